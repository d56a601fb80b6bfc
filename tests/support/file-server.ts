import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { listenLocally } from './ports'

/** A file that a test serves as it likes. Its bytes are computed from their positions, so none are stored. */
export interface ServedFile {
  size: number
  /** As in a Content-Disposition header. */
  disposition?: string
  etag?: string
  /** The server ignores Range. */
  withoutRange?: boolean
  /** Answers with this instead of the file. */
  status?: number
  /** Nothing is sent beyond this byte until it is removed; `cut`: the connection ends there. */
  stopAt?: number
  cut?: boolean
}

/** The request: its first byte, and how it ended. */
export interface FileVisit {
  fileId: string
  from: number
  sent: number
  closed: boolean
}

const pieceSize = 64 * 1024

/** The bytes from one position to another. */
export function bytesOf(from: number, to: number): Buffer {
  const bytes = Buffer.allocUnsafe(to - from)
  for (let at = 0; at < bytes.length; at += 1) {
    const place = from + at
    bytes[at] = (place * 31 + (place >> 8) * 17) & 255
  }
  return bytes
}

/** A platform whose files a test controls; every other request is forwarded to the mock platform at `behind`. */
export async function startFileServer() {
  const files = new Map<string, ServedFile>()
  const visits: FileVisit[] = []
  const front = { behind: '' }
  const waiting = new Set<() => void>()

  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '', 'http://files')
    const fileId = url.searchParams.get('fileId') ?? ''
    const file = files.get(fileId)
    if (file && url.pathname === '/service-file/file/download') {
      void give(req, res, file, fileId)
    } else pass(req, res)
  })

  function pass(req: IncomingMessage, res: ServerResponse) {
    const { method, headers, url } = req
    const sent = request(front.behind + url, { method, headers } as never, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
    })
    sent.on('error', () => res.destroy())
    req.pipe(sent)
  }

  async function give(req: IncomingMessage, res: ServerResponse, file: ServedFile, fileId: string) {
    const { size, etag = '"1"', withoutRange } = file
    if (file.status) return void res.writeHead(file.status).end()
    const range = /^bytes=(\d+)-/.exec(req.headers.range ?? '')
    const partial = range && !withoutRange && req.headers['if-range'] === etag
    const from = partial ? Number(range[1]) : 0
    const visit: FileVisit = { fileId, from, sent: 0, closed: false }
    visits.push(visit)
    res.on('close', () => {
      visit.closed = true
      for (const go of waiting) go()
    })
    res.writeHead(partial ? 206 : 200, {
      'content-type': 'application/octet-stream',
      'content-length': size - from,
      ...(file.disposition && { 'content-disposition': file.disposition }),
      ...(!withoutRange && { etag, 'accept-ranges': 'bytes' }),
      ...(partial && { 'content-range': `bytes ${from}-${size - 1}/${size}` }),
    })
    for (let at = from; at < size && !res.destroyed; ) {
      const current = files.get(fileId) ?? file
      const end = Math.min(size, at + pieceSize, Math.max(at, current.stopAt ?? size))
      if (end > at) {
        const more = res.write(bytesOf(at, end))
        visit.sent += end - at
        at = end
        if (!more) await once(res, 'drain')
      } else if (current.cut) return void res.destroy()
      else await new Promise<void>((go) => waiting.add(go))
    }
    res.end()
  }

  return {
    ...(await listenLocally(server)),
    front,
    visits,
    /** Serves a file from now on; a stalled download continues with the new settings. */
    serve(fileId: string, file: ServedFile) {
      files.set(fileId, file)
      for (const go of waiting) go()
      waiting.clear()
    },
    visitsOf: (fileId: string) => visits.filter((visit) => visit.fileId === fileId),
  }
}

function once(res: ServerResponse, name: string): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      res.off(name, go).off('close', go)
      done()
    }
    res.on(name, go).on('close', go)
  })
}
