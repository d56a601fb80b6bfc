import type { Request, RequestHandler, Response } from 'express'
import type { Dispatcher } from 'undici'
import { type HostingRow, rowOf } from '~contract/hosting/app-hosting'
import { framePath } from '~contract/hosting/page-place'
import type { MicroAppEntry } from '~contract/platform/apps'
import { appServiceNames } from '~contract/platform/services'
import { realmPath } from '~contract/portal/paths'
import { appNoticeTexts } from '~text/app-notice'
import type { PlainAnswers } from '~text/plain-answers'
import type { PortalBuild } from '../build'
import type { PortalConfig } from '../config/env'
import type { SendDocument } from '../proxy/proxy'
import { dataPolicy } from '../proxy/targets'
import { usesHttps } from '../session/secure-cookies'
import { cookieTerms } from './app-sessions'
import { bootMarkup } from './boot-markup'
import { entryCookies } from './entry-cookies'
import {
  bytesOf,
  type EntryPage,
  fetchEntryPage,
  type PageCall,
  type PageFailure,
} from './entry-page'
import { type AppSources, appAt, sendText, withApp } from './find-app'
import { devicesPolicy, framePolicy } from './frame-policy'
import { hostingOf } from './hosting-rows'
import { escapeHtml } from './html'
import { charsetOf, pageWith } from './page-html'
import { createPagesAhead, type PagesAhead } from './pages-ahead'
import { originOf } from './realm-document'

/**
 * GET or POST /app-page/:code/…: the page of a page app whose entry is on another origin, or a page below its folder,
 * with the portal's boot script added. A POSTed form is forwarded to the app's server, which does not get the token. If
 * the page is not available, an error page says why. Other files of the folder are served here as well, because scripts
 * may build addresses from `location`.
 */
export function pageDocument(
  sources: AppSources & {
    config: Pick<PortalConfig, 'SERVICE_PREFIXES' | 'PUBLIC_URL' | 'APPS_ORIGIN'>
  },
  build: PortalBuild,
): RequestHandler {
  const ahead = createPagesAhead()
  // Without documentSearch's prefix, by default /api: many apps have an API of their own there.
  const services = appServiceNames
    .filter((name) => name !== 'documentSearch')
    .map((name) => sources.config.SERVICE_PREFIXES[name])
  return withApp(
    sources,
    (req) => req.params.code ?? req.res?.locals.isolated?.code ?? '',
    async (app, req, res, next) => {
      const row = rowOf(await hostingOf(sources, res.locals), app.code)
      const isNamed = req.params.code !== undefined
      const prefix = isNamed ? framePrefix(app) : ownPrefix(app, row)
      if (!isNamed && (!prefix || !req.path.startsWith(prefix) || req.path === realmPath)) {
        return next()
      }
      const address = addressBelow(app, prefix, req.url)
      if (!address) return sendText(res, 404, res.locals.plainAnswers.noOutsideAddress)
      const found = await pageFor({ address, prefix, app, ahead }, req, res, sources.config)
      if ('failure' in found) return sendFailure(res, build, 502, found)
      for (const line of found.cookies) res.append('Set-Cookie', line)
      if ('next' in found) return res.redirect(303, found.next)
      if (!isPage(found.type)) {
        // The entry itself must be a page; anything else is an error.
        if (address.pathname !== new URL(app.entry).pathname) return sendFile(found, res)
        const why = res.locals.plainAnswers.entryIsNoPage(address.pathname, found.type)
        return sendFailure(res, build, 502, { failure: why })
      }
      sendPage({ ...found, base: found.address, services }, res, build, row, [found.address.origin])
    },
  )
}

/** Where the portal's own origin, and an isolated app's, serve the folder of an entry on another origin. */
const framePrefix = ({ code }: MicroAppEntry) => `${framePath}/${encodeURIComponent(code)}/`

/**
 * The path prefix at an origin of its own of an app that is known to be a page, which keeps its own paths there; '' =
 * it is not known to be one.
 */
function ownPrefix({ entry }: MicroAppEntry, row: HostingRow | undefined): string {
  return row?.kind === 'page' && originOf(entry) ? new URL('.', entry).pathname : ''
}

/** `next`: a path of the portal that shows the result of a form. */
async function pageFor(
  {
    address,
    prefix: path,
    app,
    ahead,
  }: { address: URL; prefix: string; app: MicroAppEntry; ahead: PagesAhead },
  req: Request,
  { locals }: Response,
  config: Pick<PortalConfig, 'PUBLIC_URL' | 'APPS_ORIGIN'>,
): Promise<EntryPage | { next: string; cookies: string[] } | PageFailure> {
  const { signedIn, isolated, plainAnswers } = locals
  const terms = isolated
    ? cookieTerms(config.APPS_ORIGIN ?? '')
    : ({ sameSite: 'lax', secure: usesHttps(config) } as const)
  const sessionId = signedIn?.sessionId ?? ''
  const call: PageCall = {
    address,
    cookies: entryCookies(sessionId, path, terms),
    cookieHeader: req.headers.cookie,
  }
  const form = req.method === 'POST' ? { form: { body: req, headers: formHeaders(req) } } : {}
  const kept = req.method === 'GET' && ahead.take(req, sessionId, call)
  if (kept) return kept
  const found = await fetchEntryPage({ ...call, ...form }, plainAnswers)
  if ('bytes' in found) ahead.keep(req, sessionId, call, found)
  if (!('next' in found)) return found
  const { next, cookies } = found
  const folder = new URL('.', app.entry).href
  if (!next.href.startsWith(folder)) return { failure: `${address.pathname} → ${next.href}` }
  return { next: path + next.href.slice(folder.length), cookies }
}

