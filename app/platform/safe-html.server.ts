import sanitize from 'sanitize-html'

/** HTML of a backend's as the portal may show it: no scripts, handlers, frames or forms (SAFE-06). */
export function safeHtml(html: string): string {
  return sanitize(html)
}
