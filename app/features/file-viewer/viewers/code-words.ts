import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import ini from 'highlight.js/lib/languages/ini'
import java from 'highlight.js/lib/languages/java'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import type { CodeLanguage } from './code-language'

const languages: Record<CodeLanguage, typeof bash> = {
  bash,
  css,
  ini,
  java,
  json,
  markdown,
  python,
  sql,
  typescript,
  xml,
  yaml,
}
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language)

/** A highlighted word of code: its kind and its position in the line. */
export interface CodeWord {
  /** The library's name for the kind: `keyword`, `string`, … */
  kind: string
  line: number
  from: number
  to: number
}

const marks =
  /<span class="hljs-([^" ]+)[^"]*">|<\/span>|<span[^>]*>|&(?:amp|lt|gt|quot|#x27);|[^<&]+/g

/**
 * The highlighted words of code, line by line. The library returns them as HTML, of which only the positions are used.
 */
export function codeWords(lines: readonly string[], language: CodeLanguage): CodeWord[] {
  const words: CodeWord[] = []
  const kinds: string[] = []
  let line = 0
  let at = 0
  for (const [mark, kind] of hljs.highlight(lines.join('\n'), { language }).value.matchAll(marks)) {
    if (mark.startsWith('</')) kinds.pop()
    else if (mark.startsWith('<')) kinds.push(kind ?? '')
    else {
      const parts = mark.startsWith('&') ? ['.'] : mark.split('\n')
      for (const [number, { length }] of parts.entries()) {
        if (number > 0) {
          line += 1
          at = 0
        }
        const now = kinds.at(-1)
        if (now && length > 0) words.push({ kind: now, line, from: at, to: at + length })
        at += length
      }
    }
  }
  return words
}
