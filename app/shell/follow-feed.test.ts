// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import type { LiveEvents, LiveKind, LivePosition } from '~contract/live/protocol'
import { zhCN } from '~text/zh-CN'
import type { AppHost } from '../hosting/app-host'
import type { LiveFeed, LiveState } from '../live/live-feed'
import { followFeed } from './follow-feed'
import { Shell } from './store/shell'
import { addressAt, type ShellPage } from './store/shell-state'

const app = (code: string, badge = 0) => {
  return { code, title: code, icon: '', group: '', home: `/${code}`, badge }
}

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A shell with the loaded apps a and b, badges 3 and 0, and a record of what the apps receive. */
function followed(state: LiveState = 'live', live: LivePosition | null = null) {
  const apps = [app('a', 3), app('b')]
  const page = { apps, home: '/a', tabs: [], live } as Partial<ShellPage>
  const shell = new Shell(page as ShellPage, addressAt('/a', null), zhCN)
  const published: [name: string, ...data: unknown[]][] = []
  const host: Partial<AppHost> = {
    announce: (name, data) => void published.push([name, data]),
    announceEach: (name, dataFor) =>
      void published.push([name, ...['a', 'b'].map(dataFor as never)]),
  }
  shell.host = host as AppHost
  const hearers = new Map<LiveKind, (payload: never) => void>()
  const feed: Partial<LiveFeed> = {
    state: () => state,
    subscribe(kind, listener) {
      hearers.set(kind, listener as never)
      return () => void hearers.delete(kind)
    },
  }
  ends.push(followFeed(shell, feed as LiveFeed))
  const push = <Kind extends LiveKind>(kind: Kind, payload: LiveEvents[Kind]) =>
    hearers.get(kind)?.(payload as never)
  return { shell, page: page as ShellPage, published, push }
}

describe('what the live socket brings', () => {
  it('[APP-12] [PUSH-02] is no news for apps while the counts are those of the page', () => {
    const { published, push } = followed()
    push('unread', { message: 7, apps: { a: 3, b: 0 } })
    push('unread', { message: 7, apps: { a: 3, b: 0 } })
    expect(published).toEqual([])
  })

  it('[APP-12] [PUSH-02] tells every app when a count changes, each its own', () => {
    const { shell, published, push } = followed()
    push('unread', { message: 7, apps: { a: 2, b: 0 } })
    expect(published).toEqual([['unread', { message: 7, app: 2 }, { message: 7, app: 0 }]])
    expect(shell.state.badges).toEqual(expect.objectContaining({ a: 2, b: 0 }))
    push('unread', { message: 8, apps: { a: 2, b: 0 } })
    expect(published).toHaveLength(2)
  })

  it('[LIVE-04] [APP-12] tells apps that it may have missed something, but not with its first connection', () => {
    const first = followed('connecting')
    first.push('stale', null)
    expect(first.published).toEqual([])
    const lost = followed('connecting', { epoch: 'of another process', offset: 7 })
    lost.push('stale', null)
    expect(lost.published).toEqual([['stale', null]])
    const later = followed('away')
    later.push('stale', null)
    expect(later.published).toEqual([['stale', null]])
  })

  it('[HOLD-10] [DESK-07] tells apps so once the network is back, and once the user has signed in again', () => {
    const { shell, page, published } = followed()
    window.dispatchEvent(new Event('online'))
    expect(published).toEqual([['stale', null]])
    shell.followPage(page, zhCN, { away: '/login' } as never)
    shell.followPage(page, zhCN)
    expect(published).toHaveLength(2)
  })
})
