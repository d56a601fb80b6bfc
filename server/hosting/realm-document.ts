import type { RequestHandler } from 'express'
import type { MicroAppEntry } from '~/platform/contract/apps'
import type { PortalBuild } from '../build'
import { policyText } from '../http/security-headers'
import { type AppSources, withApp } from './find-app'
import { escapeHtml } from './html'

/** GET /realm/:code: the document in which an embedded app comes to life, empty but for the boot script. */
export function realmDocument(sources: AppSources, build: PortalBuild): RequestHandler {
  return withApp(
    sources,
    (req) => req.params.code ?? '',
    (app, _req, res) => {
      const { nonce } = res.locals
      const styles = build.realm.styles.map((href) => `<link rel="stylesheet" href="${href}">`)
      res.setHeader('Content-Security-Policy', realmPolicy(app, nonce, build.live))
      res
        .type('html')
        .send(
          `<!doctype html><html lang="zh-CN" data-realm="${escapeHtml(app.code)}"><head><meta charset="utf-8">` +
            '<meta name="viewport" content="width=device-width, initial-scale=1">' +
            `<title>${escapeHtml(app.title)}</title>${styles.join('')}` +
            `<script type="module" nonce="${nonce}" src="${build.realm.script}"></script></head><body></body></html>`,
        )
    },
  )
}

/**
 * A sub-app is as trusted as the shell, but its tools may write style elements, and its files may lie on its
 * entry's origin.
 */
function realmPolicy(app: MicroAppEntry, nonce: string, live: boolean): string {
  const origin = originOf(app.entry)
  return policyText({
    'default-src': `'self' ${origin}`,
    'script-src': `'self' 'nonce-${nonce}' ${origin}`,
    'style-src': `'self' 'unsafe-inline' ${origin}`,
    'img-src': "'self' data: blob: https: http:",
    'font-src': `'self' data: ${origin}`,
    'connect-src': `'self' ${origin} ${live ? 'ws:' : ''}`,
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  })
}

/** The origin of an absolute entry, for a policy; '' for a path of the portal. */
export function originOf(entry: string): string {
  return /^https?:/i.test(entry) && URL.canParse(entry) ? new URL(entry).origin : ''
}
