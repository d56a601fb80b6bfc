import { expect, it } from 'vitest'
import { longFunctionsIn } from './long-functions.mjs'

const body = (lines: number) => '  act()\n'.repeat(lines)

it('a long function is named with its place and its lines, signature included', () => {
  const source = `// first\nfunction tidy(\n  one,\n  other,\n) {\n${body(3)}}\n`
  expect(longFunctionsIn('a.ts', source, 7)).toEqual(['a.ts:2 tidy (8 lines)'])
  expect(longFunctionsIn('a.ts', source, 8)).toEqual([])
})

it('functions without a name of their own count, too: arrows, methods, components', () => {
  expect(longFunctionsIn('a.ts', `const tidy = () => {\n${body(3)}}\n`, 3)).toEqual([
    'a.ts:1 tidy (5 lines)',
  ])
  expect(longFunctionsIn('a.mjs', `act({ tidy() {\n${body(3)}} })\n`, 3)).toEqual([
    'a.mjs:1 tidy (5 lines)',
  ])
  expect(longFunctionsIn('a.tsx', `act(() => {\n${body(3)}return <b />\n})\n`, 3)).toEqual([
    'a.tsx:1 a function (6 lines)',
  ])
})

it('a function within a long one is counted by itself', () => {
  const source = `function outer() {\n  function inner() {\n${body(3)}  }\n}\n`
  expect(longFunctionsIn('a.ts', source, 5)).toEqual(['a.ts:1 outer (7 lines)'])
})
