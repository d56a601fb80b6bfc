// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { RealmControls } from '~contract/hosting/bridge'
import { hostedApp } from '~contract/hosting/hosted-app'
import { AppHost } from './app-host'
import type { AppPort } from './app-port'
import { appStatus } from './app-status'
import type { TabId } from './open-tabs'

const list = 'list' as TabId
const controls: Partial<RealmControls> = {
  start: () => {},
  announce: () => {},
  goTo: () => {},
  stands: () => false,
}

/** A host with one app, in front. `frame()` is the number of that app's current frame, 0 = none. */
function openedHost(kind: 'realm' | 'page' = 'realm') {
  const app = { code: 'list', title: '通知公告', icon: '', group: '', home: '/list/index', kind }
  const sessionEnded = vi.fn(async () => {})
  const host = new AppHost({
    apps: [hostedApp(app)],
    props: {},
    limits: { awakeApps: 5, mountTimeout: 10_000 },
    placeOf: () => ({ path: '/list/index', state: null, page: 0 }),
    sessionEnded,
  } as unknown as AppPort)
  const current = () => host.snapshot().apps[0]
  host.activate(list)
  return {
    host,
    sessionEnded,
    current,
    frame: () => current()?.frame ?? 0,
    /** The document of the app's frame connects to the shell, and its app mounts, complete or with a part missing. */
    mount(isWhole: boolean) {
      const frame = current()?.frame ?? 0
      host.bridge.connect(frame, controls as RealmControls)
      if (!isWhole) host.bridge.missed(frame)
      host.bridge.mounted(frame, [])
    },
  }
}

describe('the host of the apps', () => {
  it('[ANY-05] [HOLD-01] asks twice for a frame that a gateway answers, and leaves the rest to the user', async () => {
    const { host, sessionEnded, current, frame } = openedHost()
    const first = frame()
    host.frameLoaded(first)
    await vi.waitUntil(() => frame() > first)
    const second = frame()
    host.frameLoaded(second)
    expect(current()?.status).toBe(appStatus.failed)
    await Promise.resolve(sessionEnded.mock.results.at(-1)?.value)
    expect(sessionEnded).toHaveBeenCalledTimes(2)
    expect(current()?.status).toBe(appStatus.failed)
    host.reload(list)
    expect(frame()).toBeGreaterThan(second)
    host.frameLoaded(frame())
    await vi.waitUntil(() => current()?.status === appStatus.loading)
  })

  it('[DESK-07] [HOLD-10] loads an app again that was refused a part of it, once', async () => {
    const { host, current, frame, mount } = openedHost()
    mount(false)
    const first = frame()
    await host.bridge.sessionEnded()
    expect(frame()).toBeGreaterThan(first)
    mount(false)
    const second = frame()
    await host.bridge.sessionEnded()
    host.loadMissed()
    expect(frame()).toBe(second)
    expect(current()?.status).toBe(appStatus.active)
  })

  it('[DESK-06] [HOLD-10] leaves an app without a part of it as it is while it holds work', async () => {
    const { host, frame, mount } = openedHost()
    mount(false)
    const first = frame()
    host.bridge.setDirty(first, true)
    await host.bridge.sessionEnded()
    host.loadMissed()
    expect(frame()).toBe(first)
    host.bridge.setDirty(first, false)
    host.loadMissed()
    expect(frame()).toBeGreaterThan(first)
  })

  it('[HOLD-10] leaves an app alone that came whole', async () => {
    const { host, frame, mount } = openedHost()
    mount(true)
    const first = frame()
    host.bridge.missed(first)
    await host.bridge.sessionEnded()
    host.loadMissed()
    expect(frame()).toBe(first)
  })

  const step = { path: '/list/sub.html', state: null, page: 0 }

  it('[ANY-02] [DESK-08] loads a page where a step leads that comes before its document', () => {
    const { host, frame } = openedHost('page')
    const first = frame()
    host.goTo(list, { ...step, path: '/list/index' })
    expect(frame()).toBe(first)
    host.goTo(list, step)
    expect(frame()).toBeGreaterThan(first)
  })

  it('[ANY-03] [HOLD-10] leaves a page that goes without the shell as it is, whatever leads to it', async () => {
    const { host, frame, mount } = openedHost('page')
    mount(true)
    const first = frame()
    // Two loads: its own, and that of the answer to one of its forms.
    host.frameLoaded(first)
    host.frameLoaded(first)
    await Promise.resolve()
    host.goTo(list, step)
    expect(frame()).toBe(first)
  })
})
