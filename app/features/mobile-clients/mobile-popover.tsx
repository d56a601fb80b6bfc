import { useEffect, useId, useRef, useState } from 'react'
import type { Device } from '~contract/platform/device-clients'
import { useText } from '../../text/text-context'
import { NotYet } from '../../ui/not-yet'
import { StateMessage } from '../../ui/state-message'
import { useServerData } from '../../ui/use-server-data'
import { DeviceTabs } from './device-tabs'
import type { MobileClients } from './mobile-clients.server'
import styles from './mobile-popover.module.css'
import { QrCode } from './qr-code'

interface MobilePopoverProps {
  id: string
  /** The user opened it by a click, not by hovering. */
  pinned: boolean
}

/** The mobile office's clients, to install by a phone's camera (AID-04). */
export default function MobilePopover({ id, pinned }: MobilePopoverProps) {
  const { mobileClients } = useText()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (pinned) panel.current?.focus()
  }, [pinned])
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={mobileClients.title}
      tabIndex={-1}
      className={styles.panel}
    >
      <header className={`flex-none border-b px-4 py-3 ${styles.head}`}>
        <h2 className="title">{mobileClients.title}</h2>
        <p>{mobileClients.hint}</p>
      </header>
      <Content />
    </div>
  )
}

function Content() {
  const { mobileClients } = useText()
  const { data, error, loading, reload } = useServerData<MobileClients>('/mobile-clients')
  if (!data) {
    return <NotYet loading={loading} title={mobileClients.failed} error={error} onRetry={reload} />
  }
  if (data.devices.length === 0) {
    return (
      <div className="state-place" role="status">
        <StateMessage kind="empty" title={mobileClients.empty} detail={mobileClients.emptyDetail} />
      </div>
    )
  }
  return <Devices devices={data.devices} />
}

function Devices({ devices }: { devices: readonly Device[] }) {
  const panelId = useId()
  const [chosen, setChosen] = useState(0)
  const device = devices[chosen] ?? devices[0]
  return (
    <div className="flex flex-1 min-h-0">
      <DeviceTabs devices={devices} chosen={chosen} panelId={panelId} onChoose={setChosen} />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-${chosen}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus
        tabIndex={0}
        className={styles.codes}
      >
        {device?.clients.map((client) => (
          <QrCode key={client.id} client={client} />
        ))}
      </div>
    </div>
  )
}
