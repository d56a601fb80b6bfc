import { describe, expect, it } from 'vitest'
import { readOld } from '../../app/features/file-viewer/old/read-old'
import { packMsg } from '../support/msg-writer'

const texts = { '0037': '会议通知', '0C1A': '张三', '5D01': 'zhang@example.com', '0E04': '李四' }

async function read(bytes: Uint8Array) {
  const content = await readOld('old-office', bytes)
  if (content.kind !== 'mail') throw new Error(content.kind)
  return content.mail
}

describe('readMsg', () => {
  it('[DOC-04] reads a mail that Outlook keeps', async () => {
    const sent = Date.UTC(2026, 2, 5, 1, 30)
    const mail = await read(
      packMsg({ texts: { ...texts, 1000: '请准时。' }, html: '<p>请准时</p>', sent }),
    )
    expect(mail).toMatchObject({
      subject: '会议通知',
      from: '张三 <zhang@example.com>',
      to: '李四',
      cc: '',
      date: '2026-03-05T01:30:00.000Z',
      text: '请准时。',
      html: '<p>请准时</p>',
      attachments: [],
    })
  })

  it('[DOC-04] has its attachments, and mails within it as mails', async () => {
    const inner = { texts: { '0037': '回复', 1000: '收到' } }
    const attachments = [
      { name: '名单.txt', content: Buffer.from('张三') },
      { name: '大.bin', content: Buffer.alloc(10_000, 7) },
      { name: '回复', content: inner },
    ]
    const mail = await read(packMsg({ texts, attachments }))
    expect(mail.attachments.map(({ name }) => name)).toEqual(['名单.txt', '大.bin', '回复.eml'])
    expect(mail.attachments[1]?.bytes.length).toBe(10_000)
    expect(new TextDecoder().decode(mail.attachments[2]?.bytes)).toContain('Subject: 回复')
  })

  it('[DOC-05] is broken if it is damaged, and never takes long', async () => {
    const whole = packMsg({ texts, attachments: [{ name: 'a', content: { texts } }] })
    for (let at = 30; at < whole.length; at += 97) {
      const bytes = Uint8Array.from(whole)
      bytes.fill(0xff, at, at + 4)
      const outcome = await readOld('old-office', bytes).catch((error: Error) => error.name)
      expect(typeof outcome === 'string' ? outcome : 'FileFailure').toBe('FileFailure')
    }
  })
})
