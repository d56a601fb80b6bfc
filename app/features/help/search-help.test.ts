import { expect, it } from 'vitest'
import { helpTexts } from '~text/help'
import { helpTopics } from '~text/help-topics'
import { keyGroups } from './key-groups'
import { searchHelp } from './search-help'

const topics = [
  { id: 'tabs', title: '使用标签页', text: '每个应用占一个标签页。' },
  { id: 'find', title: '查找', text: '按 Ctrl+K 查找应用；标签页也能找到。' },
  { id: 'odd', title: 'a.b', text: '(x) [y]' },
]
const ids = (sought: string) => searchHelp(topics, sought).map(({ id }) => id)

it('[LOOK-16] the help search finds all words in heading or text, headings first', () => {
  expect(ids('')).toEqual(['tabs', 'find', 'odd'])
  expect(ids('标签页')).toEqual(['tabs', 'find'])
  expect(ids('ctrl+k 标签页')).toEqual(['find'])
  expect(ids('查找')).toEqual(['find'])
  expect(ids('没有')).toEqual([])
  expect(ids('.*')).toEqual([])
})

it('[LOOK-16] the help search marks each hit and loses no letter', () => {
  const [found] = searchHelp(topics, 'CTRL+K 查找')
  expect(found?.text.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Ctrl+K', '查找'])
  expect(found?.text.map(({ text }) => text).join('')).toBe(topics[1]?.text)
  expect(searchHelp(topics, '(x')[0]?.text[0]).toEqual({ text: '(x', hit: true })
})

it('[LOOK-16] every topic of the help is found by its own heading, in both languages', () => {
  for (const language of ['zh-CN', 'en-US'] as const) {
    const all = Object.entries(helpTopics[language]).map(([id, topic]) => ({ id, ...topic }))
    for (const { id, title } of all) expect(searchHelp(all, title)[0]?.id).toBe(id)
  }
})

it('[LOOK-16] 「快捷键」 lists each key that a handler acts by, once, in words', () => {
  const groups = keyGroups(helpTexts['zh-CN'].keys)
  expect(groups.map(({ title }) => title)).toEqual([
    '任何位置',
    '搜索框中',
    '标签页上',
    '消息详情中',
  ])
  expect(groups[0]?.rows).toEqual([
    {
      does: '搜索',
      presses: [
        ['Ctrl', 'K'],
        ['⌘', 'K'],
      ],
    },
    { does: '显示快捷键（不在输入框中时）', presses: [['?']] },
  ])
  const said = groups.flatMap(({ rows }) => rows.map(({ does }) => does))
  expect(new Set(said).size).toBe(said.length)
  expect(groups[2]?.rows.at(-1)).toEqual({ does: '标签页后移', presses: [['Ctrl', 'Shift', '→']] })
})
