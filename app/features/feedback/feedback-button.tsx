import { MessageCircleQuestion } from 'lucide'
import { lazy, useState } from 'react'
import { useText } from '../../text/text-context'
import { BarButton } from '../../ui/bar-button'
import { LazyPart } from '../../ui/lazy-part'

const FeedbackDialog = lazy(() => import('./feedback-dialog'))

/** 「一键反馈」 in the top bar; its dialog loads on first use (AID-06). */
export function FeedbackButton() {
  const { feedback } = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <BarButton
        label={feedback.title}
        icon={MessageCircleQuestion}
        aria-haspopup="dialog"
        onOpen={() => setOpen(true)}
      />
      {open && (
        <LazyPart onLost={() => setOpen(false)}>
          <FeedbackDialog onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  )
}
