import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect } from './safe-redirect'

describe('where a sign-in leads', () => {
  it.each([
    ['/inbox/list/1?box=2#top', '/inbox/list/1?box=2#top'],
    ['/', '/'],
    ['/页面?词=公文', '/%E9%A1%B5%E9%9D%A2?%E8%AF%8D=%E5%85%AC%E6%96%87'],
  ])('[AUTH-05] %s is a path of this site and is kept', (target, expected) => {
    expect(safeRedirect(target)).toBe(expected)
  })

  it.each([
    undefined,
    null,
    '',
    'index',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'https:evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    ' //evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '%2F%2Fevil.example',
    '/%0D%0ASet-Cookie:a=b',
    '/a\r\nSet-Cookie: a=b',
    '/%E0%A4%A',
    `/${'x'.repeat(10_000)}`,
    'ＪａｖａＳｃｒｉｐｔ:alert(1)',
    '／／evil.example',
    '\u2028//evil.example',
  ])('[AUTH-05] %j leads to /', (target) => {
    expect(safeRedirect(target)).toBe('/')
  })

  it('[AUTH-05] no text at all leads to another origin', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '\r\n',
      '／',
      '%5c',
      '%252f',
      'javascript',
      ':',
      '.',
      'a',
      '@',
      '\t',
      '%2f',
      'https',
      'x.example',
      '?',
      '#',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
        const target = safeRedirect(parts.join(''))
        expect(new URL(target, 'https://portal.example').origin).toBe('https://portal.example')
        expect(target).toMatch(/^\/(?![/\\])/)
        expect(decodeURIComponent(target)).toMatch(/^\/(?![/\\])/)
      }),
      { numRuns: 2000 },
    )
  })

  it('[AUTH-05] a target is kept or it is /, never something else, and once kept it stays the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const target = safeRedirect(`/${text}`)
        expect(safeRedirect(target)).toBe(target)
        // Nothing in it can split a header.
        expect(target).toMatch(/^[\x21-\x7E]+$/)
      }),
      { numRuns: 2000 },
    )
  })
})
