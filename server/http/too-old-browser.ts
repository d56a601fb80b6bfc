import type { RequestHandler } from 'express'
import { oldBrowserParameters } from '~contract/platform/constants'
import { safeLink } from '~contract/platform/safe-address'
import { type OldBrowserTexts, oldBrowserTexts } from '~text/old-browser'
import { escapeHtml } from '../hosting/html'
import type { PortalParts } from '../parts'
import { readParameters } from '../platform/parameters'
import { readLanguage } from '../session/language'
import { asyncHandler } from './async-handler'
import { isTooOld } from './browser-build'

/**
 * Answers page requests of Internet Explorer, and of other browsers in which no page would work, with an explanation
 * and the operator's advice. The page needs no script, and nothing newer than HTML 4.
 */
export function explainOldBrowser(
  parts: Pick<PortalParts, 'config' | 'platform' | 'caches' | 'log'>,
): RequestHandler {
  const { text, download } = oldBrowserParameters
  return asyncHandler(async (req, res, next) => {
    const isPage =
      req.method === 'GET' && /\btext\/html\b|^\*\/\*$/.test(req.headers.accept ?? '*/*')
    if (!isPage || !isTooOld(req.headers['user-agent'] ?? '')) return next()
    const backend = { ...parts, requestId: res.locals.requestId }
    const values = await readParameters(backend, 'old browser', [text, download])
    const language = readLanguage(req.headers.cookie)
    const texts = oldBrowserTexts[language]
    const content = {
      systemName: parts.config.SYSTEM_NAME,
      advice: values[text].trim() || texts.advice,
      download: safeLink(values[download]),
      nonce: res.locals.nonce,
    }
    res.type('html').send(page(language, texts, content))
  })
}

interface Content {
  systemName: string
  advice: string
  /** Where to get another browser; null = the operator gives no address. */
  download: string | null
  nonce: string
}

function page(language: string, texts: OldBrowserTexts, content: Content): string {
  const { systemName, advice, download, nonce } = content
  const link = download
    ? `<p><a href="${escapeHtml(download)}">${escapeHtml(texts.download)}</a></p><p>${escapeHtml(download)}</p>`
    : ''
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<title>${escapeHtml(texts.title)} - ${escapeHtml(systemName)}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<div class="card">
<p class="system">${escapeHtml(systemName)}</p>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.explanation)}</p>
<p>${escapeHtml(advice)}</p>
${link}
</div>
</body>
</html>
`
}

const styles = `
body{margin:0;padding:64px 24px;background:#f4f6fa;color:#1f2733;font:16px/1.7 'Microsoft YaHei',sans-serif}
.card{max-width:560px;margin:0 auto;padding:32px;background:#fff;border:1px solid #d8dee8}
.system{margin:0;color:#5a6575}
h1{margin:8px 0 16px;font-size:24px;line-height:1.4}
a{color:#0b57c4}
`
