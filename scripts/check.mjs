import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { staleness } from './figure-table.mjs'
import { figuresFile, root } from './paths.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './project.mjs'

/** What must never reach a browser: the server's libraries, settings and marks. */
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
/** What the browser gets is made of nearly everything but tests and words about it. */
const built = /^(?!tests\/|docs\/|[^/]*\.md$)/
const packages = /^package(?:-lock)?\.json$/

/** The static checks: what they look at, and what gives their complaints, or ''. */
const checks = [
  ['types', sources, () => output(bin('tsc'), ['--noEmit', '-p', '.'])],
  ['format and lint', /./, () => output(bin('biome'), ['ci', '.', '--colors=off'])],
  [
    'import rules',
    sources,
    () => output(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', ...folders]),
  ],
  ['unused code', sources, () => output(bin('knip'), ['--no-progress'])],
  ['size of the client', built, sizeComplaint],
  ['figures of the benchmarks', /./, figuresComplaint],
  ['nothing of the server in the client', built, leakComplaint],
  ['no package with a known weakness', packages, weaknessComplaint],
]

/** Runs the static checks, all or those that look at one of these files; gives how many passed and failed. */
export async function runChecks(changed = null) {
  const totals = { passed: 0, failed: 0 }
  const waiting = checks.filter(([, of]) => !changed || changed.some((file) => of.test(file)))
  // Nearly all of them keep one core busy.
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, , check] = next
      const complaint = await check()
      totals[complaint ? 'failed' : 'passed'] += 1
      process.stdout.write(complaint ? `✘ ${name}\n${complaint}\n` : `✓ ${name}\n`)
    }
  }
  await Promise.all([lane(), lane()])
  return totals
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

async function sizeComplaint() {
  const { checkSizeBudget } = await import('./size-budget.mjs')
  const { ok, lines } = checkSizeBudget()
  return ok ? '' : lines.join('\n')
}

/** Times differ between machines, sizes do not: a size that is off tells that all figures are of another program. */
async function figuresComplaint() {
  const { frameWeights } = await import('./size-budget.mjs')
  const built = frameWeights('.js').reduce((sum, { size }) => sum + size, 0)
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

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  requireNode()
  await ensureInstalled()
  await ensureBuilt()
  const { passed, failed } = await runChecks()
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exitCode = failed ? 1 : 0
}
