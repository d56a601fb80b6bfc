import { X } from 'lucide'
import { useEffect, useRef } from 'react'
import type { AppNotice } from '~contract/hosting/bridge'
import { appNoticeTexts } from '~text/app-notice'
import { useText } from '../text/text-context'
import { Button } from '../ui/button'
import { IconButton } from '../ui/icon-button'
import { StateMessage } from '../ui/state-message'
import styles from './pane.module.css'

interface NoticeProps {
  notice: AppNotice
  onDismiss(): void
  /** Ends an app that hangs; `reason` becomes the detail of its failure. */
  onEnd(reason: string): void
}

/** A notice over an app, which stays as it is underneath. */
export default function NoticeOverApp({
  notice: { kind, address },
  onDismiss,
  onEnd,
}: NoticeProps) {
  const { language } = useText()
  const texts = appNoticeTexts[language]
  if (kind === 'absent') return <Absent address={address} onBack={onDismiss} />
  if (kind === 'hung') {
    return (
      <div className={styles.banner} role="alert">
        <p>{texts.hung}</p>
        <Button size="sm" onClick={() => onEnd(texts.hung)}>
          {texts.end}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.banner} role="alert">
      <p title={address}>{texts.stopped}</p>
      <IconButton icon={X} label={texts.dismiss} onClick={onDismiss} />
    </div>
  )
}

function Absent({ address, onBack }: { address: string; onBack(): void }) {
  const { hosting, language } = useText()
  const { absent, absentDetail } = appNoticeTexts[language]
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => (back.current ? coverFrame(back.current) : undefined), [])
  return (
    <div className={styles.cover}>
      <StateMessage kind="error" title={absent} detail={absentDetail(address)}>
        <Button ref={back} onClick={onBack}>
          {hosting.back}
        </Button>
      </StateMessage>
    </div>
  )
}

/** A covered app must get no keys: the focus goes to the way back, and to the app again once the notice is closed. */
function coverFrame(back: HTMLElement) {
  const frame = back.closest('[role=tabpanel]')?.querySelector('iframe')
  if (!frame) return
  frame.inert = true
  back.focus()
  return () => {
    frame.inert = false
    if (document.activeElement === document.body) frame.focus()
  }
}
