// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { bareText, isCostly } from './parsing-work'

const cell = '<td style="a: b; c: d"><p class=x><span lang=EN-US>字</span></p></td>'
const table = `<table><tr>${cell.repeat(5)}</table>`

describe('[DOC-05] the HTML of a mail', () => {
  it.each([
    ['', false],
    [`<html><body>${'<div>'.repeat(20)}${table.repeat(500)}`, false],
    ['<p>一<br>二<li>三'.repeat(20_000), false],
    ['<b>'.repeat(2_000), true],
    ['<b></i>'.repeat(2_000), true],
    ['<B>一</B>'.repeat(20_000), false],
    [`${'<i><b>'.repeat(50)}${'<p>字'.repeat(20_000)}`, true],
    [`<p${' a=b'.repeat(100)}>`, false],
    [`<p ${Array.from({ length: 40_000 }, (_, at) => `a${at}`).join(' ')}>`, true],
    ['<'.repeat(4_000_000), false],
    ['<a'.repeat(500_000), true],
  ])('is parsed only if that is done soon: %#', (html, costly) => {
    expect(isCostly(html)).toBe(costly)
  })

  it('has a text however it is made', () => {
    expect(bareText(`${'<b>'.repeat(50_000)}一 &amp; 二`)).toBe('一 & 二')
    expect(bareText(`${'<'.repeat(1_000_000)}字`)).toBe('')
  })
})
