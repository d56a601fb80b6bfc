import { defaultTheme } from '~contract/platform/default-theme'
import type { Theme } from '~contract/platform/themes'
import { type Scheme, variablesOf } from '../../ui/look/dress'
import { pageNonce } from '../../ui/nonce-context'
import type { Choice } from './use-themes'

/** The page as it would look, over how it looks. Paper stays as it is. */
export function Preview({ themes, choice }: { themes: readonly Theme[]; choice: Choice }) {
  const { look, backgroundColor, id } = choice
  const skin = (id !== defaultTheme && themes.find((theme) => theme.id === id)) || null
  const rule = (scheme: Scheme) => {
    const variables = Object.entries(variablesOf({ skin, look, backgroundColor }, scheme, true))
    return `:root:root:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`
  }
  const css =
    look.scheme === 'system'
      ? `${rule('light')}@media (prefers-color-scheme:dark){${rule('dark')}}`
      : rule(look.scheme)
  return (
    <style nonce={pageNonce()} data-look-preview={look.scheme}>
      {`@media screen{${css}}`}
    </style>
  )
}
