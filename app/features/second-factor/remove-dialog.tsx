import ConfirmDialog from '../../ui/overlay/confirm-dialog'
import type { Removed } from './factor-list'
import { useFactorText } from './use-factor-text'

interface RemoveDialogProps {
  removed: Removed
  onRemove(removed: Removed): void
  onClose(): void
}

/** Asks before a factor is removed. */
export function RemoveDialog({ removed, onRemove, onClose }: RemoveDialogProps) {
  const { centre, close } = useFactorText()
  return (
    <ConfirmDialog
      title={removed.question}
      detail={centre.removeDetail}
      confirm={centre.remove}
      cancel={close}
      destructive
      onConfirm={() => onRemove(removed)}
      onCancel={onClose}
    />
  )
}
