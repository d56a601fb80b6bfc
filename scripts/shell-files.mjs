import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

const route = '?__remix-build-client-route'
const entries = [
  'app/entry.client.tsx',
  'text/zh-CN.ts',
  `app/root.tsx${route}`,
  `app/routes/$/route.tsx${route}`,
]

/**
 * The scripts and stylesheets of the last build that the shell needs at once: those that its page names, and their
 * static imports. Paths below build/client.
 * @returns {string[]}
 */
export function shellFiles() {
  return [...filesOf(clientManifest(), entries), routeTable()]
}

/**
 * The files that parts of the file viewer's page need beyond the page itself, by their names in the build: chunks and
 * their static imports, but not what they load later. Paths below build/client.
 * @param {string[]} names
 * @returns {string[]}
 */
export function viewerFiles(names) {
  const manifest = clientManifest()
  const page = filesOf(manifest, [...entries, `app/routes/file-viewer/route.tsx${route}`])
  const keys = names.map((name) => {
    const found = Object.keys(manifest).find((key) => manifest[key].name === name)
    if (!found) throw new Error(`the build has no chunk ${name}`)
    return found
  })
  return [...filesOf(manifest, keys)].filter((file) => !page.has(file))
}

const clientManifest = () => JSON.parse(read('.vite/client-manifest.json'))

/** Remix writes it next to the bundler's files, where tables of former builds may be as well. */
function routeTable() {
  const server = JSON.parse(read('.vite/server-manifest.json'))
  const programs = Object.values(server).filter(({ name }) => name === 'server-build')
  const text = programs.map((program) => read(`server/${program.file}`)).join()
  const [file] = /assets\/manifest-\w+\.js/.exec(text) ?? []
  if (!file) throw new Error('the build has no table of routes')
  return file
}

/** The files of these chunks and of their static imports, with stylesheets. */
function filesOf(manifest, keys, seen = new Set()) {
  const files = new Set()
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no ${key}`)
    const imported = filesOf(manifest, chunk.imports ?? [], seen)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...imported]) files.add(file)
  }
  return files
}

function read(file) {
  return readFileSync(path.join(root, 'build', file), 'utf8')
}
