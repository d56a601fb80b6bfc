import { useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useText } from '../../text/text-context'
import { showToast } from '../../ui/toast'
import { useShell, useShellState } from '../shell-context'
import { composeTabs } from '../store/compose-tabs'
import type { StripTab, TabCommands } from './strip-tab'

/** The tabs as the strip shows them, and what can be done with them. */
export function useTabStrip(): { tabs: StripTab[]; active: string; commands: TabCommands } {
  const { frame } = useText()
  const shell = useShell()
  const { active, canReopen, mode } = useShellState(
    useShallow(({ active, canReopen, mode }) => ({ active, canReopen, mode })),
  )
  const commands: TabCommands = {
    reload: (id) => shell.reload(id),
    close: (ids) => shell.closeTabs(ids),
    pin: (id, pinned) => shell.pin(id, pinned),
    move: (id, over) => shell.move(id, over),
    openInWindow: (id) =>
      window.open(shell.state.tabs.find((tab) => tab.id === id)?.path, '_blank', 'noopener'),
    reopen: () => shell.reopenTab(),
    canReopen,
    intend: (code) => shell.host?.intend(code),
    async enterFullScreen() {
      // The shell is hidden all the same.
      if (await shell.enterFullScreen()) return
      showToast({ kind: 'warning', text: frame.fullScreenUnsupported })
    },
    toggleHeader: () => shell.toggleHeader(),
    headerHidden: mode.hiddenHeader,
  }
  return { tabs: useTabs(), active, commands }
}

export function useTabs(): StripTab[] {
  const sources = useShellState(
    useShallow(({ tabs, apps, hosted, counted, page }) => ({ tabs, apps, hosted, counted, page })),
  )
  return useMemo(() => composeTabs(sources), [sources])
}
