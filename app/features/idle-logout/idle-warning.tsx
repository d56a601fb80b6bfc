import { useText } from '../../text/text-context'
import { Modal } from '../../ui/modal'
import styles from './idle-warning.module.css'

interface IdleWarningProps {
  seconds: number
  /** Titles of the tabs whose work would be lost. */
  unsaved: readonly string[]
  onStay(): void
  onLeave(): void
}

/** The countdown, above everything else. */
export function IdleWarning({ seconds, unsaved, onStay, onLeave }: IdleWarningProps) {
  const { idleLogout } = useText()
  return (
    <Modal
      title={idleLogout.title}
      detail={
        <>
          <p>{idleLogout.warning(seconds)}</p>
          {unsaved.length > 0 && <p>{idleLogout.unsaved(unsaved)}</p>}
        </>
      }
      detailClass={`tabular-nums ${styles.detail}`}
      leave={{ label: idleLogout.leave, onChoose: onLeave }}
      stay={{ label: idleLogout.stay, onChoose: onStay }}
    />
  )
}
