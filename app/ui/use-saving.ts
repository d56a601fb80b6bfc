import { useRef, useState } from 'react'
import { closeToast, showToast } from './toast'
import { useServer } from './use-server'

interface Wish {
  path: string
  body: object
  /** What to report once it is saved, or if that failed. */
  done: string
  failed(reason: string): string
}

/** Saves the user's changes one at a time, and keeps the last failure until the next try. */
export function useSaving<Key extends string | true = true>() {
  const server = useServer()
  const [saving, setSaving] = useState<Key | null>(null)
  const running = useRef(false)
  const failure = useRef(0)
  /** `key` is the value of `saving` meanwhile. Resolves to whether it was saved. */
  async function save(key: Key, { path, body, done, failed }: Wish): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setSaving(key)
    closeToast(failure.current)
    const answer = await server(path, { method: 'POST', body })
    running.current = false
    setSaving(null)
    const saved = 'data' in answer
    if (saved) showToast({ kind: 'success', text: done })
    else failure.current = showToast({ kind: 'error', text: failed(answer.error) })
    return saved
  }
  return { save, saving }
}
