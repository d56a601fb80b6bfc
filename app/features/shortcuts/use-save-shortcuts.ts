import { useRevalidator } from '@remix-run/react'
import { useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { callServer } from '../../ui/server-call'
import { closeToast, showToast } from '../../ui/toast'

/** Saves the chosen apps, one save at a time; afterwards the page's own data is fetched anew. */
export function useSaveShortcuts(onSaved: () => void) {
  const texts = useText()
  const { revalidate } = useRevalidator()
  const [saving, setSaving] = useState(false)
  const running = useRef(false)
  const failure = useRef(0)

  async function save(codes: readonly string[]) {
    if (running.current) return
    running.current = true
    setSaving(true)
    closeToast(failure.current)
    const outcome = await callServer('/shortcuts', texts, { method: 'POST', body: { codes } })
    running.current = false
    setSaving(false)
    if (outcome !== 'signed-out' && 'error' in outcome) {
      const text = texts.shortcuts.failed(outcome.error)
      failure.current = showToast({ kind: 'error', text })
      return
    }
    // Where the session is over, the page's data leads to the login path.
    revalidate()
    if (outcome === 'signed-out') return
    showToast({ kind: 'success', text: texts.shortcuts.saved })
    onSaved()
  }

  return { save, saving }
}
