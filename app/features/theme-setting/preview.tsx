import { defaultTheme } from '~contract/platform/default-theme'
import type { Theme } from '~contract/platform/themes'
import { pageNonce } from '../../ui/nonce-context'
import { effectiveSettings } from '../../ui/themes/elder-sizes'
import { type Scheme, variablesOf } from '../../ui/themes/theme-variables'
import type { Choice } from './use-themes'

/** Applies the chosen theme over the page's own before it is saved. Paper keeps its colours. */
export function Preview({ themes, choice }: { themes: readonly Theme[]; choice: Choice }) {
  const { settings, backgroundColor, id } = choice
  const theme = (id !== defaultTheme && themes.find((one) => one.id === id)) || null
  const rule = (scheme: Scheme) => {
    const variables = Object.entries(
      variablesOf({ theme, settings: effectiveSettings(settings), backgroundColor }, scheme, true),
    )
    return `:root:root:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`
  }
  const css =
    settings.scheme === 'system'
      ? `${rule('light')}@media (prefers-color-scheme:dark){${rule('dark')}}`
      : rule(settings.scheme)
  return (
    <style nonce={pageNonce()} data-theme-preview={settings.scheme}>
      {`@media screen{${css}}`}
    </style>
  )
}
