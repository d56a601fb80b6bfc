import { windowPath } from '~contract/portal/paths'
import { codeOfTab, type TabId } from '../../hosting/open-tabs'
import { useText } from '../../text/text-context'
import { showToast } from '../../ui/toast'
import { useShell, useShellState } from '../store/shell-context'
import { appOf, type ShellState } from '../store/shell-state'
import type { StripTab, TabCommands } from '../store/strip-tab'
import { useTabs } from '../store/use-tabs'

export function useTabStrip(): { tabs: StripTab[]; active: TabId; commands: TabCommands } {
  const texts = useText().shell
  const shell = useShell()
  const active = useShellState((state) => state.active)
  const canReopen = useShellState((state) => state.canReopen)
  const headerHidden = useShellState((state) => state.mode.hiddenHeader)
  const commands: TabCommands = {
    reload: (id) => shell.reload(id),
    close: (ids) => shell.closeTabs(ids),
    pin: (id, pinned) => shell.pin(id, pinned),
    move: (id, over) => shell.move(id, over),
    openInWindow: (id) => window.open(ownWindowPath(shell.state, id), '_blank', 'noopener'),
    reopen: () => shell.reopenTab(),
    canReopen,
    intend: (code) => shell.host?.intend(code),
    async enterFullScreen() {
      if (await shell.enterFullScreen()) return
      showToast({ kind: 'warning', text: texts.fullScreenUnsupported })
    },
    toggleHeader: () => shell.toggleHeader(),
    headerHidden,
  }
  return { tabs: useTabs(), active, commands }
}

/** Another site's page opens on its own, without the portal around it: browsers and extensions may block its frame. */
function ownWindowPath(state: ShellState, id: TabId): string | undefined {
  const app = appOf(state, codeOfTab(id))
  return app?.kind === 'external'
    ? windowPath(app.code)
    : state.tabs.find((tab) => tab.id === id)?.path
}
