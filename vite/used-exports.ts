import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

/** Libraries whose index names hundreds of files, and the folder to search for the names that are used. */
const libraries = [
  { name: 'lucide', index: /\/lucide\/dist\/esm\/lucide\.mjs$/, users: folder('app') },
  {
    name: '@chakra-ui/react',
    index: /\/@chakra-ui\/react\/dist\/esm\/index\.js$/,
    users: folder('app'),
  },
  {
    name: '@chakra-ui/react/anatomy',
    index: /\/@chakra-ui\/react\/dist\/esm\/anatomy\.js$/,
    users: folder('app'),
  },
  {
    name: '@ark-ui/react',
    index: /\/@ark-ui\/react\/dist\/index\.js$/,
    users: folder('node_modules/@chakra-ui/react/dist/esm'),
  },
]

/**
 * Reduces the index of a library to the exports that are used: otherwise the bundler would read some 2,600 other files
 * for the browser's build and as many again for the server's, only to drop them.
 */
export function usedExports(): Plugin {
  return {
    name: 'portal-used-exports',
    apply: 'build',
    load(id) {
      const library = libraries.find(({ index }) => index.test(id))
      if (!library) return null
      return trimIndex(readFileSync(id, 'utf8'), importedNames(library.name, library.users))
    },
  }
}

/** The exports of these names, and the imports and constants that they need. */
function trimIndex(source: string, used: ReadonlySet<string>): string {
  const statements = source.split(/^(?=(?:import|export|const) )/m)
  const exports = statements.flatMap((statement) => {
    const [, list, from = ''] = /^export \{([^}]*)\}( from [^;\n]*)?/.exec(statement) ?? []
    const names = namesIn(list ?? '').filter(({ outside }) => used.has(outside))
    return names.length > 0 ? [{ names, from }] : []
  })
  const own = exports.flatMap(({ names, from }) => (from ? [] : names.map(({ inside }) => inside)))
  return [
    ...needed(statements, own),
    ...exports.map(({ names, from }) => {
      const list = names.map(({ inside, outside }) => `${inside} as ${outside}`)
      return `export { ${list.join(', ')} }${from}`
    }),
  ].join('\n')
}

/** The statements that declare these names, and those that the statements need in turn. */
function needed(statements: readonly string[], names: readonly string[]): string[] {
  const declarations = new Map(
    statements.flatMap((statement) => declaredIn(statement).map((name) => [name, statement])),
  )
  const kept = new Set<string>()
  const add = (name: string) => {
    const statement = declarations.get(name)
    if (!statement || kept.has(statement)) return
    kept.add(statement)
    if (statement.startsWith('const')) for (const [word] of statement.matchAll(/[\w$]+/g)) add(word)
  }
  for (const name of names) add(name)
  // In source order, because a constant may need those before it.
  return statements.filter((statement) => kept.has(statement))
}

function declaredIn(statement: string): string[] {
  const [, all, list, constant] =
    /^(?:import (?:\* as (\S+)|\{([^}]*)\}) from|const ([\w$]+) =)/.exec(statement) ?? []
  return [all, constant, ...namesIn(list ?? '').map(({ outside }) => outside)].filter(
    (name) => name !== undefined,
  )
}

/** `a as B, C` → the names before and after `as`. */
function namesIn(list: string): { inside: string; outside: string }[] {
  return list.split(',').flatMap((one) => {
    const [inside = '', outside = inside] = one.trim().split(/\s+as\s+/)
    return inside ? [{ inside, outside }] : []
  })
}

/** `import { Bell, X as Close } from 'lucide'` anywhere below the folder → Bell, X. */
function importedNames(library: string, users: string): Set<string> {
  const imports = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*'${library}'`, 'g')
  const lists = readdirSync(users, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|js)$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(users, file), 'utf8').matchAll(imports)])
  return new Set(lists.flatMap(([, list = '']) => namesIn(list).map(({ inside }) => inside)))
}
