import { readFileSync } from 'node:fs'
import { z } from 'zod'

const file = new URL('xss-corpus.json', import.meta.url)

/**
 * HTML that would run, load or lead astray, grouped by how it tries. What runs calls `alert`. Sources: the OWASP
 * filter evasion sheet, PortSwigger's list, published bypasses of DOMPurify and sanitize-html.
 */
export const xssCorpus = z
  .record(z.string(), z.array(z.string()))
  .parse(JSON.parse(readFileSync(file, 'utf8')))

export const allVectors = Object.values(xssCorpus).flat()
