import { useState } from 'react'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { shortcutMaximum } from '~contract/portal/constants'
import { showToast } from '../../ui/toast'
import { useShortcutsText } from './use-shortcuts-text'

/** The codes of the chosen apps, in order, while the dialog is open. */
export function useChoice(apps: readonly HostedApp[], saved: readonly string[]) {
  const shortcuts = useShortcutsText()
  const [before] = useState(() => saved.filter((code) => apps.some((app) => app.code === code)))
  const [codes, setCodes] = useState<readonly string[]>(before)

  return {
    codes,
    changed: codes.join(' ') !== before.join(' '),
    setCodes,
    /** Refuses an app beyond the maximum. */
    choose(code: string, chosen: boolean) {
      if (!chosen) setCodes(codes.filter((one) => one !== code))
      else if (codes.length < shortcutMaximum) setCodes([...codes, code])
      else showToast({ kind: 'warning', text: shortcuts.tooMany(shortcutMaximum) })
    },
  }
}
