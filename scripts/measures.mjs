import { fork } from 'node:child_process'
import path from 'node:path'
import { root } from './paths.mjs'

/** Runs a benchmark in its own process, so that it neither warms up nor slows down the next. */
export function runMeasures(name, file, env = {}) {
  const child = fork(path.join(root, file), [], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    // JSON cannot represent Infinity, which stands for what never happened.
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  const measures = []
  child.on('message', (message) => measures.push(...message.measures))
  return new Promise((done) => {
    child.on('exit', (status) => {
      done({
        status,
        measures: measures.map((measure) => ({ benchmark: name, ...judged(measure) })),
      })
    })
  })
}

/** Adds whether a number meets its goal or its minimum; null = it has neither. */
export function judged(measure) {
  const { value, goal, least } = measure
  // Written so that NaN misses both.
  const misses = [
    ...(goal === undefined ? [] : [!(value <= goal)]),
    ...(least === undefined ? [] : [!(value >= least)]),
  ]
  const passed = misses.length > 0 ? !misses.includes(true) : null
  return { ...measure, passed }
}

/** A measure's goal as text; '' = none. */
export function goalOf({ goal, least, unit }) {
  if (goal !== undefined) return `≤ ${goal} ${unit}`
  return least !== undefined ? `≥ ${least} ${unit}` : ''
}

/** The numbers, one per line. */
export function table(measures) {
  const rows = measures.map((measure) => [
    measure.benchmark,
    measure.name,
    format(measure.value, measure.unit),
    measure.spread ? `±${Math.round(measure.spread * 50)} %` : '',
    goalOf(measure),
    measure.passed === null ? '' : measure.passed ? 'pass' : 'FAIL',
  ])
  const all = [['benchmark', 'measure', 'value', 'spread', 'goal', ''], ...rows]
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

export function format(value, unit) {
  if (Number.isNaN(value)) return 'refused'
  if (!Number.isFinite(value)) return 'never'
  const decimals =
    { x: 2, KB: 1, 'KB/cycle': 1, shift: 4, MB: 1, ms: 1, s: 2, 'per s': 2 }[unit] ?? 0
  return `${value.toFixed(decimals)} ${unit}`
}
