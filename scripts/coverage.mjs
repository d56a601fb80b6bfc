import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

/** The error catalogue (specification, section 8): failure → part of its visible text. */
const errorRows = JSON.parse(readFileSync(path.join(root, 'scripts/error-rows.json'), 'utf8'))

/**
 * What a test run touched and what it did not: endpoints and sockets (reported by each mock platform of the run in
 * `folder`), rows of the error catalogue, requirement ids.
 * @param {string} folder
 * @param {import('./test-reports.mjs').TestResult[]} tests of all runners
 * @returns {Record<string, { touched: string[], never: string[] }>}
 */
export function touchedBy(folder, tests) {
  const used = usedIn(folder)
  const passed = tests.filter(({ status }) => status === 'passed')
  return {
    endpoints: split(used.endpoints),
    sockets: split(used.sockets),
    'error rows': split(rowsTouched(passed)),
    requirements: split(idsTouched(passed)),
  }
}

/** Writes the coverage to test-results/coverage.json, and returns a line for each kind. */
export function coverageLines(folder, tests) {
  const coverage = touchedBy(folder, tests)
  writeFileSync(
    path.join(root, 'test-results/coverage.json'),
    `${JSON.stringify(coverage, null, 2)}\n`,
  )
  return Object.entries(coverage).map(([part, { touched, never }]) => {
    const rest = never.length > 0 ? `; never: ${never.join(', ')}` : ''
    return `${part}: ${touched.length} of ${touched.length + never.length} touched${rest}`
  })
}

/** The reports of all mock platforms, added up. */
function usedIn(folder) {
  const total = { endpoints: {}, sockets: {} }
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const report = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
    for (const part of Object.keys(total)) {
      for (const [name, count] of Object.entries(report[part])) {
        total[part][name] = (total[part][name] ?? 0) + count
      }
    }
  }
  return total
}

function rowsTouched(passed) {
  const files = [...new Set(passed.map(({ file }) => file))].filter((file) => existsSync(file))
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  return Object.fromEntries(
    Object.entries(errorRows).map(([row, text]) => [
      row,
      texts.filter((source) => source.includes(text)).length,
    ]),
  )
}

function idsTouched(passed) {
  const pages = ['requirements.md', 'requirements/qualities.md']
  const requirements = pages.map((page) => readFileSync(path.join(root, 'docs', page), 'utf8'))
  const ids = [...requirements.join('\n').matchAll(/^- ([A-Z]+-\d+) /gm)].map(([, id]) => id)
  const titles = passed.map(({ title }) => title).join('\n')
  return Object.fromEntries(ids.map((id) => [id, titles.split(`[${id}]`).length - 1]))
}

function split(counts) {
  const names = Object.keys(counts).sort()
  return {
    touched: names.filter((name) => counts[name] > 0),
    never: names.filter((name) => counts[name] === 0),
  }
}
