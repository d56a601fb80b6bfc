import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { root } from './paths.mjs'

/** What a browser may have to load before the signed-in frame can be used, in KB of gzip. */
const budgets = [
  { what: 'JavaScript', ending: '.js', limit: 130 },
  { what: 'CSS', ending: '.css', limit: 12 },
]
const route = '?__remix-build-client-route'
const entries = [
  'app/entry.client.tsx',
  'text/zh-CN.ts',
  `app/root.tsx${route}`,
  `app/routes/$/route.tsx${route}`,
]

/**
 * Weighs the files of the last build that the signed-in frame imports at once; what it imports later, on
 * demand, does not count. The realm frames' own script neither.
 * @returns {{ ok: boolean, lines: string[] }}
 */
export function checkSizeBudget() {
  const manifest = JSON.parse(
    readFileSync(path.join(root, 'build/.vite/client-manifest.json'), 'utf8'),
  )
  const files = [...filesOf(manifest, entries)]
  const results = budgets.map(({ what, ending, limit }) => {
    const weights = files
      .filter((file) => file.endsWith(ending))
      .map((file) => ({ file, size: weigh(file) }))
      .sort((a, b) => b.size - a.size)
    const size = weights.reduce((sum, weight) => sum + weight.size, 0)
    const ok = size <= limit
    const heaviest = weights.slice(0, 5).map((weight) => `  ${format(weight.size)} ${weight.file}`)
    const verdict = `${what} of the frame: ${format(size)} of ${limit} KB gzip`
    return { ok, lines: ok ? [verdict] : [`${verdict}, too much`, ...heaviest] }
  })
  return { ok: results.every(({ ok }) => ok), lines: results.flatMap(({ lines }) => lines) }
}

/** The files of these chunks, of all that they import statically, and their stylesheets. */
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

function weigh(file) {
  return gzipSync(readFileSync(path.join(root, 'build/client', file)), { level: 9 }).length / 1024
}

function format(size) {
  return `${size.toFixed(1)} KB`
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { ok, lines } = checkSizeBudget()
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = ok ? 0 : 1
}
