import { describe, expect, it } from 'vitest'
import { specsFor, testsFor } from './changed-tests.mjs'

const specs = ['top-bar', 'tab-strip', 'tab-overflow', 'sign-in', 'shell', 'trouble', 'messages']
  .map((name) => `tests/e2e/${name}.spec.ts`)
  .concat('tests/accessibility/messages.spec.ts')
const imports: Record<string, string[]> = {
  'tests/e2e/messages.spec.ts': ['tests/support/messages.ts'],
  'tests/support/messages.ts': ['tests/support/mails.ts'],
}
const touched = (...changed: string[]) => {
  const { whole, mapped } = specsFor(changed, specs, (file: string) => imports[file] ?? [])
  const names = (list: string[]) => list.map((spec) => spec.replace(/^tests\/|\.spec\.ts$/g, ''))
  return { whole: names(whole), mapped: names(mapped) }
}

describe('a change', () => {
  it('of a spec is tried by all of it', () => {
    expect(touched('tests/e2e/shell.spec.ts')).toEqual({ whole: ['e2e/shell'], mapped: [] })
  })

  it('of what specs import is tried by them, however far away', () => {
    const found = touched('tests/support/mails.ts')
    expect(found).toEqual({ whole: [], mapped: ['e2e/messages'] })
  })

  it('of a feature is tried by the specs of its name, wherever its folder lies', () => {
    const strip = ['e2e/tab-strip', 'e2e/tab-overflow']
    expect(touched('app/features/tab-strip/tab.tsx').mapped).toEqual(strip)
    expect(touched('src/shell/tab-strip/tab.tsx').mapped).toEqual(strip)
    const both = ['e2e/messages', 'accessibility/messages']
    expect(touched('app/routes/messages_.clear/route.ts').mapped).toEqual(both)
  })

  it('of anything else is tried by a few of all kinds', () => {
    const few = ['e2e/sign-in', 'e2e/shell', 'e2e/trouble']
    expect(touched('app/root.tsx').mapped).toEqual(few)
    expect(touched('package-lock.json').mapped).toEqual(few)
    expect(touched('tests/support/test.ts').mapped).toEqual(few)
  })

  it('of words needs no browser', () => {
    expect(touched('docs/architecture.md', 'README.md', '.ci/run')).toEqual({
      whole: [],
      mapped: [],
    })
  })
})

describe('a change and the tests without a browser', () => {
  const graph: Record<string, string[]> = {
    'server/live/ring.test.ts': ['server/live/ring.ts'],
    'tests/integration/portal-live.test.ts': ['tests/support/stack.ts'],
    'tests/integration/portal-idle.test.ts': ['tests/support/stack.ts'],
    'tests/integration/portal-messages.test.ts': ['tests/support/stack.ts'],
    'tests/support/stack.ts': ['server/app.ts'],
    'server/app.ts': ['server/live/ring.ts', 'server/session/idle.ts'],
  }
  const texts: Record<string, string> = {
    'server/live/ring.ts': 'keeps events (PUSH-05)',
    'tests/integration/portal-messages.test.ts': "it('[PUSH-05] …')",
  }
  const smoke = [
    'tests/integration/portal-sign-in.test.ts',
    'tests/integration/portal-guards.test.ts',
  ]
  const tests = [...Object.keys(graph).filter((file) => /test\.ts$/.test(file)), ...smoke]
  const chosenFor = (...changed: string[]) =>
    testsFor(changed, {
      tests,
      importsOf: (file: string) => graph[file] ?? [],
      textOf: (file: string) => texts[file] ?? '',
    })

  it('of a part of the server are those that import it, have its name or prove its requirements', () => {
    expect(chosenFor('server/live/ring.ts')).toEqual([
      'server/live/ring.test.ts',
      'tests/integration/portal-live.test.ts',
      'tests/integration/portal-messages.test.ts',
      ...smoke,
    ])
  })

  it('of what no test names are all that reach it', () => {
    expect(chosenFor('server/app.ts')).toEqual([
      'tests/integration/portal-live.test.ts',
      'tests/integration/portal-idle.test.ts',
      'tests/integration/portal-messages.test.ts',
    ])
  })

  it('of a test is that test, and of the settings of all tests are all', () => {
    expect(chosenFor('server/live/ring.test.ts')).toEqual(['server/live/ring.test.ts'])
    expect(chosenFor('package.json')).toEqual(tests)
  })

  it('of what a test reads is that test', () => {
    const docs = 'tests/integration/docs.test.ts'
    const atoms = 'app/ui/atoms.test.ts'
    const reading = (file: string) => testsFor([file], { tests: [docs, atoms], textOf: () => '' })
    expect(reading('docs/architecture.md')).toEqual([docs])
    expect(reading('app/ui/badge.module.css')).toEqual([atoms])
    expect(reading('deploy/nginx.conf')).toEqual([])
  })
})
