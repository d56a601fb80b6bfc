import { Dialog } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { useText } from '../../text/text-context'
import { Button } from '../button'
import { DialogFrame } from './dialog-frame'
import styles from './titled-dialog.module.css'

interface TitledDialogProps {
  title: string
  width: string
  /** A form has its own buttons to close it: a click outside must not lose what was typed. */
  form?: boolean
  onClose(): void
  /** Beside the close button. */
  action?: ReactNode
  children: ReactNode
}

/** A dialog with a title, its content and a close button. */
export function TitledDialog(props: TitledDialogProps) {
  const { title, width, form = false, onClose, action, children } = props
  const { shell } = useText()
  const content = useRef<HTMLDivElement>(null)
  return (
    <DialogFrame
      title={title}
      maxWidth={width}
      className={styles.dialog}
      content={content}
      closeOnInteractOutside={!form}
      {...(!form && { initialFocusEl: () => content.current })}
      onClose={onClose}
    >
      <Dialog.Body paddingBottom={form ? '6' : undefined}>{children}</Dialog.Body>
      {!form && (
        <Dialog.Footer className={styles.foot}>
          <Button variant="outline" onClick={onClose}>
            {shell.closeDialog}
          </Button>
          {action}
        </Dialog.Footer>
      )}
    </DialogFrame>
  )
}
