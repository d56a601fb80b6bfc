import type { LoaderFunctionArgs } from '@remix-run/node'
import { challengeRequests } from '~contract/portal/constants'
import { placeOf } from '~server/session/attempt-keys'
import { issueDigits, issuePicture } from '../../features/sign-in/slide-challenge.server'

/** A fresh challenge for the sign-in form: a picture, or digits for who cannot see it (AUTH-02). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { allowed } = await context.attempts.take(
    `puzzle ${placeOf(context.address)}`,
    challengeRequests,
  )
  if (!allowed) {
    return Response.json({ error: context.texts.signIn.challenge.tooMany }, { status: 429 })
  }
  const wanted = new URL(request.url).searchParams.get('kind')
  return Response.json(wanted === 'digits' ? issueDigits(context) : issuePicture(context))
}
