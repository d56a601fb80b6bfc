import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './paths.mjs'

/**
 * @typedef {{
 *   title: string, file: string, status: 'passed' | 'failed' | 'skipped', why?: string
 * }} TestResult
 * `title`: with its groups and, in a browser, its file; `file`: absolute; `why`: what its last failure began with.
 */

/** How many characters of a failure its result keeps; the rest is in the report. */
const longestWhy = 300

const statusOf = { expected: 'passed', unexpected: 'failed', skipped: 'skipped' }

/** The tests of Vitest's JSON report; none if there is no report. @returns {TestResult[]} */
export function unitTests(report) {
  return (read(report).testResults ?? []).flatMap(({ name: file, message, assertionResults }) =>
    // A file that cannot be loaded reports no tests.
    assertionResults.length === 0 && message
      ? [{ title: file, file, status: 'failed', why: beginning(message) }]
      : assertionResults.map(({ fullName: title, status, failureMessages: [why] = [] }) => ({
          title,
          file,
          status,
          ...(why && { why: beginning(why) }),
        })),
  )
}

/** The tests of Playwright's JSON report; none if there is no report. @returns {TestResult[]} */
export function browserTests(report) {
  return (read(report).suites ?? []).flatMap((suite) => testsIn(suite, ''))
}

function testsIn({ title, specs = [], suites = [] }, above) {
  const place = `${above} ${title}`.trim()
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results = [] }) => {
      const why = results.findLast(({ error }) => error?.message)?.error.message
      return {
        title: `${place} ${spec.title}`,
        file: path.join(root, 'tests', spec.file),
        status: statusOf[status],
        ...(why && { why: beginning(why) }),
      }
    }),
  )
  return [...own, ...suites.flatMap((suite) => testsIn(suite, place))]
}

function beginning(message) {
  const lines = stripVTControlCharacters(message).split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .join('\n')
    .slice(0, longestWhy)
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}
