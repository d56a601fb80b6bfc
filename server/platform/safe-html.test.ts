import { describe, expect, it } from 'vitest'
import { safeHighlights, safeHtml } from './safe-html'

describe('safeHtml', () => {
  it.each([
    ['<p>各科室：</p><ul><li>一<li>二</ul>', '<p>各科室：</p><ul><li>一</li><li>二</li></ul>'],
    ['一 & 二 <三> "四"', '一 &amp; 二 &lt;三&gt; "四"'],
    [
      '<h1>标题</h1><center>居中</center>',
      '<h2>标题</h2><div data-style="text-align:center">居中</div>',
    ],
    [
      '<p class="x" style="text-align: right; COLOR: #C00 !important; position: fixed">王五</p>',
      '<p data-style="text-align:right;color:#c00">王五</p>',
    ],
    ['<font color="red" face="x">急</font>', '<span data-style="color:red">急</span>'],
    [
      '<p style="font-size:14px">大</p><p style="font-size:99px">巨</p>',
      '<p data-style="font-size:14px">大</p><p>巨</p>',
    ],
    ['<td colspan="2" rowspan="99999">格</td>', '<td colspan="2" rowspan="200">格</td>'],
    ['<custom-tag>字</custom-tag>', '字'],
    ['<select><option>选项</option></select>后', '后'],
  ])('[SAFE-06] of %j leaves %j', (html, safe) => {
    expect(safeHtml(html)).toBe(safe)
  })

  it.each([
    ['/list/detail/1?a=b#c', '/list/detail/1?a=b#c'],
    ['https://www.gov.example/a', 'https://www.gov.example/a'],
    ['http://10.0.0.7:8080', 'http://10.0.0.7:8080/'],
    ['mailto:office@gov.example', 'mailto:office@gov.example'],
  ])('[SAFE-06] links to %j, in a new window that knows nothing of this one', (href, safe) => {
    expect(safeHtml(`<a href="${href}">看</a>`)).toBe(
      `<a href="${safe}" target="_blank" rel="noopener noreferrer">看</a>`,
    )
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '#x',
    'a/b',
    'javascript:alert(1)',
    'tel:110',
  ])('[SAFE-06] leads nowhere by %j', (href) =>
    expect(safeHtml(`<a href="${href}">看</a>`)).toBe('<a>看</a>'))

  it.each([
    'https://img.gov.example/a.png',
    '/assets/icon_default.png',
    '/service-file/file/download?id=1',
    'data:image/png;base64,iVBORw0KGgo=',
  ])('[SAFE-06] shows the picture %j without revealing the reader', (src) => {
    expect(safeHtml(`<img src="${src}" width=99999>`)).toBe(
      `<img src="${src}" alt="" width="2000" loading="lazy" decoding="async" referrerpolicy="no-referrer" />`,
    )
  })

  it.each([
    'http://img.gov.example/a.png',
    '/service-system/setmsginfo/readed',
    '/service-file/file/download/../../delete?x=1',
    'data:image/svg+xml;base64,PHN2Zz4=',
  ])('[SAFE-06] leaves the picture %j out', (src) => {
    expect(safeHtml(`一<img src="${src}">二`)).toBe('一二')
  })

  it('[SAFE-06] leaves out pictures that are huge', () => {
    const src = `data:image/png;base64,${'A'.repeat(140_000)}`
    expect(safeHtml(`一<img src="${src}">二`)).toBe('一二')
  })

  it('[SAFE-06] cuts what is too long, tags closed', () => {
    const safe = safeHtml(`<p>${'字'.repeat(300_000)}</p>`)
    expect(safe).toHaveLength(256 * 1024 + '</p>'.length)
    expect(safe.endsWith('字</p>')).toBe(true)
  })

  it('[SAFE-06] gives the bare text of what is nested too deeply', () => {
    const safe = safeHtml(`${'<b>'.repeat(40_000)}字&amp;${'</i>'.repeat(40_000)}`)
    expect(safe).toBe(' 字&amp; ')
  })
})

describe('safeHighlights', () => {
  it.each([
    ['关于<em>工作</em>的通知', '关于<em>工作</em>的通知'],
    ['一 & 二 &lt;b&gt; <三>', '一 &amp; 二 &lt;b&gt; &lt;三&gt;'],
    ['<em class="hit" onclick="a()" style="color:red">工作</em>', '<em>工作</em>'],
    ['<p>甲<a href="javascript:a()">乙</a></p><img src=x onerror=a()>', '甲乙'],
    ['<script>a()</script><svg onload=a()></svg><style>b</style>工作', '工作'],
    ['<em>没有结束', '<em>没有结束</em>'],
    ['工\u0000作\u0007', '工作'],
  ])('[SEARCH-04] [SAFE-06] of %j leaves %j', (html, safe) => {
    expect(safeHighlights(html)).toBe(safe)
  })

  it('[SEARCH-04] keeps a line as long as lines are', () => {
    expect(safeHighlights('字'.repeat(100_000))).toHaveLength(4_096)
    expect(safeHighlights('<em>'.repeat(1_000))).not.toContain('<em>')
  })
})
