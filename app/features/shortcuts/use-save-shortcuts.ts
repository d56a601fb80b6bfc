import { useRevalidator } from '@remix-run/react'
import { useRef, useState } from 'react'
import { requestTimeoutCeiling } from '../../config/constants'
import { useText } from '../../text/text-context'
import type { Texts } from '../../text/zh-CN'
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
    const outcome = await send(codes, texts)
    running.current = false
    setSaving(false)
    if (typeof outcome === 'object') {
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

type Outcome = 'saved' | 'signed-out' | { error: string }

async function send(codes: readonly string[], { failures }: Texts): Promise<Outcome> {
  try {
    const answer = await fetch('/shortcuts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ codes }),
      redirect: 'manual',
      signal: AbortSignal.timeout(requestTimeoutCeiling),
    })
    if (answer.ok) return 'saved'
    if (answer.type === 'opaqueredirect') return 'signed-out'
    const body = await answer.json().catch(() => null)
    return { error: body?.error ?? failures.unknown }
  } catch {
    return { error: failures.unreachable }
  }
}