/** With Content-Length, if the browser sends it: many old servers accept no body without. */
function formHeaders({ headers }: Request): Record<string, string> {
  const names = ['content-type', 'content-length']
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] ? [[name, `${headers[name]}`]] : [])),
  )
}

/**
 * Adds the portal's boot script to pages below /subapps/ that frames load; in a nested frame of the app's own it does
 * nothing. Files other than pages go on unchanged.
 */
export function frameFiles(sources: AppSources, build: PortalBuild): SendDocument {
  return async (answer, req, res) => {
    const problem = problemOf(answer, req.path, res.locals.plainAnswers)
    if (problem && answer.statusCode === 200) return false
    if (problem) {
      await answer.body.dump()
      sendFailure(res, build, answer.statusCode, { failure: problem })
      return true
    }
    const row = await rowAt(sources, req, res)
    const type = String(answer.headers['content-type'] ?? '')
    sendPage({ bytes: await bytesOf(answer.body), type }, res, build, row, [])
    return true
  }
}

async function rowAt(sources: AppSources, req: Request, { locals }: Response) {
  const hosting = await hostingOf(sources, locals)
  if (hosting.rows.size === 0) return hosting.otherwise
  const app = await appAt(sources, locals, req.path)
  return app && rowOf(hosting, app.code)
}

/** A page's bytes, its content type, and the address it came from. */
interface Page {
  bytes: Buffer
  type: string
  base?: URL
  services?: readonly string[]
}

/** Sends an app's page as a document of a frame. */
export function sendPage(
  { bytes, type, base, services }: Page,
  res: Response,
  build: PortalBuild,
  row: HostingRow | undefined,
  entries: readonly string[],
) {
  setFrameHeaders(res, build, row, entries)
  res.type(`text/html; charset=${charsetOf(bytes, type)}`)
  const head = bootMarkup('page', res.locals, services)
  res.send(pageWith(bytes, { head, nonce: res.locals.nonce, base }))
}

/** Sends a page in place of the app's that shows what its server answered, and reports it to the shell. */
export function sendFailure(
  res: Response,
  build: PortalBuild,
  status: number,
  { failure, kind = 'fetch' }: PageFailure,
) {
  setFrameHeaders(res, build, undefined, [])
  const seen = status === 404 ? appNoticeTexts[res.locals.texts.language].absent : failure
  res
    .status(status)
    .type('html')
    .send(
      `<!doctype html><meta name="portal-failure" data-kind="${kind}" content="${escapeHtml(failure)}">` +
        `${bootMarkup('page', res.locals)}<p>${escapeHtml(seen)}</p>`,
    )
}

function setFrameHeaders(
  res: Response,
  build: PortalBuild,
  row: HostingRow | undefined,
  entries: readonly string[],
) {
  const policy = framePolicy({ entries, row, locals: res.locals, live: build.live })
  res.setHeader('Content-Security-Policy', policy)
  res.setHeader('Permissions-Policy', devicesPolicy(row?.allow ?? []))
  res.setHeader('Cache-Control', 'no-store')
}

/**
 * The address that a path of the portal below `prefix` stands for; null = the entry is a path of the portal, or the
 * address is outside its folder.
 */
function addressBelow({ entry }: MicroAppEntry, prefix: string, path: string): URL | null {
  if (!originOf(entry)) return null
  const rest = path.slice(prefix.length)
  const folder = new URL('.', entry)
  // Concatenated rather than resolved: `//host` and `http:` would lead to other servers.
  const address = new URL(folder.href + rest)
  if (!path.startsWith(prefix) || !address.href.startsWith(folder.href)) return null
  return rest === '' || rest.startsWith('?')
    ? new URL(rest || new URL(entry).search, entry)
    : address
}

/** Why an answer cannot be an app's page; undefined = it can. */
export function problemOf(
  { statusCode, headers }: Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>,
  path: string,
  plainAnswers: PlainAnswers,
): string | undefined {
  if (statusCode !== 200) return plainAnswers.entryFailed(path, statusCode)
  const type = String(headers['content-type'] ?? '')
  return isPage(type) ? undefined : plainAnswers.entryIsNoPage(path, type)
}

const isPage = (type: string) => /html/i.test(type)

/** Sends data for the page's scripts; at the portal's own origin none of it may run. */
function sendFile({ bytes, type, disposition }: EntryPage, res: Response) {
  res.setHeader('Content-Security-Policy', dataPolicy)
  res.setHeader('Cache-Control', 'no-store')
  if (/^attachment\b/i.test(disposition)) {
    res.setHeader('Content-Disposition', disposition)
    return void res.type('application/octet-stream').send(bytes)
  }
  const isData =
    /^(?:application\/(?:[\w.+-]+\+)?json|image\/(?!svg)[\w.+-]+|font\/[\w.+-]+|text\/csv)\b/i
  res.type(isData.test(type) ? type : 'text/plain').send(bytes)
}
