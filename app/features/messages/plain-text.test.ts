// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text'

describe('plainText', () => {
  it.each([
    ['<p>明日停水。</p><p>请提前储水。</p>', '明日停水。\n请提前储水。'],
    ['第一行<br>第二行', '第一行\n第二行'],
    ['<h2>一、时间</h2><ul><li>周一</li><li>周二</li></ul>', '一、时间\n周一\n周二'],
    ['没有标签 &lt;b&gt; &amp; 符号', '没有标签 <b> & 符号'],
    ['<p>前</p><script>alert(1)</script><style>p{}</style><p>后</p>', '前\n后'],
    ['<img src=x onerror="alert(1)">图', '图'],
    ['', ''],
  ])('[MSG-04] reads %j', (html, text) => {
    expect(plainText(html)).toBe(text)
  })
})
