import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

/**
 * @typedef {{ title: string, file: string, status: 'passed' | 'failed' | 'flaky' | 'skipped' }} TestResult
 * `title`: with its groups and, in a browser, its file; `file`: absolute; `flaky`: passed at its second try.
 */

const statusOf = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' }

/** The tests of Vitest's JSON report; none if there is no report. @returns {TestResult[]} */
export function unitTests(report) {
  return (read(report).testResults ?? []).flatMap(({ name: file, message, assertionResults }) =>
    // A file that cannot even be loaded has no tests.
    assertionResults.length === 0 && message
      ? [{ title: file, file, status: 'failed' }]
      : assertionResults.map(({ fullName: title, status }) => ({ title, file, status })),
  )
}

/** The tests of Playwright's JSON report; none if there is no report. @returns {TestResult[]} */
export function browserTests(report) {
  return (read(report).suites ?? []).flatMap((suite) => testsIn(suite, ''))
}

function testsIn({ title, specs = [], suites = [] }, above) {
  const place = `${above} ${title}`.trim()
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status }) => ({
      title: `${place} ${spec.title}`,
      file: path.join(root, 'tests', spec.file),
      status: statusOf[status],
    })),
  )
  return [...own, ...suites.flatMap((suite) => testsIn(suite, place))]
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}
