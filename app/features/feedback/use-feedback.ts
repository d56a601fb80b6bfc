import { type FormEvent, type RefObject, useState } from 'react'
import { feedbackLimits } from '~contract/platform/feedback-limits'
import { useText } from '../../text/text-context'
import { useServer } from '../../ui/use-server'
import { type Draft, emptyDraft } from './draft'
import { sendFeedback } from './send-feedback'
import { useFeedbackText } from './use-feedback-text'

/** Kept until the page unloads: a dialog that was closed by mistake, or failed, loses nothing. */
let kept: Draft = emptyDraft

/** The draft, and how it is sent. `field` gets the focus back if the text is invalid. */
export function useFeedback(field: RefObject<HTMLElement>, onSent: (number: string) => void) {
  const texts = useText()
  const feedback = useFeedbackText()
  const server = useServer()
  const [draft, setDraft] = useState(kept)
  const [error, setError] = useState<{ field: 'text' | 'form'; text: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const { text: longest } = feedbackLimits

  function change(patch: Partial<Draft>) {
    kept = { ...kept, ...patch }
    setDraft(kept)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const length = draft.text.trim().length
    if (length === 0 || length > longest) {
      const text = length === 0 ? feedback.textMissing : feedback.textTooLong(longest)
      setError({ field: 'text', text })
      return field.current?.focus()
    }
    setError(null)
    setBusy(true)
    const onPicture = (key: number, known: string) =>
      change({
        pictures: kept.pictures.map((one) => (one.key === key ? { ...one, id: known } : one)),
      })
    const answer = await sendFeedback({ draft, server, texts, onSent: onPicture })
    setBusy(false)
    if ('error' in answer) return setError({ field: 'form', text: answer.error })
    for (const { url } of kept.pictures) URL.revokeObjectURL(url)
    kept = emptyDraft
    onSent(answer.data.number)
  }
  return { draft, change, submit, error, busy }
}
