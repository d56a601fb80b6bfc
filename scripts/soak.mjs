import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runMeasures, table } from './measures.mjs'
import { isMain, root } from './paths.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './project.mjs'

const resultFile = path.join(root, 'test-results/soak.json')

/**
 * `npm run soak -- [minutes]` (10): many users at once, and what they cost the portal's process. Prints the numbers,
 * writes them to test-results/soak.json, and returns how many limits were kept, and which were missed.
 */
export async function runSoak(minutes) {
  process.stdout.write(`soak, ${minutes} min …\n`)
  const env = { SOAK_MINUTES: String(minutes) }
  const { status, measures } = await runMeasures('soak', 'tests/soak/run.ts', env)
  process.stdout.write(`${table(measures)}\n`)
  for (const { name, detail = [], passed } of measures) {
    if (passed === false) process.stdout.write(`${[name, ...detail].join('\n  ')}\n`)
  }
  mkdirSync(path.dirname(resultFile), { recursive: true })
  writeFileSync(resultFile, `${JSON.stringify({ minutes, measures }, null, 2)}\n`)
  const failures = measures
    .filter(({ passed }) => passed === false)
    .map(({ name }) => `soak: ${name}`)
  if (status !== 0 || measures.length === 0) failures.push('soak broke off')
  return { passed: measures.filter(({ passed }) => passed).length, failures }
}

if (isMain(import.meta.url)) {
  requireNode()
  const minutes = Number(process.argv[2] ?? 10)
  if (!(minutes > 0)) throw new Error('npm run soak -- MINUTES: a number above 0')
  await ensureInstalled()
  await ensureBuilt()
  const { passed, failures } = await runSoak(minutes)
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
  process.exitCode = failures.length > 0 ? 1 : 0
}
