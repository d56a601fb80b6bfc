import { ClipboardCheck } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Badge } from '../../ui/badge'
import { Icon } from '../../ui/icon'
import { LazyPart, partOf } from '../../ui/lazy-part'
import { useServerData } from '../../ui/use-server-data'
import type { TrackingState } from './tracking.server'
import styles from './tracking-entry.module.css'
import { useTrackingText } from './use-tracking-text'

/** After this time the entry moves beyond the window's edge (AID-03). */
const trackingEntryTime = 10_000

const TrackingDrawer = partOf(() => import('./tracking-drawer'))

/**
 * The entry to 「盯落实」 below the rail (AID-03). After 10 s only its rim is visible, until it is hovered or focused.
 * Renders nothing if the tenant has not switched it on.
 */
export default function TrackingEntry() {
  const tracking = useTrackingText()
  const { data, reload } = useServerData<TrackingState>('/tracking/state', true)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [unread, setUnread] = useState<number | null>(null)
  // A later response without a count does not remove the entry: a drawer with typed text may be open.
  if (data && data.unread !== null && data.unread !== unread) setUnread(data.unread)
  const { away, stay, leave } = useComing(unread !== null, button)
  if (unread === null) return null

  const close = () => setOpen(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`relative flex flex-col gap-0.5 items-center justify-center bg-accent text-on-accent text-xs ${styles.entry}`}
        data-away={away || undefined}
        aria-label={tracking.open(unread)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={stay}
        onPointerLeave={leave}
        onFocus={stay}
        onBlur={leave}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <Icon drawing={ClipboardCheck} className="size-20px" />
        {tracking.title}
        <Badge count={unread} className={styles.badge} />
      </button>
      {wanted && (
        <LazyPart
          onLost={() => {
            setWanted(false)
            close()
          }}
        >
          <TrackingDrawer open={open} button={button} onRead={reload} onClose={close} />
        </LazyPart>
      )}
    </>
  )
}

/** Moves away once neither pointer nor keyboard has touched it for 10 s. */
function useComing(there: boolean, button: RefObject<HTMLElement>) {
  const [away, setAway] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const stay = () => {
    clearTimeout(timer.current)
    setAway(false)
  }
  const leave = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setAway(!button.current?.matches(':hover, :focus-visible'))
    }, trackingEntryTime)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes by itself for the first time once it is there
  useEffect(() => {
    if (there) leave()
    return () => clearTimeout(timer.current)
  }, [there])
  return { away, stay, leave }
}
