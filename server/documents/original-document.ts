import { pipeline } from 'node:stream/promises'
import type { RequestHandler } from 'express'
import { z } from 'zod'
import { originalPath } from '~contract/portal/paths'
import type { PortalConfig } from '../config/env'
import { asyncHandler } from '../http/async-handler'
import { neverKept } from '../proxy/headers'
import { dataPolicy } from '../proxy/targets'
import type { Sealer } from '../seal/sealer'
import { askForOriginal, isFile, refusalOf } from './original'

export interface TicketParts {
  config: PortalConfig
  sealer: Sealer
  now(): number
}

/** A converter that fetches a file itself has as long as this to do so (ms). */
const lifetime = 120_000
const purpose = 'original of a document'
const ticketSchema = z.object({ fileId: z.string(), token: z.string(), until: z.number() })

/** Where a converter may fetch a user's file for a moment, without a session, from any process of the portal. */
export function ticketAddress(
  { config, sealer, now }: TicketParts,
  token: string,
  fileId: string,
): string {
  const ticket = sealer.seal(purpose, { fileId, token, until: now() + lifetime })
  const base = config.PUBLIC_URL?.replace(/\/$/, '') ?? ''
  return `${base}${originalPath}?${new URLSearchParams({ ticket })}`
}

/** GET /file-viewer/original?ticket=…: the file itself, for the converter. 403: the ticket is not good, or no longer. */
export function originalDocument({ config, sealer, now }: TicketParts): RequestHandler {
  return asyncHandler(async (req, res) => {
    res.setHeader('Cache-Control', neverKept)
    res.setHeader('Content-Security-Policy', dataPolicy)
    const given = typeof req.query.ticket === 'string' ? req.query.ticket : ''
    const ticket = ticketSchema.safeParse(sealer.open(purpose, given)).data
    if (!ticket || now() >= ticket.until) return void res.status(403).end()
    const { requestId } = res.locals
    const signal = AbortSignal.timeout(lifetime)
    const answer = await askForOriginal({ config, ...ticket, requestId, signal })
    if (isFile(answer)) {
      res.type('application/octet-stream')
      return pipeline(answer.body, res)
    }
    await answer.body.dump()
    res.status(refusalOf(answer.statusCode)).end()
  })
}
