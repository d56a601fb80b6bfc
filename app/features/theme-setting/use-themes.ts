import { useRevalidator } from '@remix-run/react'
import { useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { closeToast, showToast } from '../../ui/toast'
import { useServer } from '../../ui/use-server'
import { useServerData } from '../../ui/use-server-data'
import type { ThemeChoices } from './themes.server'

/** The skins, which one is the person's, and the keeping of another; one save at a time. */
export function useThemes() {
  const texts = useText()
  const server = useServer()
  const { revalidate } = useRevalidator()
  const { data, error, loading, reload } = useServerData<ThemeChoices>('/themes')
  /** The last one that was saved here. */
  const [kept, setKept] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const running = useRef(false)
  const failure = useRef(0)

  async function save(id: string) {
    if (running.current) return
    running.current = true
    setSaving(true)
    closeToast(failure.current)
    const answer = await server('/themes', { method: 'POST', body: { id } })
    running.current = false
    setSaving(false)
    if ('error' in answer) {
      const text = texts.themeSetting.saveFailed(answer.error)
      failure.current = showToast({ kind: 'error', text })
      return
    }
    // The page's data brings the new look.
    revalidate()
    setKept(id)
    showToast({ kind: 'success', text: texts.themeSetting.saved })
  }

  const current = kept ?? data?.current ?? ''
  return { themes: data?.themes ?? null, current, error, loading, reload, save, saving }
}
