import { MessageCircleQuestion } from 'lucide'
import type { Feature } from '../../shell/registry/registry'
import { useText } from '../../text/text-context'
import { FeedbackButton } from './feedback-button'

export const feedback: Feature = {
  useBarEntries() {
    const label = useText().feedback.title
    return [
      { id: 'feedback', at: 120, label, icon: MessageCircleQuestion, button: <FeedbackButton /> },
    ]
  },
}
