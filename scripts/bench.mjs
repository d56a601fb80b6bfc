import { fork } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
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
    const outcome = await runBenchmark(name)
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

/** Each in a process of its own, so that none warms up or burdens the next. */
function runBenchmark(name) {
  const child = fork(path.join(root, `tests/performance/${name}.ts`), [], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    // JSON would lose the Infinity of what never happened.
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const measures = []
  child.on('message', (message) => measures.push(...message.measures))
  return new Promise((done) => {
    child.on('exit', (status) => {
      done({ status, measures: measures.map((measure) => judged(name, measure)) })
    })
  })
}

function judged(benchmark, measure) {
  const { value, goal, least } = measure
  // Written so that NaN misses either.
  const misses = [
    ...(goal === undefined ? [] : [!(value <= goal)]),
    ...(least === undefined ? [] : [!(value >= least)]),
  ]
  const passed = misses.length > 0 ? !misses.includes(true) : null
  return { benchmark, ...measure, passed }
}

function table(measures) {
  const rows = measures.map(({ benchmark, name, value, unit, goal, least, passed }) => [
    benchmark,
    name,
    format(value, unit),
    goal !== undefined ? `≤ ${goal} ${unit}` : least !== undefined ? `≥ ${least} ${unit}` : '',
    passed === null ? '' : passed ? 'pass' : 'FAIL',
  ])
  const all = [['benchmark', 'measure', 'value', 'goal', ''], ...rows]
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function format(value, unit) {
  if (!Number.isFinite(value)) return 'never'
  const decimals =
    { x: 2, KB: 1, 'KB/cycle': 1, shift: 4, MB: 1, ms: 1, s: 2, 'per s': 2 }[unit] ?? 0
  return `${value.toFixed(decimals)} ${unit}`
}

requireNode()
process.exitCode = await main(process.argv.slice(2))
