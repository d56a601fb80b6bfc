import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { ownAppsPath } from '~contract/portal/paths'
import { loginPathWith } from '~contract/portal/safe-redirect'
import type { PortalBuild } from '../build'
import { policyText } from '../http/security-headers'
import type { PortalParts } from '../parts'
import { audit } from '../session/audit'
import type { SignedIn } from '../session/session'
import { type OwnAppForm, type OwnAppProblem, readOwnApp } from './own-app-form'
import { keepOwnApps, type OwnApp } from './own-apps'
import { ownAppsHtml } from './own-apps-html'

type PageParts = Pick<PortalParts, 'config' | 'sealer' | 'log'>

/**
 * GET /own-apps?app=leave=http://localhost:5173: a form that adds an app on the user's own machine to the session, and
 * the list of those already added (ANY-08). POST adds or removes one, and answers 303, or 400 with the page again if
 * the code or the address is invalid. GET changes nothing: the user has to submit the form.
 */
export function ownAppsPage(parts: PageParts, build: PortalBuild): Router {
  const router = Router({ strict: true, caseSensitive: true })
  router.get(ownAppsPath, signedInOnly(parts), (req, res) => {
    const [, code = '', address = ''] = /^([^=]*)=(.*)$/.exec(String(req.query.app ?? '')) ?? []
    showPage(parts, build, res, { code, address })
  })
  const readForm = express.urlencoded({ extended: false, limit: '8kb' })
  router.post(ownAppsPath, signedInOnly(parts), readForm, takeForm(parts, build))
  return router
}

function signedInOnly({ config }: PageParts): RequestHandler {
  return ({ method, originalUrl }, res, next) => {
    if (res.locals.signedIn) return next()
    const back = method === 'GET' ? originalUrl : ownAppsPath
    res.redirect(302, loginPathWith(config.LOGIN_PATH, back))
  }
}

function takeForm(parts: PageParts, build: PortalBuild): RequestHandler {
  return (req, res, next) => {
    const { signedIn, ownApps = [] } = res.locals
    if (!signedIn) return next()
    const field = (name: string) => String(req.body?.[name] ?? '')
    const without = (code: string) => ownApps.filter((own) => own.code !== code)
    const unwanted = field('remove')
    if (unwanted) {
      const removed = ownApps.find(({ code }) => code === unwanted)
      if (removed) note(parts, req, signedIn, 'remove', removed)
      res.append('Set-Cookie', keepOwnApps(parts, signedIn, without(unwanted)))
      return res.redirect(303, ownAppsPath)
    }
    const form = { code: field('code'), address: field('address') }
    const added = readOwnApp(ownApps, form, { ...parts, portal: req.headers.host })
    if ('field' in added) return showPage(parts, build, res.status(400), form, added)
    note(parts, req, signedIn, 'add', added)
    res.append('Set-Cookie', keepOwnApps(parts, signedIn, [...without(added.code), added]))
    res.redirect(303, `/${encodeURIComponent(added.code)}`)
  }
}

function note(
  { log }: PageParts,
  { ip = '' }: Request,
  { account, tenantId: tenant }: SignedIn,
  way: 'add' | 'remove',
  { code, entry }: OwnApp,
) {
  const event = { type: 'own-app', account, tenant, way, target: `${code}=${entry}` } as const
  audit({ log, address: ip }, { ...event, result: 'ok' })
}

function showPage(
  { config }: PageParts,
  _build: PortalBuild,
  res: Response,
  form: OwnAppForm,
  problem?: OwnAppProblem,
) {
  const { nonce, ownApps = [], texts } = res.locals
  const policy = policyText({
    'default-src': "'none'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    // Prevents clickjacking: no other page may cover the button.
    'frame-ancestors': "'none'",
  })
  res.setHeader('Content-Security-Policy', policy)
  const terms = { nonce, ownApps, form, problem, language: texts.language }
  const { SYSTEM_NAME: systemName, OWN_APPS: allowed } = config
  res
    .type('html')
    .send(ownAppsHtml({ ...terms, systemName, allowed, styles: res.locals.files.realm.styles }))
}
