import { Window } from 'happy-dom'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AnswerText } from '~/features/assistant/panel/answer-text'
import { TextProvider } from '~/text/text-context'
import { zhCN } from '~text/zh-CN'
import { allVectors } from '../support/xss-corpus'

const { document } = new Window()

function markup(text: string): string {
  const answer = createElement(AnswerText, { text, onGo: () => {} })
  return renderToStaticMarkup(
    createElement(TextProvider, { texts: zhCN, file: null, children: answer }),
  )
}

function drawn(text: string) {
  const body = document.createElement('div')
  body.innerHTML = markup(text)
  return body
}

const tags = new Set(
  (
    'div p ul ol li h3 h4 h5 h6 strong em del blockquote hr br code pre a table thead tbody tr th td ' +
    'figure figcaption span button'
  ).split(' '),
)

function expectHarmless(text: string) {
  for (const element of drawn(text).querySelectorAll('*')) {
    expect(tags).toContain(element.localName)
    for (const { name, value } of element.attributes) {
      expect(name).toMatch(/^(?:class|href|target|rel|start|type|tabindex)$/)
      if (name === 'href') expect(value).toMatch(/^(?:\/(?![/\\])|https?:\/\/(?![^/]*@)|mailto:)/)
    }
  }
}

describe('an answer', () => {
  it('[AID-02] has headings, lists, tables, code and words as Markdown has them', () => {
    const body = drawn(
      '# 标题\n\n**重点** *斜* ~~删~~ `码`\n\n- 一\n- 二\n\n3. 三\n\n| 甲 | 乙 |\n|---|---|\n| 1 | 2 |\n\n```ts\nlet a = "<b>"\n```\n\n> 引用\n\n---',
    )
    expect(body.querySelector('h3')?.textContent).toBe('标题')
    expect(body.querySelectorAll('ul > li')).toHaveLength(2)
    expect(body.querySelector('ol')?.getAttribute('start')).toBe('3')
    expect(body.querySelectorAll('td')).toHaveLength(2)
    expect(body.querySelector('pre code')?.textContent).toBe('let a = "<b>"')
    expect(
      ['strong', 'em', 'del', 'blockquote', 'hr'].every((tag) => body.querySelector(tag)),
    ).toBe(true)
  })

  it('[AID-02] [SAFE-06] shows HTML as it was written, and takes none of it', () => {
    expect.hasAssertions()
    for (const vector of allVectors) {
      for (const text of [
        vector,
        `[链接](${vector})`,
        `![图](${vector})`,
        `<${vector}>`,
        `| a |\n|---|\n| ${vector} |`,
        `- ${vector}\n\n[x]: ${vector}\n\n[x]`,
      ]) {
        expectHarmless(text)
      }
    }
    expect(drawn('<script>alert(1)</script>').textContent).toContain('<script>alert(1)</script>')
  })

  it('[AID-02] links lead into the portal or to web pages in windows of their own', () => {
    const [inner, outer, ...others] = drawn(
      '[甲](/gw/1) [乙](https://a.example/x) [丙](javascript:alert(1)) [丁](//evil.example) [戊](data:text/html,x)',
    ).querySelectorAll('a')
    expect(inner?.getAttribute('href')).toBe('/gw/1')
    expect(outer?.outerHTML).toContain('target="_blank" rel="noopener noreferrer"')
    expect(others).toEqual([])
  })

  it('[AID-02] names pictures and fetches none', () => {
    const body = drawn('![值班表](https://tracker.example/p.png) ![x](data:image/png;base64,AA)')
    expect(body.querySelector('img')).toBeNull()
    expect(body.textContent).toContain('图片：值班表')
  })

  it.each([
    ['100 KB of paragraphs', '**段落** 内容 [链接](/a)\n\n'.repeat(3_000)],
    ['100 KB without a break', '字'.repeat(34_000)],
    ['a nest of quotes', `${'>'.repeat(20_000)} x`],
    [
      'a nest of lists',
      Array.from({ length: 300 }, (_, at) => `${' '.repeat(at * 2)}- x`).join('\n'),
    ],
    ['a heap of marks', '*_**~~`['.repeat(3_000)],
    ['a heap of brackets', '['.repeat(20_000)],
  ])('[AID-02] of %s is drawn in time', (_, text) => {
    const before = process.cpuUsage()
    expect(markup(text).length).toBeGreaterThan(20)
    const { user } = process.cpuUsage(before)
    expect(user / 1_000, 'milliseconds of work').toBeLessThan(3_000)
  })
})
