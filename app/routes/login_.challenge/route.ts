import type { LoaderFunctionArgs } from '@remix-run/node'
import { addressKey } from '~server/session/attempt-keys'
import { issueDigits, issuePicture } from '../../features/sign-in/slide-challenge.server'

/** Challenges that one address may request. */
const challengeRequests = { limit: 200, window: 60_000 }

/** A fresh challenge for the sign-in form: a picture, or digits for users who cannot see it (AUTH-02). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { allowed } = await context.attempts.take(
    `puzzle ${addressKey(context.address)}`,
    challengeRequests,
  )
  if (!allowed) {
    return Response.json({ error: context.texts.signIn.challenge.tooMany }, { status: 429 })
  }
  const wanted = new URL(request.url).searchParams.get('kind')
  return Response.json(wanted === 'digits' ? issueDigits(context) : issuePicture(context))
}
