import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { engineNames, ensureEngines } from './browser-engines.mjs'
import { isMain, root } from './paths.mjs'
import { run } from './process.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './project.mjs'

const results = path.join(root, 'test-results/browsers')

/**
 * Walks through the portal in other engines. Pictures and a table are in test-results/browsers.
 * @param {readonly string[]} names of engines
 * @param {string} report where Vitest writes its results
 * @returns {Promise<{ passed: boolean, missing: string[] }>} whether all steps passed, and the engines that are not
 * available; if none is, no report is written
 */
export async function passesInEngines(names, report) {
  const programs = await ensureEngines(names)
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const missing = names.filter((name) => !programs[name])
  if (missing.length === names.length) return { passed: false, missing }
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const env = { ...process.env, NODE_ENV: 'test', WALK_ENGINES: JSON.stringify(programs) }
  const args = [vitest, 'run', '--project=browsers', ...reporters]
  const passed = await run(process.execPath, args, { env }).then(
    () => true,
    () => false,
  )
  writeFileSync(path.join(results, 'table.md'), tableOf(report))
  return { passed, missing }
}

const signs = { passed: '✓', failed: '✘', skipped: '–' }

/** Steps as rows, engines as columns. */
function tableOf(report) {
  const tests = JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  )
  const engines = [...new Set(tests.map(({ ancestorTitles: [name] }) => name))]
  const steps = [...new Set(tests.map(({ title }) => title))]
  const resultOf = (step, engine) =>
    tests.find(({ title, ancestorTitles: [name] }) => title === step && name === engine)?.status
  const rows = steps.map((step) => [
    step.replace(/^\[[\w-]+\] /, ''),
    ...engines.map((engine) => signs[resultOf(step, engine)] ?? '?'),
  ])
  const lines = [
    ['step', ...engines.map(versionOf)],
    engines.map(() => '---').concat('---'),
    ...rows,
  ]
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}

/** `chromium86 (86.0.4240.0)` */
function versionOf(engine) {
  const file = path.join(results, engine, 'version')
  return existsSync(file) ? `${engine} (${readFileSync(file, 'utf8')})` : engine
}

if (isMain(import.meta.url)) {
  const named = process.argv.slice(2)
  const unknown = named.find((name) => !engineNames.includes(name))
  if (unknown) {
    process.stderr.write(`no engine "${unknown}"; there are ${engineNames.join(', ')}\n`)
    process.exit(1)
  }
  requireNode()
  await ensureInstalled()
  await ensureBuilt()
  const names = named.length > 0 ? named : engineNames
  const { passed, missing } = await passesInEngines(names, path.join(results, 'report.json'))
  if (!passed || missing.length > 0) process.exitCode = 1
}
