import { type RequestHandler, Router } from 'express'
import sirv from 'sirv'
import { buildPath } from '~contract/portal/paths'
import type { PortalBuild } from '../build'

/** Serves the browser's files, and the id of their build, by which a page notices that it is outdated (LOOK-06). */
export function clientFiles({
  id,
  clientFolder,
}: Pick<PortalBuild, 'id' | 'clientFolder'>): Router {
  const router = Router()
  router.get(buildPath, (_, res) => {
    res.setHeader('Cache-Control', 'no-store')
    res.json({ build: id })
  })
  if (clientFolder) {
    router.use(serve(clientFolder))
    router.use('/assets', fileIsGone)
  }
  return router
}

/** By extension, as sirv leaves out the charset of all but HTML. */
const textTypes = new Map([
  ['css', 'text/css'],
  ['js', 'text/javascript'],
  ['mjs', 'text/javascript'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain'],
  // The extension .ts alone means a video.
  ['d.ts', 'text/plain'],
])

/** Hashed files never change; the others (icons) may. The build has compressed both. */
function serve(folder: string): RequestHandler {
  const year = 365 * 24 * 3600
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(res, pathname) {
      const [, extension = ''] = /\.((?:d\.)?\w+)$/.exec(pathname) ?? []
      const type = textTypes.get(extension)
      if (type) res.setHeader('Content-Type', `${type}; charset=utf-8`)
      const hashed = /-[\w-]{8}\.\w+$/.test(pathname)
      res.setHeader(
        'Cache-Control',
        hashed ? `public, max-age=${year}, immutable` : 'public, max-age=3600',
      )
    },
  })
}

/** Most likely a file of another build. A redirect to sign-in would be of no use to a page that misses a script. */
const fileIsGone: RequestHandler = (_, res) => {
  res.setHeader('Cache-Control', 'no-store')
  res.status(404).type('text').send(`${res.locals.plainAnswers.badAddress}\n`)
}
