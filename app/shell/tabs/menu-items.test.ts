import { describe, expect, it, vi } from 'vitest'
import { codeOfTab, type TabId } from '../../hosting/open-tabs'
import type { StripTab, TabCommands } from '../store/strip-tab'
import { menuItems } from './menu-items'

function tab(name: string, change: Partial<StripTab> = {}): StripTab {
  const id = name as TabId
  const rest = { title: name, icon: '', path: `/${name}`, pinned: false, affix: false }
  return { id, code: codeOfTab(id), badge: 0, dirty: false, errors: 0, ...rest, ...change }
}

const tabs = [
  tab('system', { pinned: true, affix: true }),
  tab('notes', { pinned: true }),
  tab('index'),
  tab('inbox'),
  tab('list'),
]

function commandsThat(change: Partial<TabCommands> = {}): TabCommands {
  return {
    reload: vi.fn(),
    close: vi.fn(),
    pin: vi.fn(),
    move: vi.fn(),
    openInWindow: vi.fn(),
    reopen: vi.fn(),
    canReopen: false,
    intend: vi.fn(),
    enterFullScreen: vi.fn(),
    toggleHeader: vi.fn(),
    headerHidden: false,
    ...change,
  }
}

function itemsOf(id: string, among = tabs, commands = commandsThat(), active = 'inbox') {
  const own = among.find((one) => one.id === id) ?? tab(id)
  const items = menuItems(among, own, active as TabId, commands).flat()
  return {
    names: items.map((item) => item.name),
    enabled: items.filter((item) => !item.disabled).map((item) => item.name),
    run: (name: string) => items.find((item) => item.name === name)?.run(),
  }
}

describe('the menu of a tab', () => {
  it('[TAB-03] offers reload on the current tab alone', () => {
    expect(itemsOf('inbox').names).toContain('reload')
    expect(itemsOf('index').names).not.toContain('reload')
  })

  it('[TAB-03] offers no closing of a pinned tab, and no setting free of an affixed one', () => {
    expect(itemsOf('notes').names).toContain('unpin')
    expect(itemsOf('notes').names).not.toContain('close')
    for (const name of ['pin', 'unpin', 'close'])
      expect(itemsOf('system').names).not.toContain(name)
    expect(itemsOf('index').names).toEqual(expect.arrayContaining(['pin', 'close']))
  })

  it('[DESK-03] disables what would do nothing', () => {
    expect(itemsOf('index').enabled).not.toContain('closeLeft')
    expect(itemsOf('index').enabled).toContain('closeRight')
    expect(itemsOf('list').enabled).not.toContain('closeRight')
    expect(itemsOf('inbox').enabled).not.toContain('reopen')
    expect(itemsOf('inbox', tabs, commandsThat({ canReopen: true })).enabled).toContain('reopen')
    const alone = tabs.slice(0, 3)
    expect(itemsOf('index', alone).enabled).toEqual(['openInWindow', 'pin', 'close', 'closeAll'])
    expect(itemsOf('system', alone.slice(0, 1)).enabled).toEqual(['openInWindow'])
  })

  it('[DESK-03] moves a tab among its like only', () => {
    expect(itemsOf('notes').enabled).toContain('moveLeft')
    expect(itemsOf('notes').enabled).not.toContain('moveRight')
    expect(itemsOf('index').enabled).not.toContain('moveLeft')
  })

  it('[TAB-03] [DESK-03] runs its command on the right tabs', () => {
    const commands = commandsThat()
    const { run } = itemsOf('inbox', tabs, commands)
    for (const name of ['close', 'closeOthers', 'closeLeft', 'closeRight', 'closeAll']) run(name)
    expect(vi.mocked(commands.close).mock.calls).toEqual([
      [['inbox']],
      [['index', 'list']],
      [['index']],
      [['list']],
      [['index', 'inbox', 'list']],
    ])
    run('moveRight')
    expect(commands.move).toHaveBeenCalledWith('inbox', 'list')
    run('pin')
    expect(commands.pin).toHaveBeenCalledWith('inbox', true)
  })
})
