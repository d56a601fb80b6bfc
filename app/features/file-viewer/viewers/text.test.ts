import { describe, expect, it } from 'vitest'
import { encodingOf } from './text-encoding'
import { createLineReader } from './text-lines'

const utf8 = (text: string) => new TextEncoder().encode(text)

describe('the encoding of a text', () => {
  it('[FILE-03] is UTF-8 even if the last letter is cut, else GB18030, or what its mark says', () => {
    expect(encodingOf(utf8('会议纪要').subarray(0, 8))).toBe('utf-8')
    expect(encodingOf(Uint8Array.of(0xbb, 0xe1, 0xd2, 0xe9))).toBe('gb18030')
    expect(encodingOf(Uint8Array.of(0xff, 0xfe, 0x1a, 0x4f))).toBe('utf-16le')
    expect(encodingOf(Uint8Array.of(0xfe, 0xff, 0x4f, 0x1a))).toBe('utf-16be')
  })
})

describe('lines that come in pieces', () => {
  it('[FILE-03] are whole and numbered through, wherever the pieces are cut', () => {
    const text = '第一行\r\n第二行\n\n第四行\r第五行\r\n'
    const bytes = utf8(text)
    for (let cut = 1; cut < bytes.length; cut += 1) {
      const read = createLineReader('utf-8')
      const pieces = [read(bytes.subarray(0, cut), false), read(bytes.subarray(cut), true)]
      const lines = pieces.flatMap((piece) => piece.lines)
      expect(lines).toEqual(['第一行', '第二行', '', '第四行', '第五行'])
      expect(pieces[1]?.first).toBe((pieces[0]?.lines.length ?? 0) + 1)
    }
  })

  it('[FILE-03] a line without an end is broken', () => {
    const { lines } = createLineReader('utf-8')(utf8('长'.repeat(50_001)), true)
    expect(lines.map((line) => line.length)).toEqual([20_000, 20_000, 10_001])
  })
})
