import { Maximize, PanelTop } from 'lucide'
import { useText } from '../../text/text-context'
import { IconButton } from '../../ui/icon-button'
import type { TabCommands } from '../store/strip-tab'
import styles from './screen-tools.module.css'

type ScreenToolsProps = {
  commands: Pick<TabCommands, 'enterFullScreen' | 'toggleHeader' | 'headerHidden'>
}

export function ScreenTools({ commands }: ScreenToolsProps) {
  const { tabStrip } = useText()
  const { headerHidden } = commands
  return (
    <div className={`flex flex-none gap-0.5 h-full ${styles.tools}`}>
      <IconButton
        icon={PanelTop}
        label={tabStrip.hideHeader}
        title={headerHidden ? tabStrip.showHeader : tabStrip.hideHeader}
        className={`svg:size-16px ${styles.tool}`}
        aria-pressed={headerHidden}
        onClick={() => commands.toggleHeader()}
      />
      <IconButton
        icon={Maximize}
        label={tabStrip.fullScreen}
        className={`svg:size-16px ${styles.tool}`}
        onClick={() => commands.enterFullScreen()}
      />
    </div>
  )
}
