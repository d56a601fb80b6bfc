import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { runMeasures, table } from './measures.mjs'
import { root } from './paths.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './project.mjs'

/**
 * `npm run bench -- [names…]`: runs all benchmarks or those named, prints their numbers, writes them to
 * test-results/bench.json, and ends with 1 where a goal is missed.
 */
const benchmarks = ['frame', 'weight', 'first-load', 'hosting', 'live', 'mock']
const needBrowser = ['weight', 'first-load', 'hosting']
const resultFile = path.join(root, 'test-results/bench.json')

async function main(named) {
  const unknown = named.find((name) => !benchmarks.includes(name))
  if (unknown) {
    process.stderr.write(`no benchmark "${unknown}"; there are ${benchmarks.join(', ')}\n`)
    return 1
  }
  const chosen = named.length > 0 ? named : benchmarks
  await ensureInstalled()
  await ensureBuilt()
  if (chosen.some((name) => needBrowser.includes(name))) await ensureChromium()

  const measures = []
  const broken = []
  for (const name of chosen) {
    process.stdout.write(`${name} …\n`)
    const outcome = await runMeasures(name, `tests/performance/${name}.ts`)
    measures.push(...outcome.measures)
    if (outcome.status !== 0) broken.push(name)
  }
  process.stdout.write(`${table(measures)}\n`)
  mkdirSync(path.dirname(resultFile), { recursive: true })
  const at = new Date().toISOString()
  writeFileSync(resultFile, `${JSON.stringify({ at, node: process.version, measures }, null, 2)}\n`)
  for (const name of broken) process.stderr.write(`the benchmark ${name} broke off\n`)
  return broken.length > 0 || measures.some(({ passed }) => passed === false) ? 1 : 0
}

requireNode()
process.exitCode = await main(process.argv.slice(2))
