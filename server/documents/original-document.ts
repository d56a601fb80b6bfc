import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { RequestHandler } from 'express'
import { z } from 'zod'
import { originalPath } from '~contract/portal/paths'
import type { PortalConfig } from '../config/env'
import { asyncHandler } from '../http/async-handler'
import { neverKept } from '../proxy/headers'
import { dataPolicy } from '../proxy/targets'
import type { Sealer } from '../seal/sealer'
import type { DocumentParts } from './create-documents'
import { askForOriginal, isFile, refusalOf, saveOriginal } from './original'

export interface TicketParts {
  config: PortalConfig
  sealer: Sealer
  now(): number
}

/** How long a converter may take to fetch a file itself (ms). */
const lifetime = 120_000
const purpose = 'original of a document'
const ticketSchema = z.object({
  fileId: z.string(),
  token: z.string(),
  digest: z.string(),
  until: z.number(),
})

/**
 * An address from which a converter can fetch a user's file for a moment, without a session, from any process of the
 * portal.
 */
export function ticketAddress(
  { config, sealer, now }: TicketParts,
  file: Record<'token' | 'fileId' | 'digest', string>,
): string {
  const ticket = sealer.seal(purpose, { ...file, until: now() + lifetime })
  const base = config.PUBLIC_URL?.replace(/\/$/, '') ?? ''
  return `${base}${originalPath}?${new URLSearchParams({ ticket })}`
}

/**
 * GET /file-viewer/original?ticket=…: the file itself, for the converter. 403: the ticket is invalid or has expired;
 * 409: the file's content has changed, and its PDF would be kept under the old content's key.
 */
export function originalDocument(
  { config, sealer, now }: TicketParts,
  { folder, most }: Pick<DocumentParts, 'folder' | 'most'>,
): RequestHandler {
  return asyncHandler(async (req, res) => {
    res.setHeader('Cache-Control', neverKept)
    res.setHeader('Content-Security-Policy', dataPolicy)
    const given = typeof req.query.ticket === 'string' ? req.query.ticket : ''
    const ticket = ticketSchema.safeParse(sealer.open(purpose, given)).data
    if (!ticket || now() >= ticket.until) return void res.status(403).end()
    const { requestId } = res.locals
    const signal = AbortSignal.timeout(lifetime)
    const answer = await askForOriginal({ config, ...ticket, requestId, signal })
    if (!isFile(answer)) {
      await answer.body.dump()
      return void res.status(refusalOf(answer.statusCode)).end()
    }
    const { path, digest } = await saveOriginal(answer, folder, most)
    try {
      if (digest !== ticket.digest) return void res.status(409).end()
      res.type('application/octet-stream')
      await pipeline(createReadStream(path), res)
    } finally {
      await rm(path, { force: true })
    }
  })
}
