import { defaultServicePrefixes, type ServiceName } from '~contract/platform/services'
import type { HttpClient } from '../support/http-client'

/** What a user does, as the browser sends it; the answer may be a page, the portal's JSON, or a service's own. */
export interface Deed {
  kind: 'page' | 'json' | 'sign-in' | 'chat' | 'proxied'
  path: string
  /** Absent = a read. */
  body?: unknown
  /** The platform call that a write leads to; `*` = any. */
  call?: { method: 'POST' | 'PUT'; path: string }
  /** The portal uses no data of the answer, so its shape does not matter. */
  lenient?: boolean
}

/** A backend service: the reads of a page that needs it, and the writes of an action there. */
export interface ServiceUse {
  service: ServiceName
  read: Deed
  write: Deed
}

/** Ids that actions need, as the user's own pages contain them. */
export interface Material {
  messageId: string
  layoutId: string
}

export async function findMaterial(client: HttpClient): Promise<Material> {
  const read = async (path: string) => JSON.parse((await client.get(path)).text)
  const { rows } = await read('/messages')
  const { layouts } = await read('/home-layouts')
  return { messageId: rows[0].id, layoutId: layouts[0].id }
}

const asked = (path: string): Deed => ({ kind: 'json', path })
const done = (path: string, body: unknown, call: Deed['call'], more: Partial<Deed> = {}): Deed => ({
  kind: 'json',
  path,
  body,
  ...(call && { call }),
  ...more,
})

/**
 * The services that the portal itself calls, by the portal's own addresses; what only sub-apps call goes through the
 * proxy.
 */
export function ownServices({ messageId, layoutId }: Material, account: string): ServiceUse[] {
  return [
    {
      service: 'auth',
      read: { kind: 'page', path: '/inbox/list/1' },
      write: {
        kind: 'sign-in',
        path: '/login',
        body: { account, password: 'Portal@2026', redirect: '' },
        call: { method: 'POST', path: '/auth/oauth/token' },
      },
    },
    {
      service: 'admin',
      read: asked('/home-layouts'),
      write: done(
        '/home-layouts',
        { id: layoutId },
        { method: 'POST', path: '/service-admin/homeLayout/setDefault/*' },
        { lenient: true },
      ),
    },
    {
      service: 'system',
      read: asked('/profile'),
      write: done(
        '/shortcuts',
        { codes: ['inbox', 'list'] },
        { method: 'POST', path: '/service-system/sysappuser' },
        { lenient: true },
      ),
    },
    {
      service: 'base',
      read: asked('/account-switch'),
      write: done(
        '/messages',
        { id: messageId },
        { method: 'POST', path: '/service-base/setmsginfo/*' },
        { lenient: true },
      ),
    },
    { service: 'message', read: asked('/messages'), write: proxiedWrite('message') },
    {
      service: 'documentSearch',
      read: asked('/document-search/history?library=unit'),
      write: done(
        '/document-search',
        { library: 'unit', keyword: '通知', pageNo: 1 },
        { method: 'POST', path: '/api/esSearch/pageQuery' },
      ),
    },
    {
      service: 'addressBook',
      read: done('/palette/people', { keyword: '张' }, undefined),
      write: proxiedWrite('addressBook'),
    },
    {
      service: 'mail',
      read: done('/palette/mails', { keyword: '通知' }, undefined),
      write: proxiedWrite('mail'),
    },
    {
      service: 'notify',
      read: done('/palette/notices', { keyword: '通知' }, undefined),
      write: proxiedWrite('notify'),
    },
    { service: 'fileCentre', read: asked('/files'), write: proxiedWrite('fileCentre') },
    { service: 'workplace', read: asked('/navigator'), write: proxiedWrite('workplace') },
    {
      service: 'integrate',
      read: proxied('integrate', '/lowcode/pages'),
      write: {
        kind: 'chat',
        path: '/assistant',
        body: { question: '怎么请假？', context: null, history: [] },
        call: { method: 'POST', path: '/service-integrate/ai/v1/chat/completions' },
      },
    },
  ]
}

/** What sub-apps read from services that only they call; there is no answer if the mock platform lacks the endpoint. */
const readPaths: Partial<Record<ServiceName, string>> = {
  approvalCentre: '/pending/page?pageNo=1&length=20',
  archives: '/favourite/page?pageNo=1&length=20',
  document: '/document/page?pageNo=1&length=20',
  instantMessaging: '/forum/boards',
  meeting: '/notice/page?pageNo=1&length=20',
  portal: '/workbench/summary',
  workbook: '/worklog/month?month=2026-05',
}

/** All other services, as sub-apps reach them. */
export function proxiedServices(own: readonly ServiceUse[]): ServiceUse[] {
  const names = Object.keys(defaultServicePrefixes) as ServiceName[]
  return names
    .filter((service) => !own.some((use) => use.service === service))
    .map((service) => ({
      service,
      read: proxied(service, readPaths[service] ?? '/any'),
      write: proxiedWrite(service),
    }))
}

function proxied(service: ServiceName, path: string): Deed {
  return { kind: 'proxied', path: defaultServicePrefixes[service] + path }
}

function proxiedWrite(service: ServiceName): Deed {
  const path = `${defaultServicePrefixes[service]}/any`
  return { kind: 'proxied', path, body: { any: 1 }, call: { method: 'POST', path } }
}
