import { pipeline } from 'node:stream/promises'
import type { Request, RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { PortalConfig } from '../config/env'
import { asyncHandler } from '../http/async-handler'
import { neverKept } from '../proxy/headers'
import { dataPolicy } from '../proxy/targets'
import { ConversionError, type ConversionFailure } from './converter'
import type { DocumentParts } from './create-documents'
import { askForOriginal, isFile, refusalOf, saveOriginal } from './original'
import { type TicketParts, ticketAddress } from './original-document'

interface Parts extends TicketParts {
  config: PortalConfig
  log: Logger
}

const longestId = 200

const statuses: Record<ConversionFailure, number> = {
  unconverted: 415,
  encrypted: 423,
  huge: 413,
  late: 504,
  busy: 503,
  unreachable: 502,
}

/**
 * GET /file-viewer/pdf?fileId=…&name=…: a user's file as PDF. Each request asks the platform for the file as the user,
 * because the platform decides who may read it; a kept result is used only for identical content. Refusals are the
 * platform's, or those of `statuses`.
 */
export function convertedDocument(parts: Parts, converting: DocumentParts): RequestHandler {
  const { config, log } = parts
  return asyncHandler(async (req, res) => {
    res.setHeader('Cache-Control', neverKept)
    res.setHeader('Content-Security-Policy', dataPolicy)
    const user = res.locals.signedIn
    if (!user) return void res.status(401).end()
    const { fileId, name } = askedFor(req)
    if (!fileId) return void res.status(404).end()
    if (res.destroyed) return
    const gone = new AbortController()
    const leave = () => gone.abort()
    res.on('close', leave)
    try {
      const found = { config, fileId, token: user.token, requestId: res.locals.requestId }
      const answer = await askForOriginal({ ...found, signal: gone.signal })
      if (!isFile(answer)) {
        await answer.body.dump()
        return void res.status(refusalOf(answer.statusCode)).end()
      }
      const original = await saveOriginal(answer, converting.folder, converting.most)
      const { digest } = original
      const { account, token } = user
      const address = () => ticketAddress(parts, { token, fileId, digest })
      const wanted = { ...original, name, account, address }
      const pdf = await converting.documents.pdfOf(wanted, gone.signal)
      // From here on the pipeline closes the file if the browser disconnects.
      res.off('close', leave)
      res.type('application/pdf')
      await pipeline(pdf.createReadStream(), res)
    } catch (error) {
      if (gone.signal.aborted || res.destroyed) return
      const { failure, message } = failureOf(error)
      log.warn({ failure, reason: message }, 'document not converted')
      if (res.headersSent) return void res.destroy()
      res.status(statuses[failure]).end()
    }
  })
}

function askedFor({ query }: Request) {
  const one = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  const fileId = one(query.fileId)
  return { fileId: fileId.length <= longestId ? fileId : '', name: one(query.name) }
}

function failureOf(error: unknown): ConversionError {
  if (error instanceof ConversionError) return error
  return new ConversionError('unreachable', error instanceof Error ? error.message : String(error))
}
