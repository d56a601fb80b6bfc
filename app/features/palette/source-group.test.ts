import { expect, it } from 'vitest'
import { paletteTexts } from '~text/palette'
import { activeOf, countOf } from './among-choices'
import type { Choice, SourceId } from './choice'
import { type Answered, sourceGroup } from './source-group'

const texts = paletteTexts['zh-CN']
const opened: string[] = []
const around = { texts, mail: false, onOpen: (path: string) => void opened.push(path) }
const again = () => {}

const hit = (kind: SourceId, at: number): Choice => {
  const title = `${kind} ${at}`
  return { key: `${kind}:${at}`, kind, title, icon: '', run: () => {} }
}

function groupOf(id: SourceId, total: number, rest: Partial<Answered> = {}) {
  const hits = Array.from({ length: Math.min(total, 8) }, (_, at) => hit(id, at))
  const finding = { phase: 'done', total, again } as const
  const answered = { id, finding, hits, list: `/${id}?keyword=a`, ...rest }
  const group = sourceGroup(answered, around)
  return { group, titles: group?.choices.map(({ title }) => title) }
}

it('[LOOK-13] a source shows five hits under its name, and the way to all of them in its app', () => {
  const { group, titles } = groupOf('mail', 12)
  expect(group?.title).toBe('邮件')
  expect(titles).toEqual([
    ...[0, 1, 2, 3, 4].map((at) => `mail ${at}`),
    '更多：在收件箱中查看全部 12 封',
  ])
  group?.choices.at(-1)?.run()
  expect(opened).toEqual(['/mail?keyword=a'])
})

it('[LOOK-13] a source whose app takes no keyword says only how many more there are', () => {
  const { group, titles } = groupOf('notice', 7, { list: undefined })
  expect(titles).toHaveLength(5)
  expect(group?.more).toBe(2)
})

it('[LOOK-13] a source that has nothing, or all of it in sight, has no way to more', () => {
  expect(groupOf('file', 0).group).toBeNull()
  expect(groupOf('file', 3).titles).toEqual(['file 0', 'file 1', 'file 2'])
  // A service may return a wrong total.
  expect(groupOf('file', 3, { finding: { phase: 'done', total: 1, again } }).titles).toHaveLength(3)
})

it('[LOOK-13] a source that is slow or fails says so in its own group', () => {
  const waiting = (phase: 'searching' | 'slow' | 'failed') =>
    groupOf('message', 0, { finding: { phase, total: 0, again } }).group
  expect(waiting('searching')).toMatchObject({ title: '消息', choices: [], note: '正在查找…' })
  expect(waiting('slow')).toMatchObject({ note: '响应较慢，仍在查找…', slow: true })
  expect(waiting('failed')?.choices).toMatchObject([
    { title: '消息查找失败，按回车键重试', stays: true, run: again },
  ])
})

it('[LOOK-13] Enter takes what was found before a source that has failed, which is not counted', () => {
  const failed = groupOf('person', 0, { finding: { phase: 'failed', total: 0, again } }).group
  const mails = groupOf('mail', 2).group
  const groups = [failed, mails].flatMap((group) => group ?? [])
  expect(activeOf(groups, '')?.key).toBe('mail:0')
  expect(activeOf(groups, 'retry:person')?.key).toBe('retry:person')
  expect(activeOf(groups.slice(0, 1), '')?.key).toBe('retry:person')
  expect(countOf(groups)).toBe(2)
})
