import { useText } from '../../text/text-context'
import { Modal } from '../../ui/modal'
import styles from './new-version.module.css'

interface UnsavedQuestionProps {
  unsaved: readonly string[]
  onKeep(): void
  onDiscard(): void
}

/**
 * Asks before a reload that discards unsaved work, in the browser's own dialog: the portal's own dialog is a separate
 * file, which may be gone.
 */
export function UnsavedQuestion({ unsaved, onKeep, onDiscard }: UnsavedQuestionProps) {
  const { hosting } = useText()
  return (
    <Modal
      title={hosting.unsavedTitle}
      detail={hosting.unsaved.reload(unsaved)}
      className="pointer-events-auto"
      actionsClass={styles.actions}
      leave={{ label: hosting.discard.reload, onChoose: onDiscard }}
      stay={{ label: hosting.keepEditing, onChoose: onKeep }}
    />
  )
}
