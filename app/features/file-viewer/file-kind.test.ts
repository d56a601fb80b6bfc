import { describe, expect, it } from 'vitest'
import { isMisnamed, kindOf } from './file-kind'

const bytes = (latin: string) => Uint8Array.from(latin, (letter) => letter.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)

describe('what a file is', () => {
  it.each([
    ['pdf', '%PDF-1.7\n%\xe2\xe3\xcf\xd3'],
    ['image', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['image', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['image', 'RIFF\x24\0\0\0WEBPVP8 '],
    ['audio', 'RIFF\x24\0\0\0WAVEfmt '],
    ['audio', '\0\0\0\x20ftypM4A '],
    ['video', '\0\0\0\x20ftypisom'],
    ['package', 'PK\x03\x04\x14\0'],
    ['old-office', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0'],
    ['rich-text', '{\\rtf1\\ansi\\ansicpg936'],
    ['other', 'MZ\x90\0\x03\0\0\0'],
    ['archive', '7z\xbc\xaf\x27\x1c\0\x04'],
    ['heif', '\0\0\0\x1cftypheic'],
    ['video', '\0\0\0\x1cftypisom'],
    ['archive', 'Rar!\x1a\x07\x01\0'],
    ['archive', `${'\0'.repeat(257)}ustar`],
    ['other', '\x1f\x8b\x08\0'],
  ])('[FILE-03] %s is known by its first bytes, whatever its name', (kind, start) => {
    expect(kindOf(bytes(start), 'a.txt').kind).toBe(kind)
  })

  it('[FILE-03] a compressed file is an archive if its name says that a tar is in it', () => {
    for (const start of ['\x1f\x8b\x08\0', 'BZh91AY\x01\x02', '\xfd7zXZ\0\0\x04']) {
      expect(kindOf(bytes(start), '移交.tar.gz').kind).toBe('archive')
      expect(kindOf(bytes(start), '记录.log.gz').kind).toBe('other')
    }
  })

  it('[FILE-03] text is what has no control characters, in any encoding', () => {
    expect(kindOf(utf8('会议纪要\r\n\t一、'), 'a.bin').kind).toBe('text')
    expect(kindOf(bytes('\xbb\xe1\xd2\xe9'), 'a').kind).toBe('text')
    expect(kindOf(bytes('\xff\xfeO\x4f\0\0'), 'a').kind).toBe('text')
    expect(kindOf(bytes('ab\0\x01'), 'a.txt').kind).toBe('other')
  })

  it('[FILE-03] a drawing is a picture, markup that only holds one is text', () => {
    const drawing = '<?xml version="1.0"?>\n<!-- 图 -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'
    expect(kindOf(utf8(drawing), 'a.txt')).toEqual({ kind: 'image', mimeType: 'image/svg+xml' })
    expect(kindOf(utf8('<html><svg></svg></html>'), 'a.svg').kind).toBe('text')
  })

  it('[FILE-03] a modern office file in an old container is encrypted', () => {
    const container = bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')
    expect(kindOf(container, '机密.docx').kind).toBe('encrypted-office')
    expect(kindOf(container, '旧文件.doc').kind).toBe('old-office')
  })

  it('[FILE-03] a name that says otherwise is noticed, one that says nothing is not', () => {
    expect(isMisnamed('通知.docx', 'pdf')).toBe(true)
    expect(isMisnamed('通知.PDF', 'pdf')).toBe(false)
    expect(isMisnamed('通知', 'pdf')).toBe(false)
    expect(isMisnamed('main.c', 'text')).toBe(false)
    expect(isMisnamed('录音.mp4', 'audio')).toBe(false)
    expect(isMisnamed('通知.rtf', 'rich-text')).toBe(false)
    expect(isMisnamed('通知.docx', 'rich-text')).toBe(true)
  })
})

it.each([
  ['comments without end', `<!---->${'<!---->'.repeat(140)}`, 'text'],
  ['a comment that stays open', `<!--${'-->'.repeat(2)}<!--`, 'text'],
  [
    'comments, then a drawing',
    `<?xml version="1.0"?> <!-- a --> <!-- b --> <svg xmlns="x">`,
    'image',
  ],
  ['a document type, then a drawing', '<!DOCTYPE svg PUBLIC "x"><svg>', 'image'],
  ['a page with a drawing in it', '<!DOCTYPE html><svg>', 'text'],
])('[FILE-03] [SAFE-16] %s is told by reading it once', (_, text, kind) => {
  expect(kindOf(new TextEncoder().encode(text), 'x.svg').kind).toBe(kind)
})
