import { Dialog, Portal } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import styles from './feedback-dialog.module.css'
import { FeedbackForm } from './feedback-form'

/** 「一键反馈」 (AID-06): what is wrong, or could be better, with pictures of it. */
export default function FeedbackDialog({ onClose }: { onClose(): void }) {
  const { feedback, frame } = useText()
  const [number, setNumber] = useState('')
  /** Not in its own picture. */
  const [hidden, setHidden] = useState(false)
  const first = useRef<HTMLTextAreaElement>(null)
  const look = hidden ? styles.hidden : undefined
  return (
    <OverlayProvider>
      <Dialog.Root
        open
        closeOnInteractOutside={false}
        initialFocusEl={() => first.current}
        onOpenChange={({ open }) => open || onClose()}
      >
        <Portal>
          <Dialog.Backdrop className={look} />
          <Dialog.Positioner className={look}>
            <Dialog.Content maxWidth="600px">
              <Dialog.Header>
                <Dialog.Title>{feedback.title}</Dialog.Title>
              </Dialog.Header>
              {number ? (
                <>
                  <Dialog.Body>
                    <div className={styles.done} role="status">
                      <strong>{feedback.done}</strong>
                      <p>{feedback.numbered(number)}</p>
                    </div>
                  </Dialog.Body>
                  <Dialog.Footer>
                    <button
                      type="button"
                      // biome-ignore lint/a11y/noAutofocus: the form that had the focus is gone
                      autoFocus
                      className={recipeClass('button', { variant: 'solid', size: 'md' })}
                      onClick={onClose}
                    >
                      {frame.closeDialog}
                    </button>
                  </Dialog.Footer>
                </>
              ) : (
                <Dialog.Body paddingBottom="6">
                  <FeedbackForm
                    first={first}
                    onHide={setHidden}
                    onSent={setNumber}
                    onClose={onClose}
                  />
                </Dialog.Body>
              )}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayProvider>
  )
}
