import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isMain, root } from './paths.mjs'

const patience = 15_000
const serious = ['high', 'critical']

/**
 * Looks for known vulnerabilities in the product's packages: with the registry's audit if it answers, else with the
 * project's own list (advisories.json), which is far shorter. Returns which of the two was used, and a line for each
 * finding.
 */
export async function auditPackages() {
  const answer = await askRegistry()
  const asked = readRegistry(answer)
  if (asked) return { source: 'registry', found: asked }
  return { source: 'advisories.json', found: checkList(installedPackages(), ownList()) }
}

/** The lines of an `npm audit --json` answer; null = the registry did not answer properly. */
export function readRegistry(text) {
  try {
    const { vulnerabilities } = JSON.parse(text)
    if (!vulnerabilities) return null
    return Object.values(vulnerabilities)
      .filter(({ severity }) => serious.includes(severity))
      .map(({ name, severity, range }) => `${name} ${range}: ${severity}`)
  } catch {
    return null
  }
}

/** Which installed packages (`{name, version}`) are older than a list's entries (`{name, before, id, what}`) allow. */
export function checkList(installed, list) {
  return list.flatMap(({ name, since = '0.0.0', before, id, what }) =>
    installed
      .filter((one) => one.name === name)
      .filter(({ version }) => isBefore(version, before) && !isBefore(version, since))
      .map(({ version }) => `${name} ${version}: ${what} (${id}); fixed in ${before}`),
  )
}

/** Whether a release precedes another; a pre-release counts as its release. */
function isBefore(version, other) {
  const [a, b] = [version, other].map((text) => text.split('-')[0].split('.').map(Number))
  const at = a.findIndex((number, place) => number !== b[place])
  return at >= 0 && a[at] < b[at]
}

/** The lock file's packages, except those only for development. */
export function installedPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(([place, { dev, version }]) => place !== '' && !dev && version)
    .map(([place, { version }]) => ({ name: place.split('node_modules/').at(-1), version }))
}

export function ownList() {
  return JSON.parse(readFileSync(path.join(root, 'scripts/advisories.json'), 'utf8'))
}

function askRegistry() {
  return new Promise((done) => {
    const child = spawn('npm', ['audit', '--json', '--omit=dev'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: patience,
    })
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    child.on('error', () => done(''))
    child.on('close', () => done(text))
  })
}

if (isMain(import.meta.url)) {
  const { source, found } = await auditPackages()
  process.stdout.write(`checked by ${source}: ${found.length} known weaknesses\n`)
  for (const line of found) process.stdout.write(`${line}\n`)
  process.exitCode = found.length > 0 ? 1 : 0
}
