import type { LoaderFunctionArgs } from '@remix-run/node'
import { giveChallenge } from '../../features/sign-in/slide-challenge.server'

export function loader({ context, request }: LoaderFunctionArgs) {
  return giveChallenge(context, request)
}
