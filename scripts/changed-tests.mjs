import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

/** Folders and files of the product, and the browser tests that look at them where their names do not say so. */
const specsOf = {
  about: ['maintenance', 'themes'],
  'account-switch': ['accounts'],
  'app-navigator': ['phone'],
  'app-rail': ['rail', 'shortcuts', 'frame'],
  files: ['file-centre', 'downloads'],
  'file-viewer': ['file-viewer'],
  gw: ['search-apps'],
  gwsearch: ['search-apps'],
  'hand-over': ['hand-over'],
  hosting: ['hosting', 'isolation', 'misbehaving', 'desk'],
  live: ['live', 'messages-live'],
  login: ['login-page', 'login-slide', 'sign-in'],
  messages: ['messages', 'message-center'],
  navbar: ['top-bar', 'windows'],
  'offline-banner': ['live'],
  'personal-setting': ['personal-info', 'built-in-apps', 'passwords'],
  proxy: ['live', 'downloads'],
  realm: ['isolation', 'misbehaving', 'leak'],
  session: ['sign-in', 'sign-in-again', 'windows'],
  'sign-in': ['sign-in', 'login-page', 'login-slide'],
  'sign-out': ['leaving'],
  'sub-app-kit': ['conformance', 'dev-docs'],
  'sub-apps': ['apps-docs', 'apps-flow', 'apps-people', 'apps-tools'],
  'tab-strip': ['tab-strip', 'tab-overflow', 'tab-dragging', 'system-tip'],
  'tenant-switch': ['tenants'],
  'theme-setting': ['themes', 'looks'],
  'version-manager': ['themes', 'built-in-apps'],
  'workbench-layout': ['workbench'],
}

/** What a change of anything else is looked at by. */
const smoke = ['sign-in', 'frame', 'trouble']
/** What every browser test imports says nothing about which of them it touches. */
const everywhere = ['tests/support/test.ts', 'tests/support/stack.ts']
/** What no page is made of. */
const aside = /^(?:tests|docs|scripts|deploy|\.)|\.md$/
const specFolders = ['e2e', 'accessibility', 'security']

/** The commit that changes are told from: the one asked for, else where this branch left main, else the one before. */
export function baseOf(asked) {
  if (asked) return git('rev-parse', '--verify', `${asked}^{commit}`)[0]
  try {
    return git('merge-base', 'HEAD', 'origin/main')[0]
  } catch {
    return git('rev-parse', 'HEAD~1')[0]
  }
}

/** All files that differ from that commit, with those that git does not know yet. */
export function changedSince(base) {
  const differing = git('diff', '--name-only', base, '--')
  return [...differing, ...git('ls-files', '--others', '--exclude-standard')]
}

/**
 * The spec files that changes touch. `whole`: those that changed themselves, with their long tests; `mapped`: those
 * that import what changed, or look at it.
 */
export function specsFor(changed, specs = allSpecs(), importsOf = importsIn) {
  const whole = specs.filter((spec) => changed.includes(spec))
  const names = new Set(changed.flatMap((file) => (aside.test(file) ? [] : lookingAt(file, specs))))
  if (changed.some((file) => everywhere.includes(file))) for (const name of smoke) names.add(name)
  const support = changed.filter((file) => file.startsWith('tests/') && !everywhere.includes(file))
  const mapped = specs.filter(
    (spec) => names.has(nameOf(spec)) || reaches(spec, support, importsOf, new Set()),
  )
  return { whole, mapped: mapped.filter((spec) => !whole.includes(spec)) }
}

const nameOf = (spec) => path.basename(spec, '.spec.ts')

/** By the innermost folder or file that has a name in the list, or a spec of its own. */
function lookingAt(file, specs) {
  const own = new Set(specs.map(nameOf))
  for (const part of file.split('/').reverse()) {
    const name = part.replace(/[_.].*/, '')
    if (specsOf[name]) return specsOf[name]
    if (own.has(name)) return [name]
  }
  return /\.test\.tsx?$/.test(file) ? [] : smoke
}

function reaches(file, changed, importsOf, seen) {
  if (changed.length === 0 || seen.has(file)) return false
  seen.add(file)
  return importsOf(file).some(
    (imported) => changed.includes(imported) || reaches(imported, changed, importsOf, seen),
  )
}

/** What a test file imports of the tests' own files. */
function importsIn(file) {
  const source = readFileSync(path.join(root, file), 'utf8')
  return [...source.matchAll(/from '(\.[^']+)'/g)].flatMap(([, target]) => {
    const at = path.posix.join(path.posix.dirname(file), target)
    const found = [at, `${at}.ts`].find(
      (one) => existsSync(path.join(root, one)) && /\.ts$/.test(one),
    )
    return found?.startsWith('tests/') && !everywhere.includes(found) ? [found] : []
  })
}

function allSpecs() {
  return specFolders.flatMap((folder) =>
    readdirSync(path.join(root, 'tests', folder))
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `tests/${folder}/${name}`),
  )
}

function git(...args) {
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }
  return execFileSync('git', args, options).split('\n').filter(Boolean)
}
