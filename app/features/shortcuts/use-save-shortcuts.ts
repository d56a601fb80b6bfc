import { useRevalidator } from '@remix-run/react'
import { useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { closeToast, showToast } from '../../ui/toast'
import { useServer } from '../../ui/use-server'

/** Saves the chosen apps, one save at a time; afterwards the page's own data is fetched again. */
export function useSaveShortcuts(onSaved: () => void) {
  const texts = useText()
  const server = useServer()
  const { revalidate } = useRevalidator()
  const [saving, setSaving] = useState(false)
  const running = useRef(false)
  const failure = useRef(0)

  async function save(codes: readonly string[]) {
    if (running.current) return
    running.current = true
    setSaving(true)
    closeToast(failure.current)
    const answer = await server('/shortcuts', { method: 'POST', body: { codes } })
    running.current = false
    setSaving(false)
    if ('error' in answer) {
      const text = texts.shortcuts.failed(answer.error)
      failure.current = showToast({ kind: 'error', text })
      return
    }
    revalidate()
    showToast({ kind: 'success', text: texts.shortcuts.saved })
    onSaved()
  }

  return { save, saving }
}
