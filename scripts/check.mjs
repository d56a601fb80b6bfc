import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { staleness } from './figure-table.mjs'
import { longFunctions } from './long-functions.mjs'
import { figuresFile, isMain, root } from './paths.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './project.mjs'

/** Must never reach a browser: the server's libraries, settings and identifying strings. */
const serverOnly = ['ZodError', 'PLATFORM_CLIENT', 'SESSION_SECRET', 'prom-client', 'undici']

const bin = (name) => path.join(root, 'node_modules/.bin', name)
const folders = [
  'app',
  'contract',
  'mock-platform',
  'packages',
  'scripts',
  'server',
  'tests',
  'text',
  'vite',
]

const sources = /\.(?:[cm]?[jt]sx?|vue|json)$/
/** Code that browsers run or render. */
const shown = /^(?:app|packages|mock-platform\/sub-apps)\/.*\.(?:tsx?|css)$/
/** Nearly everything but tests and documents may affect the client's build. */
const built = /^(?!tests\/|docs\/|[^/]*\.md$)/
const packages = /^package(?:-lock)?\.json$/

/** The static checks: name, files they depend on, and a function that returns a complaint or ''. */
const checks = [
  ['types', sources, () => output(bin('tsc'), ['--noEmit', '-p', '.'])],
  ['format and lint', /./, () => output(bin('biome'), ['ci', '.', '--colors=off'])],
  [
    'import rules',
    sources,
    () => output(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', ...folders]),
  ],
  ['unused code', sources, () => output(bin('knip'), ['--no-progress'])],
  ['length of functions', sources, () => longFunctions().join('\n')],
  ['calls and styles that old browsers know', shown, baselineComplaint],
  ['size of the client', built, sizeComplaint],
  ['figures of the benchmarks', /./, figuresComplaint],
  ['nothing of the server in the client', built, leakComplaint],
  ['no package with a known weakness', packages, weaknessComplaint],
]

/**
 * Runs the static checks, all or those that depend on one of these files; returns how many passed, and which failed.
 */
export async function runChecks(changed = null) {
  const result = { passed: 0, failures: [] }
  const waiting = checks.filter(([, of]) => !changed || changed.some((file) => of.test(file)))
  // Two at a time, because nearly every check keeps one core busy.
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, , check] = next
      const complaint = await check()
      if (complaint) result.failures.push(name)
      else result.passed += 1
      process.stdout.write(complaint ? `✘ ${name}\n${complaint}\n` : `✓ ${name}\n`)
    }
  }
  await Promise.all([lane(), lane()])
  return result
}

function output(command, args) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    child.stderr.on('data', (chunk) => {
      text += chunk
    })
    child.on('error', (error) => done(String(error)))
    child.on('exit', (code) => done(code === 0 ? '' : text || `ended with status ${code}`))
  })
}

async function baselineComplaint() {
  const { beyondBaseline } = await import('./browser-baseline.mjs')
  return beyondBaseline().join('\n')
}

async function sizeComplaint() {
  const { checkSizeBudget } = await import('./size-budget.mjs')
  const { ok, lines } = checkSizeBudget()
  return ok ? '' : lines.join('\n')
}

/** Sizes do not depend on the machine: if one differs, all figures are from another version. */
async function figuresComplaint() {
  const { shellWeights } = await import('./size-budget.mjs')
  const built = shellWeights('.js').reduce((sum, { size }) => sum + size, 0)
  return staleness(readFileSync(figuresFile, 'utf8'), 'weight: JavaScript of the frame', built)
}

async function weaknessComplaint() {
  const { auditPackages } = await import('./audit.mjs')
  const { source, found } = await auditPackages()
  process.stdout.write(`  packages are checked by ${source}\n`)
  return found.join('\n')
}

function leakComplaint() {
  const folder = path.join(root, 'build/client/assets')
  const leaks = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8')
      return serverOnly.filter((mark) => text.includes(mark)).map((mark) => `${name} holds ${mark}`)
    })
  return leaks.join('\n')
}

if (isMain(import.meta.url)) {
  requireNode()
  await ensureInstalled()
  await ensureBuilt()
  const { passed, failures } = await runChecks()
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
  process.exitCode = failures.length > 0 ? 1 : 0
}
