import { describe, expect, it } from 'vitest'
import { matchWords, searchable, wordsOf } from './match'

const match = (text: string, typed: string) => matchWords(searchable(text), wordsOf(typed))
const marked = (text: string, typed: string) => {
  const positions = match(text, typed)?.positions
  return positions ? positions.map((position) => [...text][position]).join('') : null
}

describe('what is typed', () => {
  it.each([
    ['公文检索', '检索', '检索'],
    ['公文检索', 'gongwen', '公文'],
    ['公文检索', 'GWJS', '公文检索'],
    ['公文检索', 'gongwjs', '公文检索'],
    ['公文检索', 'jians', '检索'],
    ['公文检索', 'wenj', '文检'],
    ['重庆银行', 'chongqingyinhang', '重庆银行'],
    ['重庆银行', 'cqyh', '重庆银行'],
    ['日程中心', 'zhongxin', '中心'],
    ['日程中心', 'richzx', '日程中心'],
    ['OA（公文）', 'oagw', 'OA公文'],
    ['西安', 'xian', '西安'],
    ['绿色', 'lvse', '绿色'],
    ['AI 助手', 'ai', 'AI'],
    ['通知公告', '公告 tz', '通知公告'],
    ['公文管理', '公管', '公管'],
    ['😀公文', 'gw', '公文'],
  ])('[DESK-09] finds %s by %j', (text, typed, meant) => expect(marked(text, typed)).toBe(meant))

  it.each([
    ['公文检索', 'gongwenx'],
    ['公文检索', '文公'],
    ['公文检索', 'sj'],
    ['通知公告', '公告 邮件'],
    ['公文', '('],
    ['', 'a'],
    ['公文', 'gongwen'.repeat(30)],
  ])('[DESK-09] does not find %s by %j', (text, typed) => expect(match(text, typed)).toBeNull())

  it('[DESK-09] is found the better, the more exactly it was named', () => {
    const order = ['公告', '公告栏', '通知公告', '共管', '工作与管理']
    const typed = ['公告', 'gg']
    const ranked = (word: string) =>
      order
        .map((text) => ({ text, score: match(text, word)?.score ?? 0 }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .map(({ text }) => text)
    expect(ranked(typed[0] ?? '')).toEqual(['公告', '公告栏', '通知公告'])
    expect(ranked(typed[1] ?? '').at(-1)).toBe('工作与管理')
  })

  it('[DESK-09] is found among 2,000 names with little work, however it can be spelt', () => {
    const signs = [...'公文检索平台管理通知告内部邮件表单设计工作流程讯录人员日志重庆银行那南安西']
    let looks = 0
    const names = Array.from({ length: 2_000 }, (_, row) => {
      const text = Array.from({ length: 8 }, (_, at) => signs[(row * 7 + at * 13) % signs.length])
      const name = searchable(text.join(''))
      const get = (readings: typeof name.readings, at: string) => {
        looks += 1
        return Reflect.get(readings, at)
      }
      return { ...name, readings: new Proxy(name.readings, { get }) }
    })
    for (const typed of [
      'nananananananananana',
      'xianxianxianxian',
      'gongzuoliu',
      'aaaaaaaaaaaa',
    ]) {
      looks = 0
      const words = wordsOf(typed)
      for (const name of names) matchWords(name, words)
      // From each position, each character is tried once for each letter that may be its first.
      expect(looks).toBeLessThanOrEqual(names.length * 8 * 8 * typed.length)
    }
  })
})
