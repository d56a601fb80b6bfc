import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { withFigures } from './figure-table.mjs'
import { runUntilSteady } from './figures.mjs'
import { judged, runMeasures, table } from './measures.mjs'
import { figuresFile, root } from './paths.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './project.mjs'

/**
 * `npm run bench -- [--write] [names…]`: runs all benchmarks or those named, prints their numbers, writes them to
 * test-results/bench.json and, with --write, to docs/performance/figures.md, and exits with 1 if a goal is missed.
 */
const benchmarks = [
  'frame',
  'traces',
  'weight',
  'first-load',
  'second-visit',
  'clicks',
  'old-browser',
  'hosting',
  'live',
  'mock',
  'documents',
]
const needBrowser = ['weight', 'first-load', 'second-visit', 'clicks', 'hosting', 'documents']
const resultFile = path.join(root, 'test-results/bench.json')

async function main(words) {
  const named = words.filter((word) => word !== '--write')
  const unknown = named.find((name) => !benchmarks.includes(name))
  if (unknown) {
    process.stderr.write(`no benchmark "${unknown}"; there are ${benchmarks.join(', ')}\n`)
    return 1
  }
  const chosen = named.length > 0 ? named : benchmarks
  await ensureInstalled()
  await ensureBuilt()
  if (chosen.some((name) => needBrowser.includes(name))) await ensureChromium()
  const { measures, broken } = await measureAll(chosen)
  process.stdout.write(`${table(measures)}\n`)
  keep(measures, words.includes('--write'))
  for (const name of broken) process.stderr.write(`the benchmark ${name} broke off\n`)
  return broken.length > 0 || measures.some(({ passed }) => passed === false) ? 1 : 0
}

async function measureAll(chosen) {
  const measures = []
  const broken = []
  for (const name of chosen) {
    process.stdout.write(`${name} …\n`)
    const program = `tests/performance/${name}.ts`
    const outcome = await runUntilSteady(() => runMeasures(name, program))
    if (outcome.runs > 1) process.stdout.write(`  ${outcome.runs} runs: not steady at once\n`)
    measures.push(...outcome.measures.map(judged))
    if (outcome.status !== 0) broken.push(name)
  }
  return { measures, broken }
}

function keep(measures, write) {
  const mark = { at: new Date().toISOString(), commit: commit() }
  const told = measures.map((measure) => ({ goal: null, ...measure }))
  mkdirSync(path.dirname(resultFile), { recursive: true })
  writeFileSync(resultFile, `${JSON.stringify({ ...mark, measures: told }, null, 2)}\n`)
  if (write)
    writeFileSync(figuresFile, withFigures(readFileSync(figuresFile, 'utf8'), measures, mark))
}

/** The commit of the measured sources; a + means that they have uncommitted changes. */
function commit() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? '+' : '')
  } catch {
    return 'unknown'
  }
}

requireNode()
process.exitCode = await main(process.argv.slice(2))
