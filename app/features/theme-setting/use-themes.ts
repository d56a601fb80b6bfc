import { useRevalidator } from '@remix-run/react'
import { useRef, useState } from 'react'
import type { ThemeSettings } from '~contract/platform/theme-settings'
import { publishSessionNews } from '../../live/session-channel'
import { useText } from '../../text/text-context'
import { closeToast, showToast } from '../../ui/toast'
import { useServer } from '../../ui/use-server'
import { useServerData } from '../../ui/use-server-data'
import type { ThemeChoices } from './themes.server'

/** What a user may choose of how the portal looks. */
export interface Choice {
  /** The theme's id. */
  id: string
  look: ThemeSettings
  /** `#rrggbb`; '' = none. */
  backgroundColor: string
}

/** The themes, what the user has now, and the keeping of something else; one save at a time. */
export function useThemes() {
  const texts = useText()
  const server = useServer()
  const { revalidate } = useRevalidator()
  const { data, error, loading, reload } = useServerData<ThemeChoices>('/themes')
  /** What was saved here last. */
  const [kept, setKept] = useState<Choice | null>(null)
  const [saving, setSaving] = useState(false)
  const running = useRef(false)
  const failure = useRef(0)
  const current: Choice | null =
    kept ?? (data && { id: data.current, look: data.look, backgroundColor: data.backgroundColor })

  /** Whether it was saved; why not is told. */
  async function save(choice: Choice): Promise<boolean> {
    if (running.current || !current) return false
    running.current = true
    setSaving(true)
    closeToast(failure.current)
    const body = changesOf(current, choice)
    const answer = await server('/themes', { method: 'POST', body })
    // The page's data brings the new theme; after a failure half of it may be kept.
    await revalidate()
    running.current = false
    setSaving(false)
    publishSessionNews({ kind: 'theme-changed' })
    if ('error' in answer) {
      const text = texts.themeSetting.saveFailed(answer.error)
      failure.current = showToast({ kind: 'error', text })
      return false
    }
    setKept(choice)
    showToast({ kind: 'success', text: texts.themeSetting.saved })
    return true
  }

  return { themes: data?.themes ?? null, current, error, loading, reload, save, saving }
}

/** What a choice wants otherwise than it is. */
export function changesOf(now: Choice, wanted: Choice): Partial<Choice> {
  return {
    ...(wanted.id !== now.id && { id: wanted.id }),
    ...(JSON.stringify(wanted.look) !== JSON.stringify(now.look) && { look: wanted.look }),
    ...(wanted.backgroundColor !== now.backgroundColor && {
      backgroundColor: wanted.backgroundColor,
    }),
  }
}
