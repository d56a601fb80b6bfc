import { useId, useState } from 'react'
import type { Device } from '~contract/platform/device-clients'
import { useText } from '../../text/text-context'
import { NotYet } from '../../ui/not-yet'
import { PopoverPanel } from '../../ui/popover-panel'
import { EmptyPlace } from '../../ui/state-message'
import { TabList } from '../../ui/tab-list'
import { useServerData } from '../../ui/use-server-data'
import type { MobileClients } from './mobile-clients.server'
import styles from './mobile-popover.module.css'
import { QrCode } from './qr-code'
import { useMobileText } from './use-mobile-text'

interface MobilePopoverProps {
  id: string
  /** The user opened it by a click, not by hovering. */
  pinned: boolean
}

/** The mobile office's clients, to install by scanning a code with a phone (AID-04). */
export default function MobilePopover({ id, pinned }: MobilePopoverProps) {
  const { title } = useText().mobileClients
  const text = useMobileText()
  return (
    <PopoverPanel id={id} label={title} size={[500, 420, 480]} pinned={pinned}>
      <div className="flex-none border-b px-4 py-3">
        <h2 className="title">{title}</h2>
        <p className="quiet">{text.hint}</p>
      </div>
      <Content />
    </PopoverPanel>
  )
}

function Content() {
  const text = useMobileText()
  const { data, ...missing } = useServerData<MobileClients>('/mobile-clients')
  if (!data) return <NotYet {...missing} title={text.failed} />
  if (data.devices.length === 0) {
    return <EmptyPlace title={text.empty} detail={text.emptyDetail} />
  }
  return <Devices devices={data.devices} />
}

function Devices({ devices }: { devices: readonly Device[] }) {
  const text = useMobileText()
  const panelId = useId()
  const [chosen, setChosen] = useState(0)
  const device = devices[chosen] ?? devices[0]
  return (
    <div className="flex flex-1 min-h-0">
      <TabList
        values={devices.map((_, index) => index)}
        chosen={chosen}
        label={text.devices}
        panelId={panelId}
        vertical
        className="flex flex-col flex-none overflow-y-auto border-r p-2 w-136px max-640:w-108px"
        tabClass={`choice flex-none min-h-40px px-3 py-1.5 text-left break-anywhere focus:outline-inset ${styles.tab}`}
        tab={(index) => ({ content: devices[index]?.deviceName || text.nameless })}
        onChoose={setChosen}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-${chosen}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus
        tabIndex={0}
        className={`grid flex-1 p-4 overflow-y-auto focus:outline-inset ${styles.codes}`}
      >
        {device?.clients.map((client) => (
          <QrCode key={client.id} client={client} />
        ))}
      </div>
    </div>
  )
}
