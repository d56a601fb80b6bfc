import { extensionOf } from '~contract/platform/file-types'

/** The languages common in offices, and their file extensions. */
const endings = {
  bash: 'sh bash',
  css: 'css less scss',
  ini: 'ini conf properties toml',
  java: 'java',
  json: 'json jsonc',
  markdown: 'md',
  python: 'py',
  sql: 'sql',
  typescript: 'js mjs cjs jsx ts tsx',
  xml: 'xml html htm svg vue',
  yaml: 'yml yaml',
} as const

export type CodeLanguage = keyof typeof endings

/** The language of a file, judged by its name; null = plain text. */
export function codeLanguageOf(name: string): CodeLanguage | null {
  const extension = extensionOf(name)
  const names = Object.keys(endings) as CodeLanguage[]
  return names.find((language) => endings[language].split(' ').includes(extension)) ?? null
}
