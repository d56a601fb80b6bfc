import { type RequestHandler, Router } from 'express'
import sirv from 'sirv'
import { buildPath } from '~contract/portal/paths'
import type { PortalBuild } from '../build'

/** The browser's files, and which build they are of: by that a page notices that it has become an old one (LOOK-06). */
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

/** Hashed files never change; the rest of the folder (icons) may. Both come compressed from the build. */
function serve(folder: string): RequestHandler {
  const year = 365 * 24 * 3600
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(res, pathname) {
      // By its ending alone it would count as a video.
      if (pathname.endsWith('.d.ts')) res.setHeader('Content-Type', 'text/plain; charset=utf-8')
      const hashed = /-[\w-]{8}\.\w+$/.test(pathname)
      res.setHeader(
        'Cache-Control',
        hashed ? `public, max-age=${year}, immutable` : 'public, max-age=3600',
      )
    },
  })
}

/** Of another build, most likely. Not the way to sign-in, which a page that misses a file could make nothing of. */
const fileIsGone: RequestHandler = (_, res) => {
  res.setHeader('Cache-Control', 'no-store')
  res.status(404).type('text').send(`${res.locals.texts.plainAnswers.badAddress}\n`)
}
