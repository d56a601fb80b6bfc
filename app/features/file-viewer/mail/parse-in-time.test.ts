// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { bareText, parseInTime } from './parse-in-time'
import { slimmed } from './shown-html'

describe('[DOC-05] the HTML of a mail', () => {
  it('is given up once it takes too long', () => {
    let time = 0
    const clock = () => {
      time += 300
      return time
    }
    expect(parseInTime('<b>'.repeat(200_000), clock)).toBeNull()
    expect(time).toBeLessThan(2_000)
    expect(parseInTime('<b>'.repeat(400_000))).toBeNull()
  })

  it('has a text however it is made', () => {
    expect(bareText(`${'<b>'.repeat(50_000)}一 &amp; 二`)).toBe('一 & 二')
    expect(bareText(`${'<'.repeat(1_000_000)}字`)).toBe('')
    expect(slimmed(`${'<p>'.repeat(400_000)}字`)).toEqual({ html: null, text: '字' })
  })

  it('keeps what is shown of an element with hundreds of attributes', () => {
    const odd = Array.from({ length: 500 }, (_, at) => `a${at}=b`).join(' ')
    const { html } = slimmed(
      `<div ${odd} align="right"><i>一</i><b title="二" lang=zh>三</b></div>`,
    )
    expect(html).toContain('<i>一</i><b title="二">三</b>')
    expect(html).not.toContain('a7=')
  })
})
