import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

/** Folders and files of the product with their browser tests, if those have other names. */
const specsOf = {
  about: ['maintenance', 'themes'],
  'account-switch': ['accounts'],
  'app-navigator': ['phone'],
  bar: ['top-bar', 'windows'],
  files: ['file-centre', 'downloads'],
  'file-viewer': ['file-viewer'],
  gw: ['search-apps'],
  gwsearch: ['search-apps'],
  'create-sub-app': ['created-apps'],
  'hand-over': ['hand-over'],
  hosting: ['hosting', 'isolation', 'misbehaving', 'desk'],
  live: ['live', 'messages-live'],
  themes: ['looks', 'themes'],
  login: ['login-page', 'login-slide', 'sign-in'],
  messages: ['messages', 'message-center'],
  'offline-banner': ['live'],
  overlays: ['themes', 'personal-info'],
  'personal-setting': ['personal-info', 'built-in-apps', 'passwords'],
  proxy: ['live', 'downloads'],
  rail: ['rail', 'shortcuts', 'shell'],
  realm: ['isolation', 'misbehaving', 'leak'],
  session: ['sign-in', 'sign-in-again', 'windows'],
  shell: ['sign-in', 'shell', 'trouble'],
  'sign-in': ['sign-in', 'login-page', 'login-slide'],
  'sign-out': ['leaving'],
  'sub-app': ['conformance', 'created-apps', 'dev-docs'],
  'sub-apps': ['apps-docs', 'apps-flow', 'apps-people', 'apps-tools'],
  'tab-strip': ['tab-strip', 'tab-overflow', 'tab-dragging', 'system-tip'],
  tabs: ['tab-strip', 'tab-overflow', 'tab-dragging', 'system-tip'],
  'tenant-switch': ['tenants'],
  'theme-setting': ['themes', 'looks'],
  'version-manager': ['themes', 'built-in-apps'],
  'workbench-layout': ['workbench'],
}

/** Unit tests that read files of these names rather than import them. */
const readers = [
  [/\.md$/, 'tests/integration/docs.test.ts'],
  [/^app\/.*\.(?:css|tsx?)$/, 'app/ui/atoms.test.ts'],
  [/^app\/.*\.tsx$/, 'app/ui/overlay/stays-open.test.ts'],
  [/^tests\/.*\.spec\.ts$|^docs\/requirements\.md$/, 'tests/integration/long-tests.test.ts'],
]

/** For a change of anything else. */
const smoke = ['sign-in', 'shell', 'trouble']
/** Every browser test imports these, so the imports do not show which tests to run. */
const everywhere = ['tests/support/test.ts', 'tests/support/stack.ts']
/** Not part of any page. */
const aside = /^(?:tests|docs|scripts|deploy|\.)|\.md$/
const specFolders = ['e2e', 'accessibility', 'security']

/**
 * The commit to compare with: the requested one, else the commit at which this branch left main, else the previous
 * one.
 */
export function baseOf(asked) {
  if (asked) return git('rev-parse', '--verify', `${asked}^{commit}`)[0]
  try {
    return git('merge-base', 'HEAD', 'origin/main')[0]
  } catch {
    return git('rev-parse', 'HEAD~1')[0]
  }
}

/** All files that differ from that commit, including untracked ones. */
export function changedSince(base) {
  const differing = git('diff', '--name-only', base, '--')
  return [...differing, ...git('ls-files', '--others', '--exclude-standard')]
}

/** The unit tests that a change concerns although they import nothing of it. */
export function readersOf(changed) {
  return readers.filter(([name]) => changed.some((file) => name.test(file))).map(([, test]) => test)
}

/**
 * The spec files for a change. `whole`: those that changed themselves, with their long tests; `mapped`: those that
 * import a changed file, or test it.
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

/** By the innermost folder or file with an entry in the list, or a spec of its own name. */
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

/** The files in tests/ that a test file imports. */
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
