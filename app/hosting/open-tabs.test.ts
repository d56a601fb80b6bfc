import { describe, expect, it } from 'vitest'
import { type HostedApp, hostedApp } from '~contract/hosting/hosted-app'
import {
  close,
  codeOfTab,
  follow,
  lastClosed,
  move,
  type OpenTabs,
  openDocument,
  reopen,
  replace,
  restore,
  setPinned,
  type Tab,
  type TabId,
  tabAt,
  tabsTo,
  visit,
} from './open-tabs'
import { formatTabs, parseTabs, readTabs, writeTabs } from './open-tabs-cookie'

const open: OpenTabs = [
  tab('index', '/index'),
  tab('inbox', '/inbox/list/1'),
  tab('list', '/list/index'),
]

function id(text: string) {
  return text as TabId
}

function tab(name: string, path = `/${name}`, pinned = false): Tab {
  return { id: id(name), code: codeOfTab(id(name)), path, pinned }
}

function ids(of: OpenTabs): string[] {
  return of.map(({ id }) => id)
}

function app(code: string, change: Partial<HostedApp> = {}): HostedApp {
  const rest = { title: code, icon: '', group: '', home: `/${code}/start`, source: '' }
  return { ...hostedApp({ code, ...rest }), ...change }
}

describe('what was closed', () => {
  it('[GUARD-08] is known by the tab of each app that was closed last', () => {
    const first = lastClosed([], [tab('inbox', '/inbox/list/3'), tab('list')])
    const again = lastClosed(first, [tab('inbox~2', '/inbox/detail/7')])
    expect(again).toEqual([tab('inbox~2', '/inbox/detail/7'), tab('list')])
  })
})

describe('going to a path', () => {
  it('[TAB-01] opens a tab for a new app at the end', () => {
    expect(visit(open, '/work/list').at(-1)).toEqual(tab('work', '/work/list'))
  })

  it('[TAB-01] [GUARD-08] keeps one tab an app and remembers its last path', () => {
    expect(visit(open, '/inbox/detail/7?from=1#end')).toEqual([
      open[0],
      tab('inbox', '/inbox/detail/7?from=1#end'),
      open[2],
    ])
  })

  it('[GUARD-06] changes nothing at the same place', () => {
    expect(visit(open, '/inbox/list/1')).toBe(open)
  })

  it.each(['/refresh/inbox', '/retry/inbox/list/1', '/'])('[GUARD-08] ignores %s', (path) => {
    expect(visit(open, path)).toBe(open)
  })

  it('tells an app whose code merely begins like refresh from a passing path', () => {
    expect(visit(open, '/refreshments/list')).toHaveLength(4)
  })

  it('[APP-11] follows a hidden app to its new path, and no app to another one’s', () => {
    expect(follow(open, id('list'), '/list/detail/7')[2]?.path).toBe('/list/detail/7')
    expect(follow(open, id('list'), '/inbox/list/2')).toBe(open)
  })
})

describe('several documents of one app', () => {
  const two = openDocument(open, '/inbox/detail/7')

  it('[DESK-04] opens a second tab of the same app next to its first', () => {
    expect(ids(two)).toEqual(['index', 'inbox', 'inbox~2', 'list'])
    expect(two[2]).toMatchObject({ code: 'inbox', path: '/inbox/detail/7' })
  })

  it('[DESK-04] finds the tab that shows the same URL instead of opening another', () => {
    expect(openDocument(two, '/inbox/detail/7')).toBe(two)
    expect(tabAt(two, '/inbox/detail/7')?.id).toBe('inbox~2')
  })

  it('[DESK-04] keeps a step of the history with the tab that it belongs to', () => {
    expect(visit(two, '/inbox/detail/8', id('inbox~2'))[2]?.path).toBe('/inbox/detail/8')
    expect(visit(two, '/inbox/detail/8')[1]?.path).toBe('/inbox/detail/8')
  })

  it('gives a new tab the first number that is free', () => {
    const three = openDocument(two, '/inbox/detail/9')
    const { tabs: gap } = close(three, [id('inbox~2')], id('index'))
    expect(ids(openDocument(gap, '/inbox/detail/10'))).toContain('inbox~2')
  })
})

describe('closing tabs', () => {
  it('[TAB-02] moves to the right neighbour', () => {
    expect(close(open, [id('inbox')], id('inbox'))).toEqual({
      tabs: [open[0], open[2]],
      next: open[2],
    })
  })

  it('[TAB-02] moves to the left neighbour at the end', () => {
    expect(close(open, [id('list')], id('list')).next).toBe(open[1])
  })

  it('[TAB-02] moves to the nearest one that stays when several go', () => {
    expect(close(open, [id('inbox'), id('list')], id('inbox')).next).toBe(open[0])
  })

  it('stays where it is when another tab is closed', () => {
    expect(close(open, [id('list')], id('index')).next).toBeNull()
  })

  it('[APP-08] ignores an unknown code', () => {
    expect(close(open, [id('nobody')], id('index'))).toEqual({ tabs: open, next: null })
  })

  it('[TAB-02] [TAB-03] never closes pinned tabs, be it one, the others or all', () => {
    const pinned = [tab('system', '/system', true), ...open]
    expect(ids(tabsTo.closeAll(pinned))).toEqual(['index', 'inbox', 'list'])
    expect(ids(tabsTo.closeOthers(pinned, id('inbox')))).toEqual(['index', 'list'])
    expect(ids(tabsTo.closeLeft(pinned, id('inbox')))).toEqual(['index'])
    expect(ids(tabsTo.closeRight(pinned, id('inbox')))).toEqual(['list'])
    expect(tabsTo.close(pinned, id('system'))).toEqual([])
    expect(close(pinned, [id('system')], id('system'))).toEqual({ tabs: pinned, next: null })
  })

  it('[DESK-03] opens a closed tab again at its place, and not twice', () => {
    const { tabs: less } = close(open, [id('inbox')], id('index'))
    expect(reopen(less, open[1] as Tab, 1)).toEqual(open)
    expect(reopen(open, open[1] as Tab, 1)).toBe(open)
  })
})

