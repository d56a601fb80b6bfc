import { randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { addressKey } from '~server/session/attempt-keys'
import type { PortalContext } from '~server/session/load-context'
import { signInTexts } from '~text/sign-in'
import { drawPuzzle, type PuzzlePicture } from './puzzle-picture.server'
import { slidePicture } from './slide-picture'

/** A challenge can be solved once, within this time. */
const challengeLifetime = 2 * 60_000
/** Challenges that one address may request. */
const challengeRequests = { limit: 200, window: 60_000 }

/** A piece to move over its gap, whose position is only in the sealed token and in the picture. */
export interface PictureChallenge extends PuzzlePicture {
  token: string
}

/** The same check for users who cannot see the picture or have no scripts: digits to type as they are read out. */
export interface DigitChallenge {
  token: string
  digits: string
}

const purpose = 'slide challenge'

/** Sealed, not just signed: the answer must not be readable. */
const sealedSchema = z.object({
  id: z.string(),
  answer: z.number(),
  tolerance: z.number(),
  expires: z.number(),
})

type Sealed = z.infer<typeof sealedSchema>

/**
 * A new challenge for the sign-in form as JSON: a picture, or with `?kind=digits` digits for users who cannot see it
 * (AUTH-02). 429: too many requests.
 */
export async function giveChallenge(context: PortalContext, request: Request): Promise<Response> {
  const key = `puzzle ${addressKey(context.address)}`
  const { allowed } = await context.attempts.take(key, challengeRequests)
  if (!allowed) {
    return Response.json(
      { error: signInTexts[context.texts.language].challenge.tooMany },
      { status: 429 },
    )
  }
  const wanted = new URL(request.url).searchParams.get('kind')
  return Response.json(wanted === 'digits' ? issueDigits(context) : issuePicture(context))
}

function issuePicture(context: PortalContext): PictureChallenge {
  const { width, piece, tolerance } = slidePicture
  // Never at the piece's starting position.
  const answer = randomInt(Math.round(piece * 1.5), width - piece - tolerance)
  return { token: issue(context, answer, tolerance), ...drawPuzzle(answer) }
}

export function issueDigits(context: PortalContext): DigitChallenge {
  const answer = randomInt(1_000, 10_000)
  return { token: issue(context, answer, 0), digits: [...String(answer)].join(' ') }
}

/** Whether a form solves a challenge that the portal issued, in time and for the first time. */
export async function isPassed(context: PortalContext, form: FormData): Promise<boolean> {
  const sealed = open(context, String(form.get('challenge') ?? ''))
  if (!sealed || sealed.expires <= context.now()) return false
  // A wrong answer uses it up as well, which prevents a second guess at the same picture.
  const once = { limit: 1, window: challengeLifetime }
  if (!(await context.attempts.take(`challenge ${sealed.id}`, once)).allowed) return false
  const given = String(form.get('answer') ?? '').replace(/\s/g, '')
  return /^\d{1,4}$/.test(given) && Math.abs(Number(given) - sealed.answer) <= sealed.tolerance
}

function issue({ sealer, now }: PortalContext, answer: number, tolerance: number): string {
  const expires = now() + challengeLifetime
  const sealed: Sealed = { id: randomUUID(), answer, tolerance, expires }
  return sealer.seal(purpose, sealed)
}

function open({ sealer }: PortalContext, token: string): Sealed | null {
  return sealedSchema.safeParse(sealer.open(purpose, token)).data ?? null
}
