import { givesJson } from '~server/session/answer'
import { readMobileClients } from '../../features/mobile-clients/mobile-clients.server'

/** The mobile office's clients by device (AID-04). */
export const loader = givesJson('mobile clients', ({ context }) => readMobileClients(context))
