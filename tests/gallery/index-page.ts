import { escapeHtml } from '../../server/hosting/html'
import type { Shot } from './choice'
import { script, styles } from './index-parts'

/** One picture of the index page; addresses are relative to the gallery's folder. */
export interface Picture extends Shot {
  screenTitle: string
  variationTitle: string
  /** null = there is none: the screen could not be reached. */
  file: string | null
  /** The last run's picture; null = there is none. */
  former: string | null
  /** The share of dots that differ, 0 to 1; null = there is nothing to compare. */
  changed: number | null
  /** What went wrong; null = nothing. */
  failure: string | null
}

/** The page that shows all pictures by screen; those that failed or changed come first. It requests only pictures. */
export function indexPage(pictures: readonly Picture[]): string {
  const groups = new Map<string, Picture[]>()
  for (const picture of pictures) {
    groups.set(picture.screen, [...(groups.get(picture.screen) ?? []), picture])
  }
  const sorted = [...groups.values()].sort((one, other) => weight(other) - weight(one))
  const names = new Map(pictures.map((one) => [one.variation, one.variationTitle]))
  const choices = [...names].map(
    ([name, title]) => `<option value="${escapeHtml(name)}">${escapeHtml(title)}</option>`,
  )
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>画廊</title>
<style>${styles}</style>
</head>
<body>
<header>
<h1>画廊</h1>
<label>查找 <input type="search" id="text"></label>
<label>变体 <select id="variation"><option value="">全部</option>${choices.join('')}</select></label>
<label><input type="checkbox" id="changed"> 只看有变化或出错的</label>
<output>${summary(pictures)}</output>
</header>
<main>${sorted.map(section).join('\n')}</main>
<dialog aria-label="图片"><img alt=""></dialog>
<script>${script}</script>
</body>
</html>
`
}

/** How much of a screen is worth a look. */
function weight(pictures: readonly Picture[]): number {
  return Math.max(...pictures.map(({ failure, changed }) => (failure ? 2 : (changed ?? 0))))
}

function summary(pictures: readonly Picture[]): string {
  const changed = pictures.filter((one) => (one.changed ?? 0) > 0).length
  const failed = pictures.filter(({ failure }) => failure).length
  return `${pictures.length} 张，${changed} 张有变化，${failed} 张出错`
}

function section(pictures: readonly Picture[]): string {
  const [{ screen, screenTitle } = { screen: '', screenTitle: '' }] = pictures
  const title = `${escapeHtml(screenTitle)} <small>${escapeHtml(screen)}</small>`
  return `<section><h2>${title}</h2><div class="pictures">${pictures.map(figure).join('')}</div></section>`
}

function figure(picture: Picture): string {
  const { screen, screenTitle, variation, variationTitle, file, former, changed, failure } = picture
  const isChanged = changed !== null && changed > 0
  const found = escapeHtml(`${screen} ${screenTitle} ${variation} ${variationTitle}`.toLowerCase())
  const notable = failure || isChanged ? ' data-notable' : ''
  const shown = [
    ...(isChanged && former ? [image(former, '之前')] : []),
    ...(file ? [image(file, isChanged ? '现在' : '')] : []),
  ]
  const share = isChanged ? `<mark>变化 ${percent(changed)}</mark>` : ''
  const trouble = failure ? `<pre>${escapeHtml(failure)}</pre>` : ''
  return `<figure data-text="${found}" data-variation="${escapeHtml(variation)}"${notable}>${shown.join('')}<figcaption>${escapeHtml(variationTitle)} ${share}</figcaption>${trouble}</figure>`
}

function image(file: string, when: string): string {
  const address = escapeHtml(file)
  const label = when ? `<span>${when}</span>` : ''
  return `<a href="${address}">${label}<img loading="lazy" src="${address}" alt="${address}"></a>`
}

/** At least 0.01 %, so that no change reads as none. */
function percent(share: number): string {
  return `${Math.max(share * 100, 0.01).toFixed(2)} %`
}
