import { describe, expect, it } from 'vitest'
import { close, type Desk, restore, visit } from './desk'
import { readDesk, writeDesk } from './desk-cookie'
import type { HostedApp } from './hosted-app'

const desk: Desk = [
  { code: 'index', path: '/index' },
  { code: 'inbox', path: '/inbox/list/1' },
  { code: 'list', path: '/list/index' },
]

function app(code: string, change: Partial<HostedApp> = {}): HostedApp {
  const rest = { title: code, icon: '', group: '', source: '', affix: false, badge: 0 }
  return { code, kind: 'embedded', home: `/${code}/start`, ...rest, ...change }
}

describe('going to a path', () => {
  it('[TAB-01] opens a tab for a new app at the end', () => {
    expect(visit(desk, '/work/list').at(-1)).toEqual({ code: 'work', path: '/work/list' })
  })
  it('[TAB-01] [GUARD-08] keeps one tab an app and remembers its last path', () => {
    expect(visit(desk, '/inbox/detail/7?from=1#end')).toEqual([
      desk[0],
      { code: 'inbox', path: '/inbox/detail/7?from=1#end' },
      desk[2],
    ])
  })
  it('[GUARD-06] changes nothing at the same place', () => {
    expect(visit(desk, '/inbox/list/1')).toBe(desk)
  })
  it.each(['/refresh/inbox', '/retry/inbox/list/1', '/'])('[GUARD-08] ignores %s', (path) => {
    expect(visit(desk, path)).toBe(desk)
  })
  it('tells an app whose code merely begins like refresh from a passing path', () => {
    expect(visit(desk, '/refreshments/list')).toHaveLength(4)
  })
})

describe('closing a tab', () => {
  it('[TAB-02] moves to the right neighbour', () => {
    expect(close(desk, 'inbox')).toEqual({ desk: [desk[0], desk[2]], neighbour: '/list/index' })
  })
  it('[TAB-02] moves to the left neighbour at the end', () => {
    expect(close(desk, 'list').neighbour).toBe('/inbox/list/1')
  })
  it('[APP-08] ignores an unknown code', () => {
    expect(close(desk, 'nobody')).toEqual({ desk, neighbour: null })
  })
})

describe('the desk a page starts with', () => {
  const apps = [app('index'), app('inbox'), app('system', { affix: true })]

  it('[DESK-01] gives back order and last paths, and opens the app of the address', () => {
    const kept = [
      { code: 'inbox', path: '/inbox/detail/7' },
      { code: 'system', path: '/system/a' },
    ]
    expect(restore(kept, apps, '/index')).toEqual([...kept, { code: 'index', path: '/index' }])
  })
  it('[TAB-02] holds the affixed tabs even for a new person', () => {
    expect(restore([], apps, '/index').map((tab) => tab.code)).toEqual(['system', 'index'])
  })
  it('drops apps that the person no longer has, and paths that belong to another app', () => {
    const kept = [
      { code: 'gone', path: '/gone/1' },
      { code: 'inbox', path: '/system/evil' },
    ]
    expect(restore(kept, apps, '/index').map((tab) => tab.code)).toEqual(['system', 'index'])
  })
})

describe('the desk cookie', () => {
  it('[DESK-01] reads what it wrote, Chinese paths included', () => {
    const tabs = [{ code: 'inbox', path: '/inbox/list/1?词=公 文;,&x="1"' }]
    const header = `a=b; ${writeDesk('desk-x', tabs).split(';')[0]}; c=d`
    expect(readDesk(header, 'desk-x')).toEqual(tabs)
  })
  it.each([
    '',
    'desk-x=',
    'desk-x=%',
    'desk-x=%7B%7D',
    'desk-x=%5B%5B1%2C2%5D%5D',
    'desk-xy=%5B%5D',
  ])('takes %j for an empty desk', (header) => expect(readDesk(header, 'desk-x')).toEqual([]))
  it('forgets the oldest paths before it grows past what a browser keeps', () => {
    const many = Array.from({ length: 60 }, (_, n) => ({
      code: `app${n}`,
      path: `/app${n}/${'长'.repeat(30)}`,
    }))
    const cookie = writeDesk('desk-x', many)
    expect(cookie.length).toBeLessThan(3_600)
    expect(readDesk(cookie.split(';')[0], 'desk-x')).toHaveLength(60)
  })
})
