import { useLocation } from '@remix-run/react'
import type { FormEvent } from 'react'
import { languagePath } from '~contract/portal/paths'
import { languageNames, otherLanguage } from '~text/languages'
import { useText } from '../text/text-context'

import { useLanguageSwitch } from './use-language-switch'

/** Offers the other language under its own name; a plain form while scripts are not loaded (LOOK-07). */
export function LanguageLink() {
  const { pathname, search } = useLocation()
  const other = otherLanguage(useText().language)
  const { switching, switchTo } = useLanguageSwitch()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!switching) void switchTo(other)
  }

  return (
    <form method="post" action={languagePath} className="contents" onSubmit={submit}>
      <input type="hidden" name="language" value={other} />
      <input type="hidden" name="redirect" value={pathname + search} />
      <button
        type="submit"
        className="rounded-md text-accent min-h-32px hover:underline"
        lang={other}
      >
        {languageNames[other]}
      </button>
    </form>
  )
}
