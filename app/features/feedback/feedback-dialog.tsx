import { Dialog } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { DialogFrame } from '../../ui/overlay/dialog-frame'
import styles from './feedback-dialog.module.css'
import { FeedbackForm } from './feedback-form'
import { useFeedbackText } from './use-feedback-text'

/** 「一键反馈」 (AID-06): what is wrong, or could be better, with pictures of it. */
export default function FeedbackDialog({ onClose }: { onClose(): void }) {
  const { shell } = useText()
  const feedback = useFeedbackText()
  const [number, setNumber] = useState('')
  /** Hidden while a screenshot is taken, so that the dialog is not in it. */
  const [hidden, setHidden] = useState(false)
  const first = useRef<HTMLTextAreaElement>(null)
  const look = hidden ? styles.hidden : undefined
  return (
    <DialogFrame
      title={feedback.title}
      maxWidth="600px"
      backdropClass={look}
      positionerClass={look}
      closeOnInteractOutside={false}
      initialFocusEl={() => first.current}
      onClose={onClose}
    >
      {number ? (
        <>
          <Dialog.Body>
            <div className="grid text-center text-text py-4 gap-2" role="status">
              <strong className="text-lg">{feedback.done}</strong>
              <p>{feedback.numbered(number)}</p>
            </div>
          </Dialog.Body>
          <Dialog.Footer>
            {/* The form that had the focus is gone. */}
            <Button autoFocus onClick={onClose}>
              {shell.closeDialog}
            </Button>
          </Dialog.Footer>
        </>
      ) : (
        <Dialog.Body paddingBottom="6">
          <FeedbackForm first={first} onHide={setHidden} onSent={setNumber} onClose={onClose} />
        </Dialog.Body>
      )}
    </DialogFrame>
  )
}
