import { Dialog, Portal } from '@chakra-ui/react'
import { useRef } from 'react'
import { recipeClass } from '../classes'
import { OverlayProvider } from './overlay-provider'

export interface ConfirmDialogProps {
  title: string
  detail: string
  confirm: string
  cancel: string
  /** Confirming destroys something. */
  destructive?: boolean
  /** It stays until one of its buttons is pressed. */
  mustAnswer?: boolean
  onConfirm(): void
  onCancel(): void
}

/** Asks before something that cannot be undone; the harmless answer has the focus. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <OverlayProvider>
      <Dialog.Root
        open
        role="alertdialog"
        closeOnInteractOutside={false}
        closeOnEscape={!props.mustAnswer}
        initialFocusEl={() => cancel.current}
        onOpenChange={({ open }) => open || props.onCancel()}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{props.title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>{props.detail}</Dialog.Body>
              <Dialog.Footer>
                <button
                  ref={cancel}
                  type="button"
                  className={recipeClass('button', { variant: 'outline', size: 'md' })}
                  onClick={props.onCancel}
                >
                  {props.cancel}
                </button>
                <button
                  type="button"
                  className={recipeClass('button', {
                    variant: props.destructive ? 'danger' : 'solid',
                    size: 'md',
                  })}
                  onClick={props.onConfirm}
                >
                  {props.confirm}
                </button>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayProvider>
  )
}
