import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import compression from 'compression'
import express from 'express'
import { pino } from 'pino'
import { requestLog } from '../../../server/http/log'
import { securityHeaders } from '../../../server/http/security-headers'
import { storedFiles } from '../../../server/http/stored-files'
import { listenLocally } from '../../support/ports'
import { withoutScripts } from '../static-html'

/** The only script of the static page: it answers a click on the rail. */
const script = `document.querySelector('nav').addEventListener('click', (event) => {
  const link = event.target.closest('a')
  if (!link || link.target) return
  event.preventDefault()
  for (const other of document.querySelectorAll('nav a')) {
    other.classList.toggle('floor-answered', other === link)
    if (other === link) other.setAttribute('aria-current', 'page')
    else other.removeAttribute('aria-current')
  }
})
`

/**
 * Serves the portal's page as a static document: the same HTML and stylesheets without its scripts, through the same
 * middleware. No page that looks like this can be faster.
 */
export async function startFloor(portalHtml: string): Promise<{ url: string; close(): void }> {
  const html = withoutScripts(portalHtml).replace(
    '</head>',
    '<script defer src="/floor.js"></script></head>',
  )
  const app = express()
  app.disable('x-powered-by')
  app.use(requestLog(pino({ level: 'silent' })))
  app.use(securityHeaders({ hsts: '', live: false, appOrigins: '', parents: [] }))
  app.use(storedFiles(fileURLToPath(new URL('../../../build/client', import.meta.url))))
  app.use(compression())
  app.get('/floor.js', (_, res) => void res.type('js').send(script))
  app.get('*', (_, res) => void res.type('html').send(html))
  return listenLocally(createServer(app))
}
