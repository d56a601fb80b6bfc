import { pino } from 'pino'
import { readConfig } from '~server/config/env'
import { startPortal } from '../../../server/portal'
import { serve } from '../program'

/** The portal, as it is in production. */
const log = pino({ level: 'silent' })
const portal = await startPortal(readConfig(process.env), { log })
serve(portal.url)
