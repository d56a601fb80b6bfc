import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Request, RequestHandler, Response } from 'express'

/** The compressed variants that the build makes of a file, by the encoding that a browser accepts; the best first. */
const encodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
]

/** By file extension, if Express would choose another type. */
const textTypes = new Map([
  ['js', 'text/javascript'],
  ['mjs', 'text/javascript'],
  ['svg', 'image/svg+xml; charset=utf-8'],
  // The extension .ts alone means a video.
  ['d.ts', 'text/plain'],
])

const day = 24 * 3600
const year = 365 * day

/**
 * Serves the files that are in a folder now, compressed if the build has compressed them. Other requests go on, as do
 * those for a file that has since been removed. Express's sendFile closes a file whose reader has left (SAFE-11).
 */
export function storedFiles(folder: string): RequestHandler {
  const files = filesIn(folder)
  return (req, res, next) => {
    const name = nameIn(req.path)
    if (!['GET', 'HEAD'].includes(req.method) || !files.has(name)) return next()
    const { encoding, ending } = bestFor(req, name, files)
    res.vary('Accept-Encoding')
    if (encoding) res.setHeader('Content-Encoding', encoding)
    describe(res, name)
    res.sendFile(name + ending, { root: folder, cacheControl: false }, (error?: FileError) => {
      if (!error || req.socket.destroyed || error.code === 'ECONNABORTED') return
      if (!res.headersSent) undescribe(res)
      next(error.status === 404 ? undefined : error)
    })
  }
}

type FileError = Error & { status?: number; code?: string }

/** Paths below the folder; dotfiles are not for browsers. */
function filesIn(folder: string): ReadonlySet<string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((name) => name.split(path.sep).join('/'))
  return new Set(names.filter((name) => !/(?:^|\/)\./.test(name)))
}

function nameIn(requested: string): string {
  try {
    return decodeURIComponent(requested.slice(1))
  } catch {
    return ''
  }
}

function bestFor(req: Request, name: string, files: ReadonlySet<string>) {
  const isGood = ({ encoding, ending }: (typeof encodings)[number]) =>
    files.has(name + ending) && req.acceptsEncodings(encoding)
  return encodings.find(isGood) ?? { encoding: '', ending: '' }
}

/** Hashed files never change; the others may. The portal's own icon may be a week old. */
function describe(res: Response, name: string): void {
  const [, ending = ''] = /\.((?:d\.)?\w+)$/.exec(name) ?? []
  res.type(textTypes.get(ending) ?? ending)
  const isHashed = /-[\w-]{8}\.\w+$/.test(name)
  res.setHeader(
    'Cache-Control',
    isHashed
      ? `public, max-age=${year}, immutable`
      : `public, max-age=${name === 'favicon.svg' ? 7 * day : 3600}`,
  )
}

/** An error must not have the headers that were set for the file. */
function undescribe(res: Response): void {
  const names = ['Content-Type', 'Content-Encoding', 'ETag', 'Last-Modified', 'Accept-Ranges']
  for (const name of names) res.removeHeader(name)
  res.setHeader('Cache-Control', 'no-store')
}
