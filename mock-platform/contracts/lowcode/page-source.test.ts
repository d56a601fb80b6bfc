import { describe, expect, it } from 'vitest'
import { formatted, problemText, readSource, withComponent } from './page-source'

const page = {
  title: '服务台',
  components: [{ type: 'stat', title: '未读邮件', source: 'unreadMails', width: 'third' }],
}
const textOf = (value: unknown) => JSON.stringify(value, null, 2)
const problemsOf = (source: string) => readSource(source).problems.map(problemText)

describe('the text of a page', () => {
  it('[APP-15] is read if all is well', () => {
    expect(readSource(textOf(page))).toEqual({ page, problems: [] })
  })

  it('[APP-15] names path and line of every mistake', () => {
    const source = textOf({
      title: '',
      components: [
        { type: 'stat', title: '甲', source: 'nothing' },
        { type: 'tabel' },
        { type: 'link', text: '外网', to: 'https://example.cn' },
        { type: 'table', title: '表', source: 'form:form-1', columns: [], rows: 99 },
      ],
      colour: 'red',
    })
    expect(problemsOf(source)).toEqual([
      '第 2 行 title：应当是不为空的文字',
      '第 7 行 components[0].source：没有这个数据源，可用的有 unreadMails、unreadNotices、draftMails、notices、meetings、form:表单编号',
      '第 10 行 components[1].type：应当是 "heading"、"text"、"stat"、"table"、"form"、"link" 之一',
      '第 15 行 components[2].to：应当是以 / 开头的门户路径',
      '第 21 行 components[3].columns：至少要有一列',
      '第 22 行 components[3].rows：应当是 1 到 50 的整数',
      '第 25 行 colour：没有这个属性',
    ])
    expect(problemsOf('[]')).toEqual(['第 1 行：应当是一个对象'])
    expect(problemsOf('{"title":"甲"}')).toEqual(['第 1 行：缺少属性 components'])
  })

  it.each([
    ['{\n  "title": "甲",\n}', '第 3 行：这里应当是带引号的属性名'],
    ['{\n  "title" "甲"\n}', '第 2 行：属性名后缺少冒号'],
    ['{ // 注释\n}', '第 1 行：JSON 里不能有注释'],
    ['', '第 1 行：这里缺少值，或者多了逗号'],
  ])('[APP-15] %j: %s', (source, expected) => {
    expect(problemsOf(source)).toContain(expected)
  })

  it('[APP-15] takes a component at its end and can be put in order', () => {
    const more = withComponent(textOf(page), { type: 'text', text: '说明' })
    expect(readSource(more).page?.components).toHaveLength(2)
    expect(withComponent('{', { type: 'text', text: '说明' })).toBe('{')
    expect(formatted(JSON.stringify(page))).toBe(textOf(page))
  })
})
