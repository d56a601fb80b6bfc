import { describe, expect, it } from 'vitest'
import { legacyCss } from './legacy-css.mjs'

const lowered = (css: string) => legacyCss(css, 'a.css')

describe('stylesheets for old browsers', () => {
  it('[WEB-01] have shorthands of sides written out, also with variables', () => {
    expect(lowered('.a{inset:0;padding-block:var(--x)}')).toBe(
      '.a{padding-top:var(--x);padding-bottom:var(--x);top:0;bottom:0;left:0;right:0}',
    )
  })

  it('[WEB-01] say after a value with a variable what holds without its functions', () => {
    expect(lowered('.a{height:min(var(--x),100dvh)}')).toBe(
      '.a{height:min(var(--x),100dvh)}' +
        '@supports not (height:1dvh){.a{height:min(var(--x),100vh)}}' +
        '@supports not (width:min(1px, 2px)){.a{height:100vh}}',
    )
    expect(lowered('.a{color:color-mix(in srgb, var(--x) 12%, white)}')).toContain(
      '@supports not (color:color-mix(in srgb, red, red)){.a{color:#fff}}',
    )
  })

  it('[WEB-01] let no list snap downwards', () => {
    expect(lowered('.a{scroll-snap-type:y mandatory;top:0}')).toBe('.a{top:0}')
    expect(lowered('.a{scroll-snap-type:x proximity}')).toBe('.a{scroll-snap-type:x proximity}')
  })

  it('[WEB-01] mark a part with the focus in it, and go by the window where they would by a part', () => {
    expect(lowered('.a:has(:focus-visible){color:red}')).toContain(
      '@supports not selector(:has(a)){.a:focus-within{color:red}}',
    )
    expect(lowered('@container (max-width:9px){.a{color:red}}')).toMatch(
      /@supports not \(container-type:inline-size\)\{@media \(max-width:9px\)\{\.a\{color:red\}\}\}$/,
    )
  })

  it('[WEB-01] have a selector for each alternative of :where', () => {
    expect(lowered(':where(.a,.b) p{color:red}')).toBe(
      ':where(.a,.b) p{color:red}@supports not (aspect-ratio:1){.a p,.b p{color:red}}',
    )
  })

  it('[WEB-01] have margins for gaps between flexible boxes, and none for grids', () => {
    expect(lowered('.a{display:flex;gap:4px}')).toBe(
      '.a{gap:4px;display:flex}@supports not (ruby-position:over){.a>:not(:first-child){margin-left:4px}}',
    )
    expect(lowered('.a{display:grid;gap:4px}')).toBe('.a{gap:4px;display:grid}')
  })

  it('[WEB-01] have them also for parts that weigh nothing, which older ones do not know either', () => {
    expect(lowered(':where(.a){display:flex;gap:4px}')).toContain(
      '@supports not (aspect-ratio:1){.a>:not(:first-child){margin-left:4px}}',
    )
  })

  it('[WEB-01] let a part that spans a flexible column be as wide as the column', () => {
    expect(lowered('.a{grid-template:"b b" auto "c d" minmax(0,1fr)/auto minmax(0,1fr)}')).toMatch(
      /@supports not \(ruby-position:over\)\{\.a\{grid-template:"b b""c d"1fr\/auto 1fr\}\.a>\*\{min-width:0;min-height:0\}\}$/,
    )
  })
})
