import type { RequestHandler } from 'express'
import type { MicroAppEntry } from '~/platform/contract/apps'
import type { PortalBuild } from '../build'
import { policyText } from '../http/security-headers'
import { type AppSources, withApps } from './find-app'

/**
 * GET /realm: the document in which an embedded app comes to life, empty but for the boot script. It is the same
 * for all of a person's apps, so that a frame can be booted before anybody knows for which.
 */
export function realmDocument(sources: AppSources, build: PortalBuild): RequestHandler {
  return withApps(sources, (apps, _req, res) => {
    const { nonce } = res.locals
    const styles = build.realm.styles.map((href) => `<link rel="stylesheet" href="${href}">`)
    res.setHeader('Content-Security-Policy', realmPolicy(apps, nonce, build.live))
    res
      .type('html')
      .send(
        '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">' +
          `<meta name="viewport" content="width=device-width, initial-scale=1"><title></title>${styles.join('')}` +
          `<script type="module" nonce="${nonce}" src="${build.realm.script}"></script></head><body></body></html>`,
      )
  })
}

/**
 * A sub-app is as trusted as the shell, but its tools may write style elements, and its files may lie on its
 * entry's origin.
 */
function realmPolicy(apps: readonly MicroAppEntry[], nonce: string, live: boolean): string {
  const embedded = apps.filter((app) => app.appType === 0)
  const origins = [...new Set(embedded.map((app) => originOf(app.entry)))].filter(Boolean).join(' ')
  return policyText({
    'default-src': `'self' ${origins}`,
    'script-src': `'self' 'nonce-${nonce}' ${origins}`,
    'style-src': `'self' 'unsafe-inline' ${origins}`,
    'img-src': "'self' data: blob: https: http:",
    'font-src': `'self' data: ${origins}`,
    'connect-src': `'self' ${origins} ${live ? 'ws:' : ''}`,
    'worker-src': `'self' blob: ${origins}`,
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
