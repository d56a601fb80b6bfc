import { describe, expect, it, vi } from 'vitest'
import { zhCN } from '~text/zh-CN'
import type { AppHost } from '../../hosting/app-host'
import { loadingApp } from '../../hosting/host-state'
import { codeOfTab, type TabId } from '../../hosting/open-tabs'
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

/** A shell with the apps a, b and c, the first two open, at `/a/list`. */
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
})
