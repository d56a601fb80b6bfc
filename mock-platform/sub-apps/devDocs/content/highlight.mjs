import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import json from 'highlight.js/lib/languages/json'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'

const languages = { bash, css, json, typescript, xml }
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language)

/** The word of a code fence, or a file's extension → the language to highlight it as. */
const known = {
  css: 'css',
  html: 'xml',
  js: 'typescript',
  json: 'json',
  jsonc: 'json',
  sh: 'bash',
  ts: 'typescript',
  tsx: 'typescript',
  vue: 'xml',
}

/**
 * Code as HTML with its words marked, in a box with a button that copies it.
 * @param {string} code
 * @param {string} [kind] a fence's word or a file's ending
 * @returns {string}
 */
export function codeBox(code, kind = '') {
  const language = known[kind]
  const html = language ? hljs.highlight(code, { language }).value : escapeHtml(code)
  return (
    '<div class="code-box"><button type="button" class="copy" data-copy>复制</button>' +
    `<pre tabindex="0"><code>${html}</code></pre></div>`
  )
}

/** @param {string} text */
export function escapeHtml(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
