import { describe, expect, it } from 'vitest'
import { readEml } from './read-eml'

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...new TextEncoder().encode(part)] : part,
    ),
  )

/** 会议 and 通知 in GB18030. */
const meeting = [0xbb, 0xe1, 0xd2, 0xe9]
const notice = [0xcd, 0xa8, 0xd6, 0xaa]

describe('readEml', () => {
  it('[DOC-04] reads words and bodies in GB18030', async () => {
    const encoded = `=?gb2312?B?${btoa(String.fromCharCode(...meeting))}?=`
    const mail = await readEml(
      bytesOf(
        `From: ${encoded} <office@example.com>\r\nTo: li@example.com, wang@example.com\r\nSubject: ${encoded}\r\n`,
        'Date: Thu, 5 Mar 2026 09:30:00 +0800\r\nMIME-Version: 1.0\r\n',
        'Content-Type: text/plain; charset=GBK\r\nContent-Transfer-Encoding: 8bit\r\n\r\n',
        [...meeting, ...notice],
      ),
    )
    expect(mail.from).toBe('会议 <office@example.com>')
    expect(mail.to).toBe('li@example.com; wang@example.com')
    expect(mail.subject).toBe('会议')
    expect(mail.date).toBe('2026-03-05T01:30:00.000Z')
    expect(mail.text.trim()).toBe('会议通知')
  })

  it('[DOC-06] reads headers and a body that do not say their encoding', async () => {
    const mail = await readEml(
      bytesOf('From: a@example.com\r\nSubject: ', [...meeting, ...notice], '\r\n\r\n', notice),
    )
    expect(mail.subject).toBe('会议通知')
    expect(mail.text.trim()).toBe('通知')
  })

  it('[DOC-04] has its attachments, by their decoded names, and mails within it', async () => {
    const mail = await readEml(
      bytesOf(
        'From: a@example.com\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n',
        '--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>正文<img src="cid:p1@x"></p>\r\n',
        '--b\r\nContent-Type: image/png; name="=?utf-8?B?5Zu+LnBuZw==?="\r\nContent-ID: <p1@x>\r\n',
        'Content-Transfer-Encoding: base64\r\n\r\nAQID\r\n',
        '--b\r\nContent-Type: message/rfc822\r\nContent-Disposition: attachment\r\n\r\nSubject: inner\r\n\r\nx\r\n--b--\r\n',
      ),
    )
    expect(mail.html).toContain('正文')
    const [picture, inner] = mail.attachments
    expect(picture).toEqual({
      name: '图.png',
      contentId: 'p1@x',
      bytes: Uint8Array.of(1, 2, 3),
    })
    expect(inner?.name).toBe('mail.eml')
  })

  it('[DOC-05] reads anything as some mail', async () => {
    for (const text of [
      '',
      '\r\n\r\n',
      'Content-Type: multipart/mixed; boundary=\r\n\r\n--',
      '\0\0',
    ]) {
      await expect(readEml(bytesOf(text))).resolves.toHaveProperty('subject')
    }
  })
})
