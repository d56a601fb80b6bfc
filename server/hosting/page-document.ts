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
 * with the portal's boot script in it. A form is sent on to there. The token is not sent there. A page that cannot be
 * had is a page that says why. A script of the page that makes addresses by `location` finds the other files of its
 * folder here, too.
 */
export function pageDocument(
  sources: AppSources & {
    config: Pick<PortalConfig, 'SERVICE_PREFIXES' | 'PUBLIC_URL' | 'APPS_ORIGIN'>
  },
  build: PortalBuild,
): RequestHandler {
  const ahead = createPagesAhead()
  // Under /api many an app has an interface of its own.
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
        // Of the entry itself nothing else can be made.
        if (address.pathname !== new URL(app.entry).pathname) return sendFile(found, res)
        const why = res.locals.plainAnswers.entryIsNoPage(address.pathname, found.type)
        return sendFailure(res, build, 502, { failure: why })
      }
      sendPage({ ...found, base: found.address, services }, res, build, row, [found.address.origin])
    },
  )
}

/** Where the portal's own origin, and that of an isolated app, serve the folder of an entry elsewhere. */
const framePrefix = ({ code }: MicroAppEntry) => `${framePath}/${encodeURIComponent(code)}/`

/** If an app that is known to be a page has an origin of its own, it is at its own paths; '' = it is not. */
function ownPrefix({ entry }: MicroAppEntry, row: HostingRow | undefined): string {
  return row?.kind === 'page' && originOf(entry) ? new URL('.', entry).pathname : ''
}

/** `next`: a path of ours that shows what came of a form. */
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

/** With its length, if the browser says it: many an old server takes no body without. */
function formHeaders({ headers }: Request): Record<string, string> {
  const names = ['content-type', 'content-length']
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] ? [[name, `${headers[name]}`]] : [])),
  )
}

/**
 * The pages below /subapps/ that frames load, with the portal's boot script in them; in a frame of the app's own it
 * does nothing. Anything but a page goes on as it is.
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

/** A page's bytes, what its server says that they are, and whence they came. */
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

/** In place of an app's page: reports to the shell, and shows, what its server answered. */
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
 * The address that a path of ours, below `prefix`, stands for; null = the entry is a path of the portal, or it is not
 * below its folder.
 */
function addressBelow({ entry }: MicroAppEntry, prefix: string, path: string): URL | null {
  if (!originOf(entry)) return null
  const rest = path.slice(prefix.length)
  const folder = new URL('.', entry)
  // Not resolved yet: `//host` and `http:` would be other servers.
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

/** Data for the page's scripts; under the portal's own origin none of it may run. */
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
