import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensurePrograms } from './debian-program.mjs'
import { runMeasures, table } from './measures.mjs'
import { isMain, root } from './paths.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './project.mjs'

const resultFile = path.join(root, 'test-results/soak.json')

/** `npm run soak -- [minutes]` (10): many users at once, and their cost for the portal's process. */
export async function runSoak(minutes) {
  process.stdout.write(`soak, ${minutes} min …\n`)
  return judge('soak', 'tests/soak/run.ts', { minutes }, { SOAK_MINUTES: String(minutes) })
}

/**
 * `npm run soak -- day`: the actions of one user in eight hours, and their cost for the page and the portal's process.
 */
async function runDay() {
  process.stdout.write('office day …\n')
  await ensureChromium()
  return judge('office day', 'tests/soak/office-day.ts', { day: true })
}

/** `npm run soak -- release [MINUTES]` (30): two versions side by side under load, with open tabs of the former one. */
async function runRelease(minutes) {
  process.stdout.write(`release, ${minutes} min …\n`)
  await ensureChromium()
  await ensurePrograms()
  return judge('release', 'tests/soak/release.ts', { minutes }, { SOAK_MINUTES: String(minutes) })
}

/** The kinds of soak and their default minutes; the day has no fixed duration. */
const kinds = {
  day: { run: runDay, usual: 1 },
  release: { run: runRelease, usual: 30 },
}

/**
 * Prints the numbers, writes them to test-results/soak.json, and returns how many limits were kept, and which were
 * missed.
 */
async function judge(name, file, what, env = {}) {
  const { status, measures } = await runMeasures(name, file, env)
  process.stdout.write(`${table(measures)}\n`)
  for (const { name, detail = [], passed } of measures) {
    if (passed === false) process.stdout.write(`${[name, ...detail].join('\n  ')}\n`)
  }
  mkdirSync(path.dirname(resultFile), { recursive: true })
  writeFileSync(resultFile, `${JSON.stringify({ ...what, measures }, null, 2)}\n`)
  const failures = measures
    .filter(({ passed }) => passed === false)
    .map((missed) => `${name}: ${missed.name}`)
  if (status !== 0 || measures.length === 0) failures.push(`${name} broke off`)
  return { passed: measures.filter(({ passed }) => passed).length, failures }
}

if (isMain(import.meta.url)) {
  requireNode()
  const [first, second] = process.argv.slice(2)
  const { run, usual } = kinds[first] ?? { run: runSoak, usual: 10 }
  const minutes = Number((kinds[first] ? second : first) ?? usual)
  if (!(minutes > 0))
    throw new Error('npm run soak -- MINUTES, above 0, or: day, or: release MINUTES')
  await ensureInstalled()
  await ensureBuilt()
  const { passed, failures } = await run(minutes)
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
  process.exitCode = failures.length > 0 ? 1 : 0
}
