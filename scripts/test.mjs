import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { coverageLines } from './coverage.mjs'
import { ensurePrograms } from './debian-program.mjs'
import { root } from './paths.mjs'
import { run } from './process.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './project.mjs'

/** `npm test`: everything that a change must pass, and one line of totals over all runners. */
requireNode()
await ensureInstalled()
await ensureChromium()
await ensurePrograms()
await ensureBuilt()

const results = path.join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
const reports = { unit: path.join(results, 'unit.json'), browser: path.join(results, 'e2e.json') }
const used = path.join(results, 'coverage')
const env = { ...process.env, NODE_ENV: 'test', FORCE_COLOR: '0', MOCK_COVERAGE: used }

const { runChecks } = await import('./check.mjs')
const totals = [await runChecks()]

const vitest = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reports.unit}`]
const unitEnded = await ends('node_modules/.bin/vitest', vitest)
totals.push(withExit(unitEnded, readUnit()))

// After the tests, so that neither burdens the other.
const { runSoak } = await import('./soak.mjs')
totals.push(await runSoak(1))

const browserEnded = await ends('node_modules/.bin/playwright', ['test'])
totals.push(withExit(browserEnded, readBrowser()))

for (const line of coverageLines(used, reports)) process.stdout.write(`${line}\n`)

const passed = sum('passed')
const failed = sum('failed')
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

function ends(command, args) {
  return run(command, args, { env }).then(
    () => true,
    () => false,
  )
}

/** A runner that broke off without a failed test is a failure of its own. */
function withExit(endedWell, { passed, failed }) {
  return { passed, failed: endedWell ? failed : Math.max(1, failed) }
}

function readUnit() {
  if (!existsSync(reports.unit)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(reports.unit, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests }
}

function readBrowser() {
  if (!existsSync(reports.browser)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(reports.browser, 'utf8'))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

function sum(field) {
  return totals.reduce((total, result) => total + result[field], 0)
}
