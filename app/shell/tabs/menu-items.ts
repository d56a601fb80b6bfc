import { type TabId, tabsTo } from '../../hosting/open-tabs'
import type { StripTab, TabCommands } from '../store/strip-tab'
import { exchangeable } from './tab-order'

type CommandName =
  | 'reload'
  | 'pin'
  | 'unpin'
  | 'openInWindow'
  | 'moveLeft'
  | 'moveRight'
  | 'close'
  | 'closeOthers'
  | 'closeLeft'
  | 'closeRight'
  | 'closeAll'
  | 'reopen'

export interface MenuItem {
  name: CommandName
  disabled: boolean
  run(): void
}

/**
 * The menu of a tab, in groups. Items that can never apply to the tab are omitted (TAB-03); items that have no effect
 * at the moment are disabled.
 */
export function menuItems(
  tabs: readonly StripTab[],
  { id, pinned, affix }: StripTab,
  active: TabId,
  commands: TabCommands,
): MenuItem[][] {
  const closing = (name: keyof typeof tabsTo): MenuItem => {
    const ids = tabsTo[name](tabs, id).map((tab) => tab.id)
    return { name, disabled: ids.length === 0, run: () => commands.close(ids) }
  }
  const moving = (name: CommandName, step: 1 | -1): MenuItem => {
    const over = exchangeable(tabs, id, step)
    return { name, disabled: !over, run: () => over && commands.move(id, over) }
  }
  const always = (name: CommandName, run: () => void): MenuItem => ({ name, disabled: false, run })

  return [
    [
      ...(id === active ? [always('reload', () => commands.reload(id))] : []),
      always('openInWindow', () => commands.openInWindow(id)),
    ],
    [
      ...(affix ? [] : [always(pinned ? 'unpin' : 'pin', () => commands.pin(id, !pinned))]),
      moving('moveLeft', -1),
      moving('moveRight', 1),
    ],
    [
      ...(pinned ? [] : [closing('close')]),
      closing('closeOthers'),
      closing('closeLeft'),
      closing('closeRight'),
      closing('closeAll'),
    ],
    [{ name: 'reopen', disabled: !commands.canReopen, run: () => commands.reopen() }],
  ]
}
