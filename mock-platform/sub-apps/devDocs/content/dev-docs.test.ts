import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readGuide } from './guide.mjs'
import { readInterfaces } from './interfaces.mjs'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

describe('the guide', () => {
  it('[KIT-01] becomes chapters with headings, anchors, tables and marked code', () => {
    const [chapter] = readGuide(
      '# 指南\n开头的话，\n没有空格。\n\n## 路由 <!-- routes -->\n正文\n\n### 深层 链接\n| a | b |\n|---|---|\n| 1 | <2> |\n\n```js\nconst one = 1\n```\n',
    )
    expect(chapter).toMatchObject({ slug: 'routes', title: '路由' })
    expect(chapter?.sections.map(({ id }) => id)).toEqual(['路由', '深层-链接'])
    expect(chapter?.html).toContain('开头的话，没有空格。')
    expect(chapter?.html).toContain('<h2 id="深层-链接">')
    expect(chapter?.html).toContain('<span class="hljs-keyword">const</span>')
    expect(chapter?.sections[1]?.text).toContain('const one = 1')
  })

  it('[KIT-01] lets no HTML of the source through, and escapes what looks like it', () => {
    const [chapter] = readGuide('## 一 <!-- one -->\n<script>alert(1)</script>\n\n`<b>` 与 a < b\n')
    expect(chapter?.html).not.toMatch(/<script|<b>/)
    expect(chapter?.html).toContain('<code>&lt;b&gt;</code>')
    expect(chapter?.html).toContain('a &lt; b')
  })

  it('[KIT-01] leads links to their chapter, and refuses one that leads nowhere', () => {
    const [first] = readGuide('## 一 <!-- one -->\n[去](#细节)\n\n## 二 <!-- two -->\n### 细节\n话')
    expect(first?.html).toContain('data-place="/guide/two#细节"')
    expect(() => readGuide('## 一 <!-- one -->\n[去](#没有)')).toThrow('#没有')
    expect(() => readGuide('## 没有名字\n')).toThrow('没有名字')
  })

  it('[KIT-01] of the project can be read, every gift of the props in it', async () => {
    const markdown = await readFile(path.join(root, 'docs/sub-app-guide.md'), 'utf8')
    expect(readGuide(markdown).map(({ slug }) => slug)).toContain('qiankun')
    const props = await readFile(path.join(root, 'contract/hosting/props.ts'), 'utf8')
    const [gifts] = readInterfaces(props)
    const missing = gifts?.members.filter(({ name }) => !markdown.includes(name))
    expect(missing?.map(({ name }) => name)).toEqual([])
  })
})

describe('the table of props', () => {
  it('[KIT-01] holds name, type and doc comment of each member', () => {
    const [first, second] = readInterfaces(
      'export interface A {\n  /** 打开 `b`。 */\n  open<T>(path: string, how?: B): Promise<T>\n  list?: B[]\n}\n/** 乙 */\nexport interface B { [key: string]: unknown }',
    )
    expect(first?.members).toEqual([
      {
        name: 'open',
        optional: false,
        type: '&lt;T&gt;(path: string, how?: <a href="#B">B</a>) =&gt; Promise&lt;T&gt;',
        doc: '打开 <code>b</code>。',
      },
      { name: 'list', optional: true, type: '<a href="#B">B</a>[]', doc: '' },
    ])
    expect(second).toMatchObject({ name: 'B', doc: '乙', members: [{ name: '[key: string]' }] })
  })

  it('[KIT-01] leaves no member of the props without an explanation', async () => {
    const props = await readFile(path.join(root, 'contract/hosting/props.ts'), 'utf8')
    for (const { name, doc, members } of readInterfaces(props)) {
      expect(doc, name).not.toBe('')
      const silent = members.filter((one) => !one.doc && !one.name.startsWith('['))
      expect(silent.map((one) => `${name}.${one.name}`)).toEqual([])
    }
  })
})
