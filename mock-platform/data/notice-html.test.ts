import { expect, it } from 'vitest'
import { noticeHtml, noticeText } from './notice-html'

const text = [
  '现将有关事项公告如下。',
  '一、维护时间',
  '11月28日 22:00 至次日 6:00，<窗口>暂停办理。',
  '云州市人民政府办公室',
  '2026年11月21日',
].join('\n')

it('makes headings, paragraphs and a signature of what offices type, safe to show', () => {
  expect(noticeHtml(text)).toBe(
    '<p>现将有关事项公告如下。</p><h2>一、维护时间</h2>' +
      '<p>11月28日 22:00 至次日 6:00，&lt;窗口&gt;暂停办理。</p>' +
      '<p style="text-align: right; text-indent: 0">云州市人民政府办公室</p><p style="text-align: right; text-indent: 0">2026年11月21日</p>',
  )
})

it('gives the text back for editing', () => {
  expect(noticeText(noticeHtml(text))).toBe(text)
})
