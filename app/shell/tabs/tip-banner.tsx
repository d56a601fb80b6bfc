import { Megaphone, X } from 'lucide'
import { useState, useSyncExternalStore } from 'react'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { useNonce } from '../../ui/nonce-context'
import { keepInWindow, readInWindow } from '../../ui/window-memory'
import styles from './tip-banner.module.css'

/** Stores the text of the tip that was closed in this window: a different text is a new tip. */
const closedKey = 'portal-closed-tip'
const noSubscription = () => () => {}

/** Hides a closed tip before the first paint, as the server does not know that it was closed. */
const hideClosed = `(b=>{try{b.hidden=sessionStorage.getItem('${closedKey}')===b.dataset.tip}catch{}})(document.currentScript.parentElement)`

interface TipBannerProps {
  text: string
  onClosed(): void
}

/**
 * The system tip (TAB-05). The text is there twice, so that some of it is always visible while it scrolls, but it is
 * read out once.
 */
export function TipBanner({ text, onClosed }: TipBannerProps) {
  const { tabStrip } = useText()
  const nonce = useNonce()
  const [justClosed, setJustClosed] = useState<string | null>(null)
  const closed = useSyncExternalStore(
    noSubscription,
    () => readInWindow(closedKey),
    () => null,
  )
  if (text === closed || text === justClosed) return null

  function close() {
    keepInWindow(closedKey, text)
    setJustClosed(text)
    onClosed()
  }
  return (
    <div
      role="note"
      aria-label={tabStrip.tip}
      className={`flex items-start gap-2 min-h-28px bg-warning-soft text-sm text-text ${styles.tip}`}
      data-tip={text}
      suppressHydrationWarning
    >
      <Icon drawing={Megaphone} className={styles.icon} />
      <div className={`flex-1 min-w-0 overflow-hidden ${styles.window}`} title={text}>
        <div className={styles.track}>
          <span className={styles.text}>{text}</span>
          <span className={styles.text} aria-hidden="true">
            {text}
          </span>
        </div>
      </div>
      <IconButton
        icon={X}
        label={tabStrip.closeTip}
        className={`size-24px rounded-sm focus:outline-inset ${styles.close}`}
        onClick={close}
      />
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: hideClosed }}
      />
    </div>
  )
}
