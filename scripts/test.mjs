import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './chromium.mjs'
import { ensurePrograms } from './debian-program.mjs'
import { root } from './paths.mjs'
import { run } from './process.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './project.mjs'
import { browserTests, unitTests } from './test-reports.mjs'

/**
 * `npm test`: everything that a change must pass, and one line of totals over all runners. `--all`: including the long
 * tests and the soak; `--long`: only these; `--minutes N`: one share of these, which rotates with the commits, and
 * others that are likely to end in time; `--changed[=REF]`: only what the change since REF affects.
 */
requireNode()
const { base, parts, minutes } = chosen(process.argv.slice(2))
const end = Date.now() + minutes * 60_000
await ensureInstalled()
await ensureChromium()
await ensurePrograms()
await ensureBuilt()

const results = path.join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
const reports = {
  unit: path.join(results, 'unit.json'),
  newestNode: path.join(results, 'newest-node.json'),
  browser: path.join(results, 'e2e.json'),
  engines: path.join(results, 'engines.json'),
}
/** The oldest browser in which everything works, and the other engine that offices use. */
const walkedEngines = ['chromium86', 'firefox']
/** Files that can only be tested in other engines. */
const forOldBrowsers = /^(?:app\/legacy|tests\/browsers)\/|^scripts\/legacy|old-browser/
const used = path.join(results, 'coverage')
const env = { ...process.env, NODE_ENV: 'test', FORCE_COLOR: '0', MOCK_COVERAGE: used }
const totals = []
/** The tests of all runs, from their reports. */
const tests = []

if (base) await testChanges(base)
else await testParts(parts)

const passed = totals.reduce((total, result) => total + result.passed, 0)
const failures = totals.flatMap((result) => result.failures)
for (const name of totals.flatMap(({ skipped = [] }) => skipped)) {
  process.stdout.write(`skipped: ${name}\n`)
}
for (const line of failures) process.stdout.write(`failed: ${line}\n`)
process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
process.exitCode = failures.length > 0 || (passed === 0 && !base) ? 1 : 0

/** parseArgs cannot read `--changed`, whose value is optional. */
function chosen(given) {
  const changed = given.find((one) => /^--changed(?:=|$)/.test(one))
  const options = {
    all: { type: 'boolean' },
    long: { type: 'boolean' },
    minutes: { type: 'string', default: 'Infinity' },
  }
  const { values } = parseArgs({ args: given.filter((one) => one !== changed), options })
  return {
    base: changed && { asked: changed.split('=')[1] },
    parts: { short: !values.long, long: Boolean(values.all || values.long) },
    minutes: minutesIn(values.minutes),
  }
}

function minutesIn(text) {
  const minutes = Number(text)
  if (minutes >= 0) return minutes
  throw new Error(`--minutes: a number of minutes, not "${text}"`)
}

async function testParts({ short, long }) {
  if (short) await runShort()
  if (long) await runLong()
  const { coverageLines } = await import('./coverage.mjs')
  for (const line of coverageLines(used, tests)) process.stdout.write(`${line}\n`)
}

async function runShort() {
  const { runChecks } = await import('./check.mjs')
  totals.push(await runChecks())
  await runUnit(['--project=short', '--project=alone'])
  totals.push(await runInEngines())
  await runBrowser(['--grep-invert=@long'])
}

/** Sequential, including the soak: a late page then indicates a defect, and not a busy neighbour. */
async function runLong() {
  const [first, ...others] = sharesInTurn(minutes === Number.POSITIVE_INFINITY ? 1 : 12)
  const duration = await durationOf(() => runShare(first))
  const rest = [
    ['the newest Node.js', async () => totals.push(await runOnNewestNode())],
    ['the soak', async () => totals.push(await soak())],
    ...others.map((share) => [`share ${share} of the long tests`, () => runShare(share)]),
  ]
  for (const [name, run] of rest) {
    // Starts only if it is likely to end in time.
    if (Date.now() + duration < end) await run()
    else totals.push({ passed: 0, failures: [], skipped: [`${name}, as the time was over`] })
  }
}

