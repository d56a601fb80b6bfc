import { X } from 'lucide'
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
  /** Ends an app that hangs, for that reason. */
  onEnd(reason: string): void
}

/** What is said over an app that stays as it is beneath. */
export default function NoticeOverApp({
  notice: { kind, address },
  onDismiss,
  onEnd,
}: NoticeProps) {
  const { hosting, language } = useText()
  const texts = appNoticeTexts[language]
  if (kind === 'absent') {
    return (
      <div className={styles.cover}>
        <StateMessage kind="error" title={texts.absent} detail={texts.absentDetail(address)}>
          <Button onClick={onDismiss}>{hosting.back}</Button>
        </StateMessage>
      </div>
    )
  }
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
