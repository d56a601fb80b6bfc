import { MessageCircleQuestion } from 'lucide'
import { useState } from 'react'
import type { Feature } from '../../shell/registry/registry'
import { useText } from '../../text/text-context'
import { BarButton } from '../../ui/bar-button'
import { LazyPart, partOf } from '../../ui/lazy-part'

export const feedback: Feature = {
  useBarEntries() {
    const label = useText().feedback.title
    return [
      { id: 'feedback', at: 120, label, icon: MessageCircleQuestion, button: <FeedbackButton /> },
    ]
  },
}

const FeedbackDialog = partOf(() => import('./feedback-dialog'))

/** 「一键反馈」 in the top bar; its dialog loads on first use (AID-06). */
function FeedbackButton() {
  const { feedback } = useText()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <BarButton
        label={feedback.title}
        icon={MessageCircleQuestion}
        aria-haspopup="dialog"
        onOpen={() => setOpen(true)}
      />
      {open && (
        <LazyPart onLost={close}>
          <FeedbackDialog onClose={close} />
        </LazyPart>
      )}
    </>
  )
}
