import { type RefObject, useRef, useState } from 'react'
import { SideDrawer } from '../../ui/overlay/side-drawer'
import { MatterList } from './matter-list'
import { MatterView } from './matter-view'
import styles from './tracking-drawer.module.css'
import { useTrackingText } from './use-tracking-text'

/** The drawer's width on each step (AID-03). */
const trackingWidths = [1_335, 914] as const

interface TrackingDrawerProps {
  open: boolean
  /** The button that opened it; it gets the focus back afterwards. */
  button: RefObject<HTMLButtonElement>
  /** Something has been read, or written. */
  onRead(): void
  onClose(): void
}

/** 「盯落实」 (AID-03): step 0 is the list of matters, step 1 one of them. */
export default function TrackingDrawer({ open, button, onRead, onClose }: TrackingDrawerProps) {
  const tracking = useTrackingText()
  const [matter, setMatter] = useState<string | null>(null)
  /** The matter that was opened last. */
  const [last, setLast] = useState<string | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  return (
    <SideDrawer
      open={open}
      title={tracking.title}
      closeLabel={tracking.close}
      initialFocus={() => panel.current}
      finalFocus={() => button.current}
      onClose={onClose}
      panel={panel}
      maxWidth={`${trackingWidths[matter === null ? 0 : 1]}px`}
      classes={{ content: styles.drawer, head: styles.head }}
    >
      {matter === null ? (
        <MatterList
          last={last}
          onOpen={(id) => {
            setMatter(id)
            setLast(id)
          }}
        />
      ) : (
        <MatterView id={matter} onRead={onRead} onBack={() => setMatter(null)} />
      )}
    </SideDrawer>
  )
}
