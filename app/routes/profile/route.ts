import type { LoaderFunctionArgs } from '@remix-run/node'
import { readProfile } from '../../features/personal-setting/profile.server'
import { answerJson } from '../../session/answer.server'

/** The person's own card (ME-01), as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'profile', () => readProfile(context))
}
