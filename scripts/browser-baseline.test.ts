import { describe, expect, it } from 'vitest'
import { youngSelectors, youngStylesIn } from './browser-baseline.mjs'

describe('the check of what old browsers know', () => {
  it.each([
    ['a property', '.a { anchor-name: --b }', 'a.css:1 anchor-name, Chromium 125'],
    ['a value', '.a { display: ruby }', 'a.css:1 display: ruby, Chromium 121'],
    ['a unit', '.a { height: 1svh }', 'a.css:1 svh, Chromium 108'],
    ['a function', '.a { color: oklch(1 0 0) }', 'a.css:1 oklch, Chromium 111'],
    ['a selector', '.a:open { top: 0 }', 'a.css:1 :open, Chromium 133'],
    ['a selector of what is inside', '.a:has(.b) { top: 0 }', 'a.css:1 :has(.b), Chromium 105'],
    ['a rule', '@scope (.a) { b { top: 0 } }', 'a.css:1 @scope, Chromium 118'],
  ])('[WEB-01] names %s that came later', (_, css, found) => {
    expect(youngStylesIn('a.css', css)).toEqual([found])
  })

  it('[WEB-01] names selectors that came later in the code as well', () => {
    expect(youngSelectors('li:has(> a), a:open')).toEqual([
      ':has, Chromium 105',
      ':open, Chromium 133',
    ])
    expect(youngSelectors('a:not([href]):is(b, c), d:focus-visible')).toEqual([])
    expect(youngSelectors('https://a.example:8080 12:30')).toEqual([])
  })

  it('[WEB-01] passes what they know, and what has a fallback', () => {
    const css = '.a:is(b), .c:has(:focus-visible) { inset: 0; display: grid; width: 1em }'
    expect(youngStylesIn('a.css', css)).toEqual([])
  })
})
