import { X } from 'lucide'
import type { AppNotice } from '~contract/hosting/bridge'
import { useText } from '../text/text-context'
import { Button } from '../ui/button'
import { IconButton } from '../ui/icon-button'
import { StateMessage } from '../ui/state-message'
import styles from './pane.module.css'

interface NoticeProps {
  notice: AppNotice
  onDismiss(): void
}

/** What is said over an app that stays as it is beneath. */
export default function NoticeOverApp({ notice: { kind, address }, onDismiss }: NoticeProps) {
  const { hosting } = useText()
  if (kind === 'absent') {
    return (
      <div className={styles.cover}>
        <StateMessage kind="error" title={hosting.absent} detail={hosting.absentDetail(address)}>
          <Button onClick={onDismiss}>{hosting.back}</Button>
        </StateMessage>
      </div>
    )
  }
  return (
    <div className={styles.banner} role="alert">
      <p title={address}>{hosting.stopped}</p>
      <IconButton icon={X} label={hosting.dismiss} onClick={onDismiss} />
    </div>
  )
}
