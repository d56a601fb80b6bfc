import { useText } from '../../text/text-context'
import { Modal } from '../../ui/modal'
import styles from './new-version.module.css'

interface UnsavedQuestionProps {
  unsaved: readonly string[]
  onKeep(): void
  onDiscard(): void
}

/**
 * The question of every reload that throws work away, in the browser's own dialog: that of the page is a file of its
 * own, and may be gone.
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
