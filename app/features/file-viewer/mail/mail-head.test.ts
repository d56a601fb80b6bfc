import { describe, expect, it } from 'vitest'
import { isMail } from './mail-head'

describe('isMail', () => {
  it('[DOC-04] knows mails by the headers that programs write, whatever their names', () => {
    const head = 'Received: from a\r\n by b\r\nFrom: zhang@example.com\r\nSubject: x\r\n\r\ntext'
    expect(isMail(head, false)).toBe(true)
  })

  it('[DOC-04] needs a name for what anybody may have typed', () => {
    const text = 'To: 张三\nFrom: 李四\nSubject: 会议\n\n各位：'
    expect(isMail(text, false)).toBe(false)
    expect(isMail(text, true)).toBe(true)
  })

  it('[DOC-04] takes no other text for one', () => {
    expect(isMail('会议纪要\n一、日期: 今天\n', true)).toBe(false)
    expect(isMail('title: a\ndate: b\n---\n', false)).toBe(false)
    expect(isMail('', true)).toBe(false)
  })
})
