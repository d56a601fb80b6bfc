import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { browserTests, unitTests } from './test-reports.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'reports-'))
const report = path.join(folder, 'report.json')
afterAll(() => rmSync(folder, { recursive: true }))

const outcomes = (tests: { title: string; status: string }[]) =>
  tests.map(({ title, status }) => `${title}: ${status}`)

it('a failed browser test says where it stands and how its failure begins', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'e2e/a.spec.ts',
    tests: [
      {
        status,
        results:
          status === 'expected'
            ? [{}]
            : [{ error: { message: '\u001b[31mlate\u001b[39m\n\n  at x' } }],
      },
    ],
  })
  const group = {
    title: 'on a phone',
    specs: [spec('breaks', 'unexpected')],
  }
  const suite = { title: 'e2e/a.spec.ts', specs: [spec('works', 'expected')], suites: [group] }
  writeFileSync(report, JSON.stringify({ suites: [suite] }))
  expect(outcomes(browserTests(report))).toEqual([
    'e2e/a.spec.ts works: passed',
    'e2e/a.spec.ts on a phone breaks: failed',
  ])
  expect(browserTests(report).map(({ why }) => why)).toEqual([undefined, 'late\n  at x'])
})

it('a file that cannot be loaded is a failed test', () => {
  const testResults = [
    { name: '/a.test.ts', message: '', assertionResults: [{ fullName: 'a', status: 'passed' }] },
    { name: '/b.test.ts', message: 'SyntaxError', assertionResults: [] },
  ]
  writeFileSync(report, JSON.stringify({ testResults }))
  expect(outcomes(unitTests(report))).toEqual(['a: passed', '/b.test.ts: failed'])
  expect(unitTests(report)[1]?.why).toBe('SyntaxError')
})

it('a runner that broke off before its report has no tests', () => {
  expect(unitTests(path.join(folder, 'none.json'))).toEqual([])
})
