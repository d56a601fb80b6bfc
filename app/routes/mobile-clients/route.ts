import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { readMobileClients } from '../../features/mobile-clients/mobile-clients.server'

/** The mobile office's clients by device (AID-04), as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'mobile clients', () => readMobileClients(context))
}
