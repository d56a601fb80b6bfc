import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { importsIn, reaches } from './import-graph.mjs'
import { root } from './paths.mjs'

/** Folders and files of the product with their browser tests, if those have other names. */
const specsOf = {
  about: ['maintenance', 'themes'],
  'account-switch': ['accounts'],
  'app-navigator': ['phone'],
  bar: ['top-bar', 'windows'],
  files: ['file-centre', 'downloads'],
  'file-viewer': ['file-viewer', 'viewer-frame'],
  gw: ['search-apps'],
  gwsearch: ['search-apps'],
  contracts: ['apps-docs', 'apps-flow', 'apps-people', 'apps-tools'],
  'create-sub-app': ['created-apps'],
  'hand-over': ['hand-over'],
  hosting: ['hosting', 'isolation', 'misbehaving', 'open-tabs'],
  live: ['live', 'messages-live'],
  themes: ['themes', 'theme-settings'],
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
  'theme-setting': ['themes', 'theme-settings'],
  'version-manager': ['themes', 'built-in-apps'],
  'workbench-layout': ['workbench'],
}

/** Unit tests that read files with such names rather than import them. */
const readers = [
  [/\.md$/, 'tests/integration/docs.test.ts'],
  [/^app\/.*\.(?:css|tsx?)$/, 'app/ui/atoms.test.ts'],
  [/^app\/.*\.tsx$/, 'app/ui/overlay/stays-open.test.ts'],
  [/^tests\/.*\.spec\.ts$/, 'tests/integration/long-tests.test.ts'],
]

/** Run for any change of the server. */
const smokeTests = ['sign-in', 'guards'].map((name) => `tests/integration/portal-${name}.test.ts`)
/** Run for a change of anything else. */
const smoke = ['sign-in', 'shell', 'trouble']
/** These import the whole product, so imports through them do not tell which tests to run. */
const everywhere = ['tests/support/test.ts', 'tests/support/stack.ts']
/** A change of these may affect any test. */
const wholeRun = /^package(?:-lock)?\.json$|^[^/]+\.config\.[jt]s$|^tests\/support\/stack\.ts$/
/** Not part of any page. */
const aside = /^(?:tests|docs|scripts|deploy|\.)|\.md$/
const isProduct = (file) => !aside.test(file) && !/\.test\.tsx?$/.test(file)
const specFolders = ['e2e', 'accessibility', 'security', 'walk']

/** The commit to compare with: the requested one, or the one at which this branch left main, or the previous one. */
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

/**
 * The unit and integration tests for a change: those that changed, read a changed file, or import one. Nearly all of
 * tests/ import the product as a whole, so imports through `everywhere` do not count for a file that tests refer to in
 * another way: by the name of its folder or file, or by a requirement that it (or else its folder) mentions.
 */
export function testsFor(
  changed,
  { tests = allTests(), importsOf = importsIn, textOf = read } = {},
) {
  if (changed.some((file) => wholeRun.test(file))) return tests
  const chosen = new Set(tests.filter((test) => changed.includes(test)))
  for (const [file, reader] of readers)
    if (changed.some((one) => file.test(one))) chosen.add(reader)
  for (const file of changed) {
    const named = isProduct(file) ? tests.filter(namedBy(file, textOf)) : []
    const importing = named.length > 0 ? narrow(importsOf) : importsOf
    for (const test of tests) if (reaches(test, file, importing)) chosen.add(test)
    const usual = named.length > 0 && file.startsWith('server/') ? smokeTests : []
    for (const test of [...named, ...usual]) chosen.add(test)
  }
  return tests.filter((test) => chosen.has(test))
}

/** Ignores imports through `everywhere`. */
const narrow = (importsOf) => (file) => (everywhere.includes(file) ? [] : importsOf(file))

function namedBy(file, textOf) {
  const names = namesOf(file)
  const own = idsIn(textOf(file))
  const ids = own.length > 0 ? own : siblingsOf(file).flatMap((one) => idsIn(textOf(one)))
  return (test) =>
    test.startsWith('tests/') &&
    (names.some((name) => `-${nameOf(test)}-`.includes(`-${name}-`)) ||
      idsIn(textOf(test)).some((id) => ids.includes(id)))
}

/** `server/live/ring.ts` → live, ring; `app/features/themes/x.ts` → themes, x. */
function namesOf(file) {
  const [, ...parts] = file
    .replace(/^app\/\w+/, 'app')
    .replace(/[_.][^/]*$/, '')
    .split('/')
  return parts.filter((part) => part !== 'route' && part !== 'index')
}

const idsIn = (text) => text.match(/\b[A-Z]{2,}-\d{2}\b/g) ?? []

function siblingsOf(file) {
  const folder = path.posix.dirname(file)
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`)
}

function read(file) {
  const at = path.join(root, file)
  return existsSync(at) ? readFileSync(at, 'utf8') : ''
}

function allTests() {
  const kinds = ['*.test.ts', '*.test.tsx']
  return git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...kinds)
}

/**
 * The spec files for a change. `whole`: those that changed themselves, run with their long tests; `mapped`: those that
 * import a changed file, or test it.
 */
export function specsFor(changed, specs = allSpecs(), importsOf = importsIn) {
  const whole = specs.filter((spec) => changed.includes(spec))
  const names = new Set(changed.flatMap((file) => (isProduct(file) ? lookingAt(file, specs) : [])))
  if (changed.some((file) => everywhere.includes(file))) for (const name of smoke) names.add(name)
  const support = changed.filter((file) => file.startsWith('tests/') && !everywhere.includes(file))
  const mapped = specs.filter(
    (spec) =>
      names.has(nameOf(spec)) || support.some((file) => reaches(spec, file, narrow(importsOf))),
  )
  return { whole, mapped: mapped.filter((spec) => !whole.includes(spec)) }
}

const nameOf = (test) => path.basename(test).replace(/\.(?:spec|test)\.tsx?$/, '')

/** By the innermost folder or file that has an entry in the list, or a spec with its own name. */
function lookingAt(file, specs) {
  const own = new Set(specs.map(nameOf))
  for (const part of file.split('/').reverse()) {
    const name = part.replace(/[_.].*/, '')
    if (specsOf[name]) return specsOf[name]
    if (own.has(name)) return [name]
  }
  return smoke
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
