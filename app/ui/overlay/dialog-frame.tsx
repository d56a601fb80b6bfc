import { Dialog, Portal } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect } from 'react'
import { classNames } from '../classes'
import styles from './dialog-frame.module.css'
import { OverlayProvider } from './overlay-provider'
import { staysOpen } from './stays-open'

interface DialogFrameProps extends Omit<Dialog.RootProps, 'children' | 'open' | 'onOpenChange'> {
  title: string
  hint?: string
  /** Replaces the row with the title; must contain the title. */
  head?: ReactNode
  maxWidth?: string
  /**
   * In a frame that shows only a form, the dialog is part of the flow: the page makes room for it (over) or is hidden
   * (instead).
   */
  inPlace?: 'over' | 'instead'
  /** For the dialog itself. */
  className?: string | undefined
  content?: Ref<HTMLDivElement>
  backdropClass?: string | undefined
  positionerClass?: string | undefined
  onKeyDown?(event: KeyboardEvent): void
  /** Called on Escape or a click outside, if these may close the dialog. */
  onClose?(): void
  /** Rendered after the dialog. */
  after?: ReactNode
  children: ReactNode
}

/** A dialog with a title over the page; it is open as long as it is mounted. */
export function DialogFrame({
  title,
  hint,
  head,
  maxWidth,
  inPlace,
  className,
  content,
  backdropClass,
  positionerClass,
  onKeyDown,
  onClose,
  after,
  children,
  ...root
}: DialogFrameProps) {
  useEffect(() => {
    if (!inPlace) return
    document.body.dataset.inPlace = inPlace
    return () => void delete document.body.dataset.inPlace
  }, [inPlace])
  return (
    <OverlayProvider>
      <Dialog.Root {...staysOpen} {...root} open onOpenChange={({ open }) => open || onClose?.()}>
        <Portal>
          <Dialog.Backdrop className={classNames(backdropClass, inPlace && styles.backdrop)} />
          <Dialog.Positioner className={classNames(positionerClass, inPlace && styles.positioner)}>
            <Dialog.Content
              ref={content}
              className={classNames(className, inPlace && styles.dialog)}
              maxWidth={maxWidth}
              onKeyDown={onKeyDown}
            >
              {head ?? (
                <Dialog.Header>
                  <Dialog.Title>{title}</Dialog.Title>
                  {hint && <p className="dialog-hint">{hint}</p>}
                </Dialog.Header>
              )}
              {children}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      {after}
    </OverlayProvider>
  )
}
