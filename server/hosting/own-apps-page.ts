import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { ownAppsPath } from '~contract/portal/paths'
import { loginPathWith } from '~contract/portal/safe-redirect'
import type { PortalBuild } from '../build'
import { policyText } from '../http/security-headers'
import type { PortalParts } from '../parts'
import { audit } from '../session/audit'
import type { SignedIn } from '../session/session'
import { addOwnApp, type OwnAppForm, type OwnAppProblem } from './own-app-form'
import { keepOwnApps, type OwnApp } from './own-apps'
import { ownAppsHtml } from './own-apps-html'

type PageParts = Pick<PortalParts, 'config' | 'sealer' | 'log'>

/**
 * GET /own-apps?app=leave=http://localhost:5173: a form that puts an app on the user's own machine into the session, and
 * the list of those that it has (ANY-08). POST does it, or removes one, and answers 303; 400 with the page again if the code
 * or the address is not one. The address alone does nothing: the user has to send the form.
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
  return (req, res) => {
    const { signedIn, ownApps = [] } = res.locals
    if (!signedIn) return
    const field = (name: string) => String(req.body?.[name] ?? '')
    const keep = (apps: readonly OwnApp[], way: 'add' | 'remove', code: string) => {
      res.append('Set-Cookie', keepOwnApps(parts, signedIn, apps))
      note(
        parts,
        req,
        signedIn,
        way,
        [...apps, ...ownApps].find((own) => own.code === code),
      )
    }
    const removed = field('remove')
    if (removed) {
      keep(
        ownApps.filter(({ code }) => code !== removed),
        'remove',
        removed,
      )
      return res.redirect(303, ownAppsPath)
    }
    const form = { code: field('code'), address: field('address') }
    const apps = addOwnApp(ownApps, form, { ...parts, portal: req.headers.host })
    if ('field' in apps) return showPage(parts, build, res.status(400), form, apps)
    const code = apps.at(-1)?.code ?? ''
    keep(apps, 'add', code)
    res.redirect(303, `/${encodeURIComponent(code)}`)
  }
}

function note(
  { log }: PageParts,
  { ip = '' }: Request,
  { account, tenantId: tenant }: SignedIn,
  way: 'add' | 'remove',
  app: OwnApp | undefined,
) {
  const target = app && `${app.code}=${app.entry}`
  const event = { account, tenant, way, ...(target && { target }), result: 'ok' }
  audit({ log, address: ip }, { type: 'own-app', ...event })
}

function showPage(
  { config }: PageParts,
  build: PortalBuild,
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
    // Nobody may lay a page of theirs over the button.
    'frame-ancestors': "'none'",
  })
  res.setHeader('Content-Security-Policy', policy)
  const terms = { nonce, ownApps, form, problem, language: texts.language }
  const { SYSTEM_NAME: systemName, OWN_APPS: allowed } = config
  res.type('html').send(ownAppsHtml({ ...terms, systemName, allowed, styles: build.realm.styles }))
}