describe('the order of tabs', () => {
  it('[DESK-03] puts a tab in another’s place', () => {
    expect(ids(move(open, id('index'), id('list')))).toEqual(['inbox', 'list', 'index'])
    expect(ids(move(open, id('list'), id('index')))).toEqual(['list', 'index', 'inbox'])
  })

  it('[DESK-03] keeps pinned tabs before the others', () => {
    const pinned = setPinned(setPinned(open, id('list'), true), id('inbox'), true)
    expect(ids(pinned)).toEqual(['list', 'inbox', 'index'])
    expect(move(pinned, id('index'), id('list'))).toBe(pinned)
    expect(ids(setPinned(pinned, id('list'), false))).toEqual(['inbox', 'list', 'index'])
  })
})

describe('the open a page starts with', () => {
  const apps = [app('index'), app('inbox'), app('system', { affix: true })]
  const affixed = tab('system', '/system/start', true)

  it('[DESK-01] gives back order, pins and last paths, and opens the app of the address', () => {
    const kept = [tab('inbox', '/inbox/detail/7', true), tab('system', '/system/a', true)]
    expect(restore(kept, apps, '/index')).toEqual([...kept, tab('index', '/index')])
  })

  it('[TAB-02] holds the affixed tabs even for a new user, and pinned', () => {
    expect(restore([], apps, '/index')).toEqual([affixed, tab('index', '/index')])
    expect(restore([tab('system', '/system/a')], apps, '/index')[0]?.pinned).toBe(true)
  })

  it('drops apps that the user no longer has, paths that belong to another app, and doubles', () => {
    const kept = [
      tab('gone', '/gone/1'),
      tab('inbox', '/system/evil'),
      tab('index', '/index'),
      tab('index', '/index'),
    ]
    expect(ids(restore(kept, apps, '/index'))).toEqual(['system', 'index'])
  })

  it('[DESK-04] gives back several documents of one app', () => {
    const kept = [tab('inbox', '/inbox/list/1'), tab('inbox~2', '/inbox/detail/7')]
    expect(ids(restore(kept, apps, '/inbox/detail/7'))).toEqual(['system', 'inbox', 'inbox~2'])
  })
})

describe('the open cookie', () => {
  it('[DESK-01] reads what it wrote: Chinese paths, pins and further documents', () => {
    const tabs = [
      tab('system', '/system/a', true),
      tab('inbox', '/inbox/list/1?词=公 文;,&x="1"'),
      tab('inbox~2', '/inbox/detail/7'),
    ]
    const [cookie = ''] = writeTabs('desk-x', formatTabs(tabs), '')
    expect(readTabs(`a=b; ${cookie.split(';')[0]}; c=d`, 'desk-x')).toEqual(tabs)
  })

  it('[SAFE-01] are tied to the host with https, whose cookie goes before one that is not', () => {
    const tabs = [tab('inbox', '/inbox/list/1')]
    const cookies = writeTabs('desk-x', formatTabs(tabs), '__Host-desk-a=1; desk-b=2', true)
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-desk-x=[^;]+; max-age=\d+; path=\/; samesite=lax; secure$/),
    ])
    const header = `desk-x=[["system"]]; ${cookies[0]?.split(';')[0]}`
    expect(readTabs(header, 'desk-x')).toEqual(tabs)
  })

  it.each([
    '',
    'desk-x=',
    'desk-x=%',
    'desk-x=%7B%7D',
    'desk-x=%5B%5B1%2C2%5D%5D',
    'desk-xy=%5B%5D',
  ])('takes %j for an empty open', (header) => expect(readTabs(header, 'desk-x')).toEqual([]))

  it('forgets the oldest paths before it grows past what a browser keeps', () => {
    const many = Array.from({ length: 60 }, (_, n) => tab(`app${n}`, `/app${n}/${'长'.repeat(30)}`))
    const value = formatTabs(many)
    expect(value.length).toBeLessThan(3_100)
    expect(parseTabs(value)).toHaveLength(60)
  })

  it('[DESK-02] keeps the open tabs of three users at one computer, and drops the oldest', () => {
    const cookies = writeTabs('desk-d', '[]', 'desk-a=1; x=1; desk-b=2; desk-c=3; desk-d=0')
    expect(cookies.map((cookie) => cookie.slice(0, 18))).toEqual([
      'desk-a=; max-age=0',
      'desk-d=[]; max-age',
    ])
  })
})

describe('another app in a tab’s place', () => {
  it('[ME-04] stands where the tab stood, pinned as it was', () => {
    const pinned = setPinned(open, id('index'), true)
    expect(replace(pinned, id('index'), '/door')).toEqual([
      tab('door', '/door', true),
      ...pinned.slice(1),
    ])
  })

  it('[ME-04] is not there twice', () => {
    expect(ids(replace(open, id('index'), '/list/index'))).toEqual(['inbox', 'list'])
  })

  it('[ME-04] changes nothing without the tab or without an app', () => {
    expect(replace(open, id('door'), '/dwmh')).toBe(open)
    expect(replace(open, id('index'), '/')).toBe(open)
  })
})
