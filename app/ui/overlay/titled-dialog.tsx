import { Dialog, Portal } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { useText } from '../../text/text-context'
import { recipeClass } from '../classes'
import { OverlayProvider } from './overlay-provider'
import { staysOpen } from './stays-open'

interface TitledDialogProps {
  title: string
  width: string
  /** A form has ways to close it of its own, and is not lost by a click beside it. */
  form?: boolean
  onClose(): void
  children: ReactNode
}

/** A dialog with a title, its content, and a button that closes it. */
export function TitledDialog({ title, width, form = false, onClose, children }: TitledDialogProps) {
  const { shell } = useText()
  const content = useRef<HTMLDivElement>(null)
  return (
    <OverlayProvider>
      <Dialog.Root
        {...staysOpen}
        open
        closeOnInteractOutside={!form}
        initialFocusEl={form ? undefined : () => content.current}
        onOpenChange={({ open }) => open || onClose()}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content ref={content} maxWidth={width}>
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body paddingBottom={form ? '6' : undefined}>{children}</Dialog.Body>
              {!form && (
                <Dialog.Footer>
                  <button
                    type="button"
                    className={recipeClass('button', { variant: 'outline', size: 'md' })}
                    onClick={onClose}
                  >
                    {shell.closeDialog}
                  </button>
                </Dialog.Footer>
              )}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayProvider>
  )
}
