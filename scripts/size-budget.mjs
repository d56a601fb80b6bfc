import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { isMain, root } from './paths.mjs'
import { shellFiles } from './shell-files.mjs'

/** What a browser may load before the shell can be used, in KB of gzip. */
export const budgets = [
  { what: 'JavaScript', ending: '.js', limit: 130.5 },
  { what: 'CSS', ending: '.css', limit: 12 },
]

/**
 * Weighs the files of the last build that the shell needs at once. Lazy imports and the app frames' own script do not
 * count.
 * @returns {{ ok: boolean, lines: string[] }}
 */
export function checkSizeBudget() {
  const results = budgets.map(({ what, ending, limit }) => {
    const weights = shellWeights(ending)
    const size = weights.reduce((sum, weight) => sum + weight.size, 0)
    const ok = size <= limit
    const heaviest = weights.slice(0, 5).map((weight) => `  ${format(weight.size)} ${weight.file}`)
    const verdict = `${what} of the shell: ${format(size)} of ${limit} KB gzip`
    return { ok, lines: ok ? [verdict] : [`${verdict}, too much`, ...heaviest] }
  })
  results.push(legacyResult())
  return { ok: results.every(({ ok }) => ok), lines: results.flatMap(({ lines }) => lines) }
}

/** Old machines have old browsers, whose build must not be much larger. */
const legacyLimit = 1.35

function legacyResult() {
  const { polyfills, files } = JSON.parse(
    readFileSync(path.join(root, 'build/.vite/legacy.json'), 'utf8'),
  )
  const modern = shellWeights('.js')
  const names = modern.map(({ file }) => files[path.basename(file)])
  const all = [polyfills, ...names.map((name) => `assets/${name}`)]
  const sum = (sizes) => sizes.reduce((total, size) => total + size, 0)
  const size = sum(all.map(weigh))
  const share = size / sum(modern.map((weight) => weight.size))
  const verdict = `JavaScript for old browsers: ${format(size)}, ${share.toFixed(2)} of ${legacyLimit} times as much`
  return { ok: share <= legacyLimit, lines: [verdict] }
}

/**
 * The shell's files of a kind and their sizes in KB of gzip, the largest first.
 * @param {string} ending
 */
export function shellWeights(ending) {
  return weightsOf(shellFiles().filter((file) => file.endsWith(ending)))
}

/**
 * Files of the build, paths below build/client, with their sizes in KB of gzip, the largest first.
 * @param {string[]} files
 */
export function weightsOf(files) {
  return files.map((file) => ({ file, size: weigh(file) })).sort((a, b) => b.size - a.size)
}

function weigh(file) {
  return gzipSync(readFileSync(path.join(root, 'build/client', file)), { level: 9 }).length / 1024
}

function format(size) {
  return `${size.toFixed(1)} KB`
}

if (isMain(import.meta.url)) {
  const { ok, lines } = checkSizeBudget()
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = ok ? 0 : 1
}
