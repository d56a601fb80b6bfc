import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { readProfile } from '../../features/personal-setting/profile.server'

/** The user's own card (ME-01), as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'profile', () => readProfile(context))
}
