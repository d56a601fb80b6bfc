import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noticeBlocks } from './notice-text'

describe('the text of a notice', () => {
  it('[SAFE-06] keeps headings, paragraphs and signatures in their order', () => {
    const html =
      '<p>各科室：</p><h2 style="a">一、时间</h2>\n<P>2 月 3 日<br>上午</P><p class="signature">综合科</p>'
    expect(noticeBlocks(html)).toEqual([
      { kind: 'paragraph', text: '各科室：' },
      { kind: 'heading', text: '一、时间' },
      { kind: 'paragraph', text: '2 月 3 日' },
      { kind: 'paragraph', text: '上午' },
      { kind: 'signature', text: '综合科' },
    ])
  })

  it.each([
    ['一 &lt; 二 &amp;amp; &#x4E09;&#22235; &nope; &#0;', '一 < 二 &amp; 三四 &nope;'],
    ['<b>粗<i>斜</i></b>体', '粗斜体'],
    ['3 < 5', '3 < 5'],
    ['<script>a("<p>x</p>")</script>好', '好'],
    ['<svg><p>x</p>', ''],
    ['<!-- <p>x</p> -->好<!--', '好'],
    ['', ''],
    ['<p>  </p><p>&nbsp;</p>', ''],
  ])('[SAFE-06] of %j is %j', (html, text) => {
    expect(noticeBlocks(html).map((block) => block.text)).toEqual(text ? [text] : [])
  })

  it('[SAFE-06] comes from any input, empty blocks and edges of white space left out', () => {
    const pieces = fc.constantFrom(
      '<p',
      '</p>',
      '>',
      '<',
      '&',
      '#x',
      ';',
      '<script',
      '<!--',
      ' ',
      '字',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        for (const { text } of noticeBlocks(parts.join(''))) {
          expect(text).not.toBe('')
          expect(text).toBe(text.trim())
        }
      }),
    )
  })
})
