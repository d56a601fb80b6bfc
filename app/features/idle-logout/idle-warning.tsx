import { idleTexts } from '~text/idle-warning'
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
  const texts = idleTexts[useText().language]
  return (
    <Modal
      title={texts.title}
      detail={
        <>
          <p>{texts.warning(seconds)}</p>
          {unsaved.length > 0 && <p>{texts.unsaved(unsaved)}</p>}
        </>
      }
      detailClass={`tabular-nums ${styles.detail}`}
      leave={{ label: texts.leave, onChoose: onLeave }}
      stay={{ label: texts.stay, onChoose: onStay }}
    />
  )
}
