import { useText } from '../../text/text-context'
import ConfirmDialog from '../../ui/overlay/confirm-dialog'
import { useShell } from '../store/shell-context'
import type { UnsavedQuestion } from '../store/shell-state'

/** One question for all affected tabs, listed by title, before their unsaved work is discarded. */
export default function Unsaved({ titles, leaving, proceed }: UnsavedQuestion) {
  const { hosting } = useText()
  const shell = useShell()
  return (
    <ConfirmDialog
      title={hosting.unsavedTitle}
      detail={hosting.unsaved[leaving](titles)}
      confirm={hosting.discard[leaving]}
      cancel={leaving === 'switched' ? hosting.stay : hosting.keepEditing}
      destructive
      onCancel={() => shell.closeQuestion()}
      onConfirm={() => {
        shell.closeQuestion()
        proceed()
      }}
    />
  )
}
