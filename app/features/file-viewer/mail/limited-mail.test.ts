import { describe, expect, it } from 'vitest'
import { limitedMail } from './limited-mail'
import type { Mail } from './mail'
import { endOfPieces } from './text-pieces'

const mail: Mail = {
  subject: '会议',
  from: '张三 <zhang@example.com>',
  to: '李四',
  cc: '',
  date: '2026-03-05T01:30:00.000Z',
  text: '请准时',
  html: '<p>请准时</p>',
  attachments: [],
}
const long = 'a'.repeat(5_000_000)

describe('[DOC-05] a mail', () => {
  it('is shown as it is', () => {
    expect(limitedMail(mail)).toEqual(mail)
  })

  it('has headers that can be read at a glance, however long they are', () => {
    const { subject, to } = limitedMail({ ...mail, subject: long, to: long })
    expect(subject).toBe(`${'a'.repeat(1_000)}…`)
    expect(to).toHaveLength(20_001)
  })

  it('names its sender in one direction', () => {
    const { from } = limitedMail({ ...mail, from: '\u202emoc.evil@ssob\u202c <boss@evil.com>' })
    expect(from).toBe('moc.evil@ssob <boss@evil.com>')
  })

  it('is too large if no body of it can be shown', () => {
    expect(limitedMail({ ...mail, html: long })).toEqual({ ...mail, html: '' })
    expect(limitedMail({ ...mail, text: long })).toEqual({ ...mail, text: '' })
    expect(() => limitedMail({ ...mail, text: '', html: long })).toThrow('huge')
    expect(() => limitedMail({ ...mail, text: long, html: long })).toThrow('huge')
  })
})

describe('[DOC-05] a long text', () => {
  it.each([
    ['', 0],
    ['一\n二\n', 4],
    ['a'.repeat(1_000_000), 200_000],
    ['\n'.repeat(1_000_000), 5_000],
    ['ab\n'.repeat(1_000_000), 15_000],
  ])('is shown piece by piece: %#', (text, end) => {
    expect(endOfPieces(text, 1)).toBe(end)
    expect(endOfPieces(text, 2)).toBe(Math.min(text.length, 2 * end))
  })
})
