import { afterEach, describe, expect, it, vi } from 'vitest'
import { type AppCode, hostedApp } from '~contract/hosting/hosted-app'
import { zhCN } from '~text/zh-CN'
import type { AppHost } from '../../hosting/app-host'
import { loadingApp } from '../../hosting/host-state'
import { codeOfTab, type TabId } from '../../hosting/open-tabs'
import { badgeOf } from './compose-tabs'
import { pathOf } from './place-of'
import { Shell } from './shell'
import { addressAt, type ShellPage } from './shell-state'

const app = (code: string) => ({ code, title: code, icon: '', group: '', home: `/${code}/list` })
const id = (text: string) => text as TabId
const tab = (code: string) => ({
  id: id(code),
  code: codeOfTab(id(code)),
  path: `/${code}/list`,
  pinned: false,
})

/** A shell with the apps a, b and c, of which a and b are open, at `/a/list`. */
function openShell(change: Partial<ShellPage> = {}) {
  const page = {
    apps: ['a', 'b', 'c'].map(app),
    rail: ['a', 'b', 'c'],
    home: '/a/list',
    tabs: [tab('a'), tab('b')],
    ...change,
  } as ShellPage
  const address = addressAt('/a/list', null)
  const shell = new Shell(page, address, zhCN)
  const navigate = vi.fn()
  shell.followRouter(address, navigate)
  return { shell, page, navigate, ids: () => shell.state.tabs.map(({ id }) => id) }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const dirty = (tabId: string) => ({ ...loadingApp(id(tabId), 1), dirty: true })

describe('the shell', () => {
  it('[DESK-01] [APP-06] opens the tab of an app and tells the router once', () => {
    const { shell, navigate, ids } = openShell()
    const seen: string[] = []
    shell.store.subscribe(({ active }) => seen.push(active))
    shell.go('/c/list')
    expect(ids()).toEqual(['a', 'b', 'c'])
    expect(seen).toEqual(['c'])
    expect(navigate).toHaveBeenCalledOnce()
    expect(navigate.mock.calls[0]?.[0]).toBe('/c/list')
  })

  it('[GUARD-06] is silent when asked to go where it is', () => {
    const { shell, navigate } = openShell()
    shell.go('/a/list')
    expect(navigate).not.toHaveBeenCalled()
  })

  it('[APP-02] follows Back and Forward by their address, and not its own step twice', () => {
    const { shell, navigate } = openShell()
    shell.go('/c/list')
    const step = addressAt('/c/list', { tab: null })
    const before = shell.state
    shell.followRouter(step, navigate)
    expect(shell.state).toBe(before)
    shell.followRouter(addressAt('/b/detail/7', null), navigate)
    expect(shell.state).toMatchObject({ active: 'b', address: { path: '/b/detail/7' } })
  })

  it('[TAB-02] closes the tab in front in one step with coming to its neighbour', () => {
    const { shell, ids } = openShell()
    const fronts: [string, number][] = []
    shell.store.subscribe(({ active, tabs }) => fronts.push([active, tabs.length]))
    shell.closeTabs([id('a')])
    expect(ids()).toEqual(['b'])
    expect(fronts.filter(([, count]) => count === 1)).toEqual([['b', 1]])
    shell.reopenTab()
    expect(ids()).toEqual(['a', 'b'])
    expect(shell.state).toMatchObject({ active: 'a', canReopen: false })
  })

  it('[DESK-06] asks before unsaved work is lost, once for all tabs, by their titles', () => {
    const { shell, ids } = openShell()
    shell.applyHosted({ ...shell.state.hosted, apps: [dirty('a'), dirty('b')] })
    shell.closeTabs([id('a'), id('b')])
    expect(ids()).toEqual(['a', 'b'])
    expect(shell.state.question).toMatchObject({ titles: ['a', 'b'], leaving: 'close' })
  })

  it('[DESK-06] knows of the work that an app has told of this very moment', () => {
    const { shell, ids } = openShell()
    const hosted = { ...shell.state.hosted, apps: [dirty('a')] }
    const host: Partial<AppHost> = { snapshot: () => hosted, asksToStay: () => false }
    shell.host = host as AppHost
    shell.closeTabs([id('a')])
    expect(ids()).toEqual(['a', 'b'])
    expect(shell.state.question).toMatchObject({ titles: ['a'] })
  })

  it('[HOLD-01] keeps the open apps when a later list of apps could not be had', () => {
    const { shell, page, ids } = openShell()
    shell.followPage({ ...page, apps: null }, zhCN)
    expect(shell.state.apps.map(({ code }) => code)).toContain('a')
    expect(ids()).toEqual(['a', 'b'])
  })

  it('[HOLD-01] judges kept tabs once the list is there that had been missing', () => {
    const { shell, page, ids } = openShell({ apps: null, tabs: [tab('a'), tab('gone')] })
    shell.followPage({ ...page, apps: [app('a')] }, zhCN)
    expect(ids()).toEqual(['a'])
  })

  it('[HOLD-01] [DESK-02] keeps the tabs of its own window while the list is missing', () => {
    const { shell, page, ids } = openShell({ apps: null, tabs: [tab('a')] })
    shell.adoptTabs([tab('b'), tab('gone')])
    expect(ids()).toEqual(['b', 'gone', 'a'])
    shell.followPage({ ...page, apps: ['a', 'b'].map(app) }, zhCN)
    expect(ids()).toEqual(['b', 'a'])
  })

  it('[ME-04] shows the new home in the tab of the old one, unless that has unsaved work', () => {
    const { shell, page, ids } = openShell()
    shell.followPage({ ...page, home: '/c/list' }, zhCN)
    expect(ids()).toEqual(['c', 'b'])
    expect(shell.state.active).toBe('c')
    shell.applyHosted({ ...shell.state.hosted, apps: [dirty('c')] })
    shell.followPage({ ...page, home: '/a/list' }, zhCN)
    expect(ids()).toEqual(['c', 'b'])
  })

  it('[GUARD-08] leads to a closed app where it was last, also after a reload', () => {
    const { shell } = openShell()
    shell.go('/b/detail/7')
    shell.closeTabs([id('b')])
    expect(pathOf(shell.state, hostedApp(app('b')))).toBe('/b/detail/7')
    const reloaded = openShell({ tabs: [tab('a')] }).shell
    expect(pathOf(reloaded.state, hostedApp(app('b')))).toBe('/b/list')
    reloaded.adoptLastTabs(shell.state.lastTabs)
    expect(pathOf(reloaded.state, hostedApp(app('b')))).toBe('/b/detail/7')
  })

  it.each([
    '//evil.example/b',
    '/c/list',
    'javascript:alert(1)',
  ])('[GUARD-08] leads to no path that is not the app’s own: %s', (path) => {
    const { shell } = openShell({ tabs: [tab('a')] })
    shell.adoptLastTabs([{ ...tab('b'), path }])
    expect(pathOf(shell.state, hostedApp(app('b')))).toBe('/b/list')
  })

  it('[DESK-08] notes with each step which page load of its app it is of', () => {
    const { shell, navigate } = openShell()
    const loaded = (page: number) =>
      shell.applyHosted({ ...shell.state.hosted, apps: [{ ...loadingApp(id('a'), 1), page }] })
    const stateOf = (step: number) => navigate.mock.calls[step]?.[1].state
    loaded(1)
    shell.moved(id('a'), '/a/list?q=1', 'push', null, 1)
    expect(stateOf(0)).toMatchObject({ tab: 'a', page: 1 })
    shell.go('/b/list')
    expect(stateOf(1)).not.toHaveProperty('page')
    shell.go('/a/detail/7')
    expect(addressAt('/a/detail/7', stateOf(2)).page).toBe(1)
  })

  it('[TAB-06] deletes all state: full screen, header, loaded apps, tabs and last paths', () => {
    vi.stubGlobal('document', { fullscreenElement: null })
    const { shell } = openShell()
    shell.setFullScreen(true)
    shell.toggleHeader()
    shell.applyHosted({ ...shell.state.hosted, apps: [dirty('b')] })
    shell.closeTabs([id('a')])
    expect(shell.state).toMatchObject({ fullScreen: true, mode: { hiddenHeader: true } })
    expect(shell.state.lastTabs).toHaveLength(1)
    shell.deleteState()
    expect(shell.state).toMatchObject({
      fullScreen: false,
      mode: { fullScreen: false, singleScreen: false, hiddenHeader: false },
      hosted: { apps: [] },
      tabs: [],
      lastTabs: [],
      gone: true,
    })
  })
})

describe('badges', () => {
  const badged = (code: string, badge: number) => ({ ...app(code), badge })

  function openCounted() {
    const { shell, page } = openShell({ showBadges: true })
    const badge = (code: string) => badgeOf(shell.state, hostedApp(app(code)))
    const appSays = async (code: string, count: number) => {
      shell.count(code as AppCode, count)
      await vi.waitFor(() => expect(badge(code)).toBe(count))
    }
    return { shell, page, badge, appSays }
  }

  it('[APP-16] [LIVE-02] show the newest count, whoever says it: the app, a push or a new list, also once the tab is closed', async () => {
    const { shell, page, badge, appSays } = openCounted()
    await appSays('a', 3)
    shell.applyCounts({ a: 5 })
    expect(badge('a')).toBe(5)
    await appSays('a', 4)
    shell.closeTabs([id('a')])
    expect(badge('a')).toBe(4)
    shell.followPage({ ...page, apps: [badged('a', 6), app('b')] }, zhCN)
    expect(badge('a')).toBe(6)
  })

  it('[LIVE-02] of a page that was begun before the last push are out of date, however late it comes', () => {
    const { shell, page, badge } = openCounted()
    const listed = (count: number, offset: number, epoch = 'one') => ({
      ...page,
      apps: [badged('a', count), app('b')],
      live: { epoch, offset },
    })
    shell.applyCounts({ a: 5 }, { epoch: 'one', offset: 7 })
    shell.followPage(listed(4, 6), zhCN)
    expect(badge('a')).toBe(5)
    shell.followPage(listed(6, 7), zhCN)
    expect(badge('a')).toBe(6)
    shell.followPage(listed(3, 1, 'another process'), zhCN)
    expect(badge('a')).toBe(3)
  })

  it('[LIVE-02] come with a late page all the same for apps of which nothing was known', () => {
    const { shell, page, badge } = openCounted()
    shell.applyCounts({ a: 5, late: 2 }, { epoch: 'one', offset: 7 })
    const apps = [badged('a', 4), badged('late', 2)]
    shell.followPage({ ...page, apps, live: { epoch: 'one', offset: 6 } }, zhCN)
    expect([badge('a'), badge('late')]).toEqual([5, 2])
  })

  it('[APP-16] [PUSH-02] keep what an app has said when the platform only repeats its count', async () => {
    const { shell, badge, appSays } = openCounted()
    expect(shell.applyCounts({ a: 5, b: 1 })).toBe(true)
    await appSays('a', 7)
    expect(shell.applyCounts({ a: 5, b: 2 })).toBe(true)
    expect([badge('a'), badge('b')]).toEqual([7, 2])
    expect(shell.applyCounts({ a: 5, b: 2 })).toBe(false)
    expect(badge('a')).toBe(7)
  })

  it('[LIVE-04] take the platform’s count once pushes may have been missed, though it said the same before', async () => {
    const { shell, badge, appSays } = openCounted()
    shell.applyCounts({ a: 5 })
    await appSays('a', 4)
    shell.doubtCounts()
    shell.applyCounts({ a: 5 })
    expect(badge('a')).toBe(5)
  })

  it('[APP-16] hold a push that comes right after the app’s own word, which is shown a moment later', () => {
    vi.useFakeTimers()
    const { shell, badge } = openCounted()
    shell.count('a' as AppCode, 3)
    shell.applyCounts({ a: 5 })
    vi.runAllTimers()
    expect(badge('a')).toBe(5)
  })

  it('[APP-16] count no app that is not listed', () => {
    const { shell } = openCounted()
    expect(shell.applyCounts({ elsewhere: 3 })).toBe(false)
    expect(shell.state.badges).not.toHaveProperty('elsewhere')
  })
})
