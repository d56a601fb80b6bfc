import { useShellState } from '../shell-context'
import { TabStrip } from './tab-strip'
import { useTabStrip } from './use-tab-strip'

/** The strip with this window's tabs. */
export function ShellTabs() {
  return <TabStrip tip={useShellState((state) => state.page.tip)} {...useTabStrip()} />
}
