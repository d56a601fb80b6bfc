import { appsModel } from '../../mock-platform/data/apps'
import type { Space } from '../../mock-platform/data/space'
import { startEntryServer } from './entry-server'
import { freePort } from './ports'
import { startStack } from './stack'
import { test as base } from './test'

/** A way to host an app that the portal serves. */
export interface HostedKind {
  kind: 'realm' | 'page'
  /** It has an origin of its own. */
  isIsolated?: true
  /** Its page comes from another team's server. */
  isElsewhere?: true
}

/** All of them, by their names in titles of tests. */
export const hostedKinds: Readonly<Record<string, HostedKind>> = {
  'a realm app': { kind: 'realm' },
  'a page app': { kind: 'page' },
  'a page app of another server': { kind: 'page', isElsewhere: true },
  'an isolated realm app': { kind: 'realm', isIsolated: true },
  'an isolated page app': { kind: 'page', isIsolated: true },
  'an isolated page app of another server': { kind: 'page', isIsolated: true, isElsewhere: true },
}

const page = (title: string) =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1></body></html>`

const pages = {
  '/list/': page('通知公告'),
  '/list/sub.html': page('里面的页'),
  '/leave.html': `<button onclick="top.location = 'https://elsewhere.example.cn/'">出去</button>`,
}

/** Another team's server with the page that stands for 通知公告. */
export const startPageServer = () => startEntryServer(pages)

/** An isolated portal, whose apps have origins of their own. */
export async function startIsolatedStack(env: Record<string, string> = {}) {
  const port = await freePort()
  return startStack({ PORT: String(port), APPS_ORIGIN: `http://*.localhost:${port}`, ...env })
}

/** Hosts 通知公告 in that way. `row` adds to its row of APP_HOSTING. */
export function hostList(space: Space, { kind }: HostedKind, entry: string | null, row = {}) {
  const apps = space.collection(appsModel)
  apps.update('list', { nextPath: '', ...(entry && { entry }) })
  space.constants.set('APP_HOSTING', JSON.stringify({ list: { kind, ...row } }))
}

interface KindFixtures {
  hosted: HostedKind
  /** Added to the row of APP_HOSTING. */
  row: object
  /** Environment variables of the portal. */
  portalEnv: Record<string, string>
}

/** Tests of 通知公告, hosted as `hosted` says. */
export const test = base.extend<KindFixtures & { elsewhere: { url: string } }>({
  hosted: [{ kind: 'realm' }, { option: true }],
  row: [{}, { option: true }],
  portalEnv: [{}, { option: true }],
  elsewhere: async ({ kept }, use) => use(await kept('page server', startPageServer)),
  stack: async ({ kept, hosted, portalEnv }, use) => {
    const start = hosted.isIsolated ? startIsolatedStack : startStack
    const kind = hosted.isIsolated ? 'stack with isolated apps' : 'stack'
    const env = Object.entries(portalEnv).flat().join(' ')
    const name = env ? `${kind}, ${env}` : kind
    await use(await kept(name, () => start(portalEnv)))
  },
  space: async ({ space, hosted, elsewhere, row }, use) => {
    hostList(space, hosted, hosted.isElsewhere ? `${elsewhere.url}/list/` : null, row)
    await use(space)
  },
})
