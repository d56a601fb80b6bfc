import {
  ExternalLink,
  type IconNode,
  ListX,
  Maximize2,
  PanelTop,
  Pin,
  RotateCw,
  Undo2,
  X,
} from 'lucide'
import { paletteTexts } from '~text/palette'
import { useText } from '../../text/text-context'
import { useShellState } from '../store/shell-context'
import { hasRailAndTabs } from '../store/shell-state'
import { menuItems } from '../tabs/menu-items'
import { useTabStrip } from '../tabs/use-tab-strip'

const icons: Record<string, IconNode> = {
  reload: RotateCw,
  pin: Pin,
  unpin: Pin,
  openInWindow: ExternalLink,
  close: X,
  closeOthers: ListX,
  closeLeft: ListX,
  closeRight: ListX,
  closeAll: ListX,
  reopen: Undo2,
}

interface StripCommand {
  name: string
  title: string
  icon: IconNode
  run(): void
}

/** The commands currently available for the tabs and the window. */
export function useStripCommands(): StripCommand[] {
  const { language, tabStrip } = useText()
  const { tabs, active, commands } = useTabStrip()
  const railAndTabs = useShellState(hasRailAndTabs)
  const tab = tabs.find(({ id }) => id === active)
  const ofTab = (tab ? menuItems(tabs, tab, active, commands).flat() : [])
    .filter(({ name, disabled }) => name in icons && !disabled)
    .map(({ name, run }) => {
      const title = name === 'close' ? paletteTexts[language].closeCurrent : tabStrip.commands[name]
      return { name, title, icon: icons[name] ?? X, run }
    })
  if (!railAndTabs) return ofTab.filter(({ name }) => name === 'reload')
  const header = commands.headerHidden ? tabStrip.showHeader : tabStrip.hideHeader
  return [
    ...ofTab,
    {
      name: 'fullScreen',
      title: tabStrip.fullScreen,
      icon: Maximize2,
      run: commands.enterFullScreen,
    },
    { name: 'header', title: header, icon: PanelTop, run: commands.toggleHeader },
  ]
}
