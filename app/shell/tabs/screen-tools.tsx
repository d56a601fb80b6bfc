import { Maximize, PanelTop } from 'lucide'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import type { TabCommands } from '../store/strip-tab'
import styles from './screen-tools.module.css'

type ScreenToolsProps = {
  commands: Pick<TabCommands, 'enterFullScreen' | 'toggleHeader' | 'headerHidden'>
}

/** How much of the shell is shown, at the end of the strip. */
export function ScreenTools({ commands }: ScreenToolsProps) {
  const { tabStrip } = useText()
  const { headerHidden } = commands
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        aria-label={tabStrip.hideHeader}
        aria-pressed={headerHidden}
        title={headerHidden ? tabStrip.showHeader : tabStrip.hideHeader}
        onClick={() => commands.toggleHeader()}
      >
        <Icon drawing={PanelTop} />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={tabStrip.fullScreen}
        title={tabStrip.fullScreen}
        onClick={() => commands.enterFullScreen()}
      >
        <Icon drawing={Maximize} />
      </button>
    </div>
  )
}
