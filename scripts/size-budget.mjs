import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { frameFiles } from './frame-files.mjs'
import { root } from './paths.mjs'

/** What a browser may have to load before the signed-in frame can be used, in KB of gzip. */
export const budgets = [
  { what: 'JavaScript', ending: '.js', limit: 132.5 },
  { what: 'CSS', ending: '.css', limit: 12 },
]

/**
 * Weighs the files of the last build that the signed-in frame needs; what it imports later, on demand or by itself,
 * does not count. The realm frames' own script neither.
 * @returns {{ ok: boolean, lines: string[] }}
 */
export function checkSizeBudget() {
  const results = budgets.map(({ what, ending, limit }) => {
    const weights = frameWeights(ending)
    const size = weights.reduce((sum, weight) => sum + weight.size, 0)
    const ok = size <= limit
    const heaviest = weights.slice(0, 5).map((weight) => `  ${format(weight.size)} ${weight.file}`)
    const verdict = `${what} of the frame: ${format(size)} of ${limit} KB gzip`
    return { ok, lines: ok ? [verdict] : [`${verdict}, too much`, ...heaviest] }
  })
  return { ok: results.every(({ ok }) => ok), lines: results.flatMap(({ lines }) => lines) }
}

/**
 * The frame's files of a kind and their sizes in KB of gzip, the heaviest first.
 * @param {string} ending
 */
export function frameWeights(ending) {
  return frameFiles()
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, size: weigh(file) }))
    .sort((a, b) => b.size - a.size)
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
