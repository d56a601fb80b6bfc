import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './chromium.mjs'
import { ensurePrograms } from './debian-program.mjs'
import { root } from './paths.mjs'
import { run } from './process.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './project.mjs'

/**
 * `npm test`: what a change must pass, and one line of totals over all runners. `--all`: with the long tests and the
 * soak; `--long`: these alone; `--changed[=REF]`: what a change since then touches.
 */
requireNode()
const { base, parts } = chosen(process.argv.slice(2))
await ensureInstalled()
await ensureChromium()
await ensurePrograms()
await ensureBuilt()

const results = path.join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
const reports = { unit: path.join(results, 'unit.json'), browser: path.join(results, 'e2e.json') }
const used = path.join(results, 'coverage')
const env = { ...process.env, NODE_ENV: 'test', FORCE_COLOR: '0', MOCK_COVERAGE: used }
const totals = []

if (base) await testChanges(base)
else await testParts(parts)

const passed = sum('passed')
const failed = sum('failed')
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 || (passed === 0 && !base) ? 1 : 0

/** `--changed` has a value or none, which parseArgs does not know. */
function chosen(given) {
  const changed = given.find((one) => /^--changed(?:=|$)/.test(one))
  const options = { all: { type: 'boolean' }, long: { type: 'boolean' } }
  const { values } = parseArgs({ args: given.filter((one) => one !== changed), options })
  return {
    base: changed && { asked: changed.split('=')[1] },
    parts: { short: !values.long, long: Boolean(values.all || values.long) },
  }
}

async function testParts({ short, long }) {
  if (short) {
    const { runChecks } = await import('./check.mjs')
    totals.push(await runChecks())
  }
  const projects = [...(short ? ['short', 'alone'] : []), ...(long ? ['long'] : [])]
  await runUnit(projects.map((name) => `--project=${name}`))
  if (long) {
    // After the unit tests, so that neither burdens the other.
    const { runSoak } = await import('./soak.mjs')
    totals.push(await runSoak(1))
  }
  await runBrowser(short && long ? [] : [short ? '--grep-invert=@long' : '--grep=@long'])
  const { coverageLines } = await import('./coverage.mjs')
  for (const line of coverageLines(used, reports)) process.stdout.write(`${line}\n`)
}

async function testChanges({ asked }) {
  const { baseOf, changedSince, specsFor } = await import('./changed-tests.mjs')
  const since = baseOf(asked)
  const changed = changedSince(since)
  const { runChecks } = await import('./check.mjs')
  totals.push(await runChecks(changed))
  await runUnit([`--changed=${since}`, '--passWithNoTests'])
  const { whole, mapped } = specsFor(changed)
  process.stdout.write(`browser tests: ${[...whole, ...mapped].join(' ') || 'none'}\n`)
  if (whole.length > 0) await runBrowser(whole)
  if (mapped.length > 0)
    await runBrowser([...mapped, '--grep-invert=@long', '--pass-with-no-tests'])
}

async function runUnit(args) {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reports.unit}`]
  const endedWell = await ends('node_modules/.bin/vitest', ['run', ...reporters, ...args])
  totals.push(withExit(endedWell, readUnit()))
}

async function runBrowser(args) {
  rmSync(reports.browser, { force: true })
  const endedWell = await ends('node_modules/.bin/playwright', ['test', ...args])
  totals.push(withExit(endedWell, readBrowser()))
}

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
