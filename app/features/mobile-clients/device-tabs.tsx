import type { Device } from '~contract/platform/device-clients'
import { useText } from '../../text/text-context'
import { TabList } from '../../ui/tab-list'
import styles from './mobile-popover.module.css'

interface DeviceTabsProps {
  devices: readonly Device[]
  /** The index of the chosen one. */
  chosen: number
  /** The id of the panel that shows the chosen device. */
  panelId: string
  onChoose(index: number): void
}

export function DeviceTabs({ devices, chosen, panelId, onChoose }: DeviceTabsProps) {
  const { mobileClients } = useText()
  return (
    <TabList
      values={devices.map((_, index) => index)}
      chosen={chosen}
      label={mobileClients.devices}
      panelId={panelId}
      vertical
      className="flex flex-col flex-none overflow-y-auto border-r p-2 w-136px max-640:w-108px"
      tabClass={styles.tab}
      tab={(index) => ({ content: devices[index]?.name || mobileClients.nameless })}
      onChoose={onChoose}
    />
  )
}