/** In ms. */
async function durationOf(run) {
  const start = Date.now()
  await run()
  return Date.now() - start
}

async function runShare(share) {
  await runUnit(['--project=long', `--shard=${share}`])
  await runBrowser(['--grep=@long', `--shard=${share}`])
}

/** 2/3, 3/3, 1/3 of three shares; each commit begins with another one. */
function sharesInTurn(count) {
  const first = numberOfCommits() % count
  return Array.from({ length: count }, (_, at) => `${((first + at) % count) + 1}/${count}`)
}

/** 0 = the sources have no git history. */
function numberOfCommits() {
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
  try {
    return Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], options))
  } catch {
    return 0
  }
}

async function soak() {
  const { runSoak } = await import('./soak.mjs')
  return runSoak(1)
}

async function runOnNewestNode() {
  const { newest, passesOnNewestNode } = await import('./newest-node.mjs')
  const passed = await passesOnNewestNode(reports.newestNode)
  if (passed === null) return { passed: 0, failures: [], skipped: [`all tests on ${newest}`] }
  const tests = unitTests(reports.newestNode)
  return resultOf(
    newest,
    passed,
    tests.map((test) => ({ ...test, title: `${newest}: ${test.title}` })),
  )
}

async function runInEngines() {
  const { passesInEngines } = await import('./test-browsers.mjs')
  const { passed, missing } = await passesInEngines(walkedEngines, reports.engines)
  const skipped = missing.map((name) => `the walk in ${name}`)
  if (missing.length === walkedEngines.length) return { passed: 0, failures: [], skipped }
  const result = resultOf('the walk in other engines', passed, unitTests(reports.engines))
  return { ...result, skipped: [...result.skipped, ...skipped] }
}

async function testChanges({ asked }) {
  const { baseOf, changedSince, specsFor, testsFor } = await import('./changed-tests.mjs')
  const since = baseOf(asked)
  const changed = changedSince(since)
  const { runChecks } = await import('./check.mjs')
  totals.push(await runChecks(changed))
  const files = testsFor(changed)
  process.stdout.write(`tests: ${files.length} files\n`)
  const short = ['--project=short', '--project=alone', '--passWithNoTests']
  if (files.length > 0) await runUnit([...files, ...short])
  // Nearly any change of the server affects the long tests, so only those that changed themselves are run.
  const own = changed.filter((file) => /^tests\/.*\.test\.ts$/.test(file))
  if (own.length > 0) await runUnit([...own, '--project=long', '--passWithNoTests'])
  if (changed.some((file) => forOldBrowsers.test(file))) totals.push(await runInEngines())
  const { whole, mapped } = specsFor(changed)
  process.stdout.write(`browser tests: ${[...whole, ...mapped].join(' ') || 'none'}\n`)
  if (whole.length > 0) await runBrowser(whole)
  if (mapped.length > 0)
    await runBrowser([...mapped, '--grep-invert=@long', '--pass-with-no-tests'])
}

async function runUnit(args) {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reports.unit}`]
  const endedWell = await ends('node_modules/.bin/vitest', ['run', ...reporters, ...args])
  const ran = unitTests(reports.unit)
  tests.push(...ran)
  totals.push(resultOf('vitest', endedWell, ran))
}

async function runBrowser(args) {
  rmSync(reports.browser, { force: true })
  const endedWell = await ends('node_modules/.bin/playwright', ['test', ...args])
  const ran = browserTests(reports.browser)
  tests.push(...ran)
  totals.push(resultOf('playwright', endedWell, ran))
}

function ends(command, args) {
  return run(command, args, { env }).then(
    () => true,
    () => false,
  )
}

/** The result from a runner's report. A run that breaks off without a failed test counts as one failure. */
function resultOf(runner, endedWell, tests) {
  const linesOf = (wanted) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ title, why = '' }) => [title, ...why.split('\n')].join('\n  ').trim())
  const failures = linesOf('failed')
  if (!endedWell && failures.length === 0) failures.push(`${runner} broke off`)
  return {
    passed: linesOf('passed').length,
    failures,
    skipped: linesOf('skipped'),
  }
}
