import { randomInt } from 'node:crypto'
import type { RequestHandler } from 'express'
import { rowOf } from '~contract/hosting/app-hosting'
import { iframeIdLength } from '~contract/portal/constants'
import { windowPath } from '~contract/portal/paths'
import type { PortalConfig } from '../config/env'
import { policyText } from '../http/security-headers'
import type { Sealer } from '../seal/sealer'
import { appAddress } from './app-address'
import { externalCode } from './external-token'
import { type AppSources, sendText, withApp } from './find-app'
import { devicesAt, shellDevicesPolicy } from './frame-policy'
import { hostingOf } from './hosting-rows'
import { escapeHtml } from './html'
import { originOf } from './realm-document'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An untrusted external page may work as usual, but must not navigate the portal away. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals'

/** The permissions of every app's frame. */
const permissions = ['fullscreen', 'clipboard-write']

/**
 * GET /iframe.html?app=&url=: the wrapper page of an external app; 400 if `url` is not the app's entry. The page does
 * not hold the token: the inner frame gets it through `/open`.
 */
export function iframeWrapper(sources: AppSources): RequestHandler {
  return withApp(
    sources,
    (req) => String(req.query.app ?? ''),
    async (app, req, res) => {
      const origin = originOf(app.entry)
      if (!origin || req.query.url !== app.entry)
        return sendText(res, 400, res.locals.plainAnswers.otherEntry)
      const { nonce, frameAncestors, texts } = res.locals
      res.setHeader('Referrer-Policy', 'no-referrer')
      const box = app.sandbox === 1 ? ` sandbox="${sandbox}"` : ''
      const src = `${windowPath(app.code)}?iframeId=${newIframeId()}`
      const { allow = [] } = rowOf(await hostingOf(sources, res.locals), app.code) ?? {}
      // `*`, because the frame first loads an address of the portal, which only redirects to the app's.
      const allowed = [...permissions, ...allow].map((name) => `${name} *`).join('; ')
      res.setHeader('Permissions-Policy', shellDevicesPolicy([devicesAt(origin, allow)]))
      res.setHeader(
        'Content-Security-Policy',
        policyText({
          'default-src': "'none'",
          'style-src': `'nonce-${nonce}'`,
          'frame-src': `'self' ${origin}`,
          'base-uri': "'none'",
          'form-action': "'none'",
          'frame-ancestors': frameAncestors,
        }),
      )
      res
        .type('html')
        .send(
          `<!doctype html><html lang="${texts.language}"><head><meta charset="utf-8"><title>${escapeHtml(app.title)}</title>` +
            `<style nonce="${nonce}">html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}` +
            `body{overflow:hidden}</style></head><body><iframe title="${escapeHtml(app.title)}" src="${src}"` +
            ` referrerpolicy="no-referrer"${box} allow="${allowed}"></iframe></body></html>`,
        )
    },
  )
}

interface ExternalParts extends AppSources {
  config: Pick<PortalConfig, 'EXTERNAL_TOKENS'>
  sealer: Sealer
  now(): number
}

/** GET /open/:code: redirects to the external app's real address (APP-03, APP-04). */
export function openExternal(parts: ExternalParts): RequestHandler {
  const codes = parts.config.EXTERNAL_TOKENS === 'code'
  return withApp(
    parts,
    (req) => req.params.code ?? '',
    (app, req, res) => {
      const { signedIn } = res.locals
      const id = String(req.query.iframeId ?? '')
      const iframeId = new RegExp(`^[A-Za-z0-9]{${iframeIdLength}}$`).test(id) ? id : null
      res.setHeader('Referrer-Policy', 'no-referrer')
      if (!signedIn || !originOf(app.entry))
        return sendText(res, 404, res.locals.plainAnswers.noOutsideAddress)
      const token = codes ? externalCode(parts, app.code, signedIn) : signedIn.token
      res.redirect(302, appAddress(app, token, iframeId))
    },
  )
}

function newIframeId(): string {
  return Array.from({ length: iframeIdLength }, () => letters[randomInt(letters.length)]).join('')
}
