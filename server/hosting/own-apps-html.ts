import { ownAppsPath } from '~contract/portal/paths'
import type { Language } from '~text/languages'
import { type OwnAppsTexts, ownAppsTexts } from '~text/own-apps'
import { escapeHtml } from './html'
import type { OwnAppForm, OwnAppProblem } from './own-app-form'
import type { OwnApp } from './own-apps'

interface PageContent {
  nonce: string
  language: Language
  systemName: string
  /** Stylesheets with the portal's tokens. */
  styles: readonly string[]
  /** The origins that the operator names. */
  allowed: readonly string[]
  ownApps: readonly OwnApp[]
  form: OwnAppForm
  problem: OwnAppProblem | undefined
}

/** The page of own apps. It works without scripts, and has none. */
export function ownAppsHtml(content: PageContent): string {
  const { nonce, language, systemName, styles } = content
  const texts = ownAppsTexts[language]
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${texts.title} - ${systemName}`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">${links}
<style nonce="${nonce}">${look}</style></head>
<body><main><h1>${texts.title}</h1><p>${texts.hint}</p>
${formOf(content, texts)}${listOf(content.ownApps, texts)}
<p><a href="/">${texts.home}</a></p></main></body>
</html>`
}

function formOf({ form, problem, allowed }: PageContent, texts: OwnAppsTexts): string {
  const field = (name: keyof OwnAppForm, hint = '') => {
    const wrong = problem?.field === name ? problem.say(texts.problems) : ''
    const about = wrong ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''
    const said = wrong && `<p class="problem" id="${name}-problem" role="alert">${wrong}</p>`
    return (
      `<label for="${name}">${texts[name]}</label>${hint}` +
      `<input id="${name}" name="${name}" required autocomplete="off" spellcheck="false"` +
      ` value="${escapeHtml(form[name])}"${about}>${said}`
    )
  }
  const hint = `<small>${escapeHtml(texts.allowed(allowed.join(' ')))}</small>`
  return `<form method="post" action="${ownAppsPath}">${field('code')}${field('address', hint)}
<p class="warning">${texts.warning}</p><button>${texts.open}</button></form>`
}

function listOf(ownApps: readonly OwnApp[], texts: OwnAppsTexts): string {
  if (ownApps.length === 0) return ''
  const rows = ownApps.map(({ code, entry }) => {
    const shown = escapeHtml(code)
    const label = escapeHtml(texts.removeApp(code))
    return `<li><a href="/${encodeURIComponent(code)}">${shown}</a><span>${escapeHtml(entry)}</span>
<form method="post" action="${ownAppsPath}"><button class="plain" name="remove" value="${shown}"
 aria-label="${label}">${texts.remove}</button></form></li>`
  })
  return `<h2>${texts.present}</h2><ul>${rows.join('')}</ul>`
}

/** The fallback values are for development, which has no stylesheet of tokens. */
const look = `
:root { color-scheme: var(--portal-color-scheme, light) }
body { margin: 0; font: 14px/1.6 var(--portal-fonts-body, sans-serif);
  color: var(--portal-colors-text, #1b2433); background: var(--portal-colors-canvas, #f2f5fa) }
main { box-sizing: border-box; max-width: 560px; margin: 8vh auto; padding: 32px;
  background: var(--portal-colors-surface, #fff); border-radius: var(--portal-radii-lg, 8px);
  box-shadow: var(--portal-shadows-md, 0 2px 12px #0002) }
h1 { margin: 0 0 8px; font-size: 20px } h2 { margin: 32px 0 8px; font-size: 16px }
label { display: block; margin-top: 16px; font-weight: 600 }
small, li span { color: var(--portal-colors-muted, #55627a) }
input { box-sizing: border-box; width: 100%; margin-top: 4px; padding: 7px 10px; font: inherit; color: inherit;
  background: var(--portal-colors-surface, #fff); border: 1px solid var(--portal-colors-border-control, #7c889c);
  border-radius: var(--portal-radii-md, 4px) }
input[aria-invalid] { border-color: var(--portal-colors-danger, #c62828) }
.problem { margin: 4px 0 0; color: var(--portal-colors-danger, #c62828) }
.warning { padding: 8px 12px; background: var(--portal-colors-warning-soft, #fff4e0);
  border-radius: var(--portal-radii-md, 4px) }
button { padding: 7px 20px; font: inherit; color: var(--portal-colors-on-accent, #fff); cursor: pointer;
  background: var(--portal-colors-accent, #1f5eff); border: 0; border-radius: var(--portal-radii-md, 4px) }
.plain { padding: 2px 8px; color: var(--portal-colors-danger, #c62828); background: none }
a { color: var(--portal-colors-accent, #1f5eff) }
:focus-visible { outline: 2px solid var(--portal-colors-focus, #1f5eff); outline-offset: 2px }
ul { margin: 0; padding: 0; list-style: none }
li { display: flex; gap: 12px; align-items: center; padding: 6px 0;
  border-top: 1px solid var(--portal-colors-border, #dfe4ec) }
li span { flex: 1; min-width: 0; overflow-wrap: anywhere }
@media (max-width: 480px) { main { margin: 0; padding: 20px; min-height: 100vh; border-radius: 0 } }
`
