import { Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { OverlayProvider } from './overlay-provider'
import { staysOpen } from './stays-open'

interface DialogFrameProps extends Omit<Dialog.RootProps, 'children' | 'open' | 'onOpenChange'> {
  title: string
  hint?: string
  maxWidth?: string
  /** Of the dialog itself. */
  className?: string | undefined
  content?: Ref<HTMLDivElement>
  backdropClass?: string | undefined
  positionerClass?: string | undefined
  /** Escape, or a press beside it, if these may close it. */
  onClose?(): void
  /** Beside it. */
  after?: ReactNode
  children: ReactNode
}

/** A dialog over the page with its title, open for as long as it is there. */
export function DialogFrame({
  title,
  hint,
  maxWidth,
  className,
  content,
  backdropClass,
  positionerClass,
  onClose,
  after,
  children,
  ...root
}: DialogFrameProps) {
  return (
    <OverlayProvider>
      <Dialog.Root {...staysOpen} {...root} open onOpenChange={({ open }) => open || onClose?.()}>
        <Portal>
          <Dialog.Backdrop className={backdropClass} />
          <Dialog.Positioner className={positionerClass}>
            <Dialog.Content ref={content} className={className} maxWidth={maxWidth}>
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
                {hint && <p className="dialog-hint">{hint}</p>}
              </Dialog.Header>
              {children}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      {after}
    </OverlayProvider>
  )
}
