import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import type { ThemeSettings } from '~contract/platform/theme-settings'
import { publishSessionNews } from '../../live/session-channel'
import { useSaving } from '../../ui/use-saving'
import { useServerData } from '../../ui/use-server-data'
import type { ThemeChoices } from './themes.server'
import { useThemeText } from './use-theme-text'

/** A theme with its settings, as the user may choose them. */
export interface Choice {
  /** The theme's id. */
  id: string
  settings: ThemeSettings
  /** `#rrggbb`; '' = none. */
  backgroundColor: string
}

/** The themes, the user's current choice, and a function to save another; one save at a time. */
export function useThemes() {
  const themeSetting = useThemeText()
  const { revalidate } = useRevalidator()
  const { data, ...list } = useServerData<ThemeChoices>('/themes')
  /** What was saved here last. */
  const [kept, setKept] = useState<Choice | null>(null)
  const { save: send, saving } = useSaving()
  const current: Choice | null =
    kept ??
    (data && { id: data.current, settings: data.settings, backgroundColor: data.backgroundColor })

  /** Whether it was saved. */
  async function save(choice: Choice): Promise<boolean> {
    if (!current) return false
    const { saved: done, saveFailed: failed } = themeSetting
    const body = changesOf(current, choice)
    const saved = await send(true, { path: '/themes', body, done, failed })
    // The page's data contains the new theme; after a failure, half of it may be stored.
    await revalidate()
    publishSessionNews({ kind: 'theme-changed' })
    if (saved) setKept(choice)
    return saved
  }

  return { ...list, themes: data?.themes ?? null, current, save, saving: saving !== null }
}

/** The differences between the wanted choice and the current one. */
export function changesOf(now: Choice, wanted: Choice): Partial<Choice> {
  return {
    ...(wanted.id !== now.id && { id: wanted.id }),
    ...(JSON.stringify(wanted.settings) !== JSON.stringify(now.settings) && {
      settings: wanted.settings,
    }),
    ...(wanted.backgroundColor !== now.backgroundColor && {
      backgroundColor: wanted.backgroundColor,
    }),
  }
}
