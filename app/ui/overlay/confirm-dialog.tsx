import { Dialog } from '@chakra-ui/react'
import { useRef } from 'react'
import { Button } from '../button'
import { DialogFrame } from './dialog-frame'

export interface ConfirmDialogProps {
  title: string
  detail: string
  confirm: string
  cancel: string
  /** Whether confirming destroys something. */
  destructive?: boolean
  /** The dialog stays until one of its buttons is pressed. */
  mustAnswer?: boolean
  onConfirm(): void
  onCancel(): void
}

/** Asks before an action that cannot be undone; the harmless answer has the focus. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <DialogFrame
      title={props.title}
      role="alertdialog"
      closeOnInteractOutside={false}
      closeOnEscape={!props.mustAnswer}
      initialFocusEl={() => cancel.current}
      onClose={props.onCancel}
    >
      <Dialog.Body>{props.detail}</Dialog.Body>
      <Dialog.Footer>
        <Button ref={cancel} variant="outline" onClick={props.onCancel}>
          {props.cancel}
        </Button>
        <Button variant={props.destructive ? 'danger' : 'solid'} onClick={props.onConfirm}>
          {props.confirm}
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  )
}
