import { type RequestHandler, Router } from 'express'
import { buildPath } from '~contract/portal/paths'
import type { PortalBuild } from '../build'
import { storedFiles } from './stored-files'

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
    router.use(storedFiles(clientFolder))
    router.use('/assets', fileIsGone)
  }
  return router
}

/** Most likely a file of another build. A redirect to sign-in would not help a page that lacks a script. */
const fileIsGone: RequestHandler = (_, res) => {
  res.setHeader('Cache-Control', 'no-store')
  res.status(404).type('text').send(`${res.locals.plainAnswers.badAddress}\n`)
}
