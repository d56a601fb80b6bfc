import ShortcutsDialog from '../../features/shortcuts/shortcuts-dialog'
import { listedApps } from '../rail/listed-apps'
import { useShell, useShellState } from '../shell-context'

/** 「快捷菜单设置」 with this user's apps. */
export default function Shortcuts() {
  const shell = useShell()
  return (
    <ShortcutsDialog
      apps={listedApps(useShellState((state) => state.apps))}
      shortcuts={useShellState((state) => state.known.shortcuts)}
      onClose={() => shell.open(null)}
    />
  )
}
