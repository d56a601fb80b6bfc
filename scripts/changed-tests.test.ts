import { describe, expect, it } from 'vitest'
import { readersOf, specsFor } from './changed-tests.mjs'

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

  it('of what a unit test reads is tried by it', () => {
    expect(readersOf(['docs/architecture.md'])).toEqual(['tests/integration/docs.test.ts'])
    expect(readersOf(['app/ui/badge.module.css'])).toEqual(['app/ui/atoms.test.ts'])
    expect(readersOf(['server/app.ts'])).toEqual([])
  })

  it('of words needs no browser', () => {
    expect(touched('docs/architecture.md', 'README.md', '.ci/run')).toEqual({
      whole: [],
      mapped: [],
    })
  })
})
