import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { languagePath } from '~contract/portal/paths'
import type { Language } from '~text/languages'
import { publishLanguage } from '../text/language-channel'
import { loadTexts } from '../text/load-texts'
import { useSpoken } from '../text/text-context'
import { callServer } from './server-call'
import { showToast } from './toast'

/** Switches the language in place: nothing is reloaded, and no work is lost (LOOK-07). */
export function useLanguageSwitch() {
  const { texts, speak } = useSpoken()
  const { revalidate } = useRevalidator()
  const [switching, setSwitching] = useState(false)

  async function switchTo(language: Language) {
    setSwitching(true)
    const [next, answer] = await Promise.all([
      loadTexts(language).catch(() => null),
      callServer(languagePath, texts, { method: 'POST', body: { language } }),
    ])
    setSwitching(false)
    if (!next || answer === 'signed-out' || 'error' in answer) {
      showToast({ kind: 'error', text: texts.languageChange.failed })
      return
    }
    speak(next)
    publishLanguage(language)
    // Some texts came with the page's data.
    revalidate()
  }

  return { switching, switchTo }
}
