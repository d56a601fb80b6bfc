import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const index = /node_modules\/lucide\/dist\/esm\/lucide\.mjs$/
const app = fileURLToPath(new URL('../app', import.meta.url))

/**
 * Leaves only our icons in the library's index: it names some 2,000 files, and the bundler would read each of them for
 * the browser's build and again for the server's.
 */
export function usedIcons(): Plugin {
  return {
    name: 'portal-used-icons',
    apply: 'build',
    load(id) {
      if (!index.test(id)) return null
      const used = importedIcons()
      const exported = readFileSync(id, 'utf8').match(/^export \{[^}]*\} from .*$/gm) ?? []
      return exported
        .filter((line) => [...line.matchAll(/as (\w+)/g)].some(([, name = '']) => used.has(name)))
        .join('\n')
    },
  }
}

/** `import { Bell, X as Close } from 'lucide'` anywhere in the app → Bell, X. */
function importedIcons(): Set<string> {
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(app, file), 'utf8'))
  const lists = sources.flatMap((source) => [
    ...source.matchAll(/import\s*\{([^}]*)\}\s*from\s*'lucide'/g),
  ])
  return new Set(lists.flatMap(([, names = '']) => names.match(/\w+/g) ?? []))
}
