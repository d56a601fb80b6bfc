import type { IncomingHttpHeaders } from 'node:http'
import { create as contentDisposition } from 'content-disposition'
import parseRange from 'range-parser'
import type { FileAnswer } from '~contract/platform/files'

/** A file or a part of it; read while it is sent. */
export interface FileReply {
  status: number
  headers: Record<string, string>
  file: FileAnswer
  /** `end` is not included. */
  part: { start: number; end: number }
  asked: Asked
}

interface Asked {
  method: string
  headers: IncomingHttpHeaders
}

/** A header cannot contain lone surrogates. */
const halfSigns = /\p{Surrogate}/gu

/** As an attachment: its content must not run as a page. */
export function fileReply(file: FileAnswer, asked: Asked): FileReply {
  const { name, type, size } = file
  const etag = `"${file.version}"`
  const headers = {
    'Content-Type': type,
    'Content-Disposition': contentDisposition(name.replace(halfSigns, '\uFFFD')),
    'Cache-Control': 'private, no-cache',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  }
  const reply = (status: number, more: Record<string, string> = {}, start = 0, end = size) => {
    const part = asked.method === 'HEAD' ? { start: 0, end: 0 } : { start, end }
    return { status, headers: { ...headers, ...more }, file, part, asked }
  }
  const whole = () => reply(200, { 'Content-Length': String(size) })

  const { range, 'if-range': condition, 'if-none-match': known } = asked.headers
  if (known === etag) return reply(304, {}, 0, 0)
  if (range === undefined || (condition !== undefined && condition !== etag)) return whole()
  const ranges = parseRange(size, range)
  if (ranges === -1)
    return reply(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': '0' }, 0, 0)
  // A request for several ranges, or for an invalid one, may be answered with the whole file.
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1 || !ranges[0]) return whole()
  const { start, end } = ranges[0]
  const facts = {
    'Content-Range': `bytes ${start}-${end}/${size}`,
    'Content-Length': String(end - start + 1),
  }
  return reply(206, facts, start, end + 1)
}

/** As a server without range support answers. */
export function withoutRanges({ file, asked }: FileReply): FileReply {
  const { headers, ...reply } = fileReply(file, { method: asked.method, headers: {} })
  const { 'Accept-Ranges': _, ETag: __, ...kept } = headers
  return { ...reply, headers: kept }
}

/** As if the file had been replaced in the meantime. */
export function withOtherVersion({ file, asked }: FileReply): FileReply {
  return fileReply({ ...file, version: `${file.version}-changed` }, asked)
}
