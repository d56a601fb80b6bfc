import { expect, it } from 'vitest'
import { searchGuide } from './search'

const chapters = [
  {
    slug: 'start',
    title: '快速开始',
    sections: [
      { id: '快速开始', title: '快速开始', text: '应用用 setDirty 声明未保存' },
      { id: '登记', title: '登记', text: `${'前文'.repeat(40)}入口地址 entry` },
    ],
  },
  {
    slug: 'portal',
    title: '与门户配合',
    sections: [
      { id: '与门户配合', title: '与门户配合', text: '标题与角标' },
      { id: '未保存', title: '未保存', text: '关闭之前询问' },
    ],
  },
]

it('[KIT-01] finds sections that hold all words, titles first, whatever their case', () => {
  expect(searchGuide(chapters, '未保存').map(({ path }) => path)).toEqual([
    '/guide/portal#未保存',
    '/guide/start',
  ])
  expect(searchGuide(chapters, 'SETDIRTY 声明').map(({ path }) => path)).toEqual(['/guide/start'])
  expect(searchGuide(chapters, '未保存 没有这个词')).toEqual([])
  expect(searchGuide(chapters, '  ')).toEqual([])
})

it('[KIT-01] cuts the text around the match, and takes signs as they are', () => {
  const [hit] = searchGuide(chapters, 'entry')
  expect(hit).toMatchObject({ path: '/guide/start#登记', title: '快速开始 › 登记' })
  expect(hit?.excerpt[0]).toEqual({ text: '…', match: false })
  expect(hit?.excerpt.find(({ match }) => match)?.text).toBe('entry')
  expect(searchGuide(chapters, '(')).toEqual([])
})
