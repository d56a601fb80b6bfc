import { describe, expect, it } from 'vitest'
import { kindOf } from '../file-kind'
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

describe('an encoding that nothing marks', () => {
  const hex = (text: string) => Uint8Array.from(Buffer.from(text.replace(/\s/g, ''), 'hex'))

  it('[DOC-06] Big5 is told from GB18030 by its usual characters', () => {
    // 關於召開全縣安全生產工作會議的通知，請各單位準時參加。
    const big5 = hex(
      'c3f6a9f3a56cb67da5febfa4a677a5fea5cdb2a3a475a740b77cc4b3aabab371aabea141bdd0a655b3e6a6ecb7c7aec9b0d1a55ba143',
    )
    // 关于召开全县安全生产工作会议的通知，请各单位准时参加。
    const gb = hex(
      'b9d8d3dad5d9bfaac8abcfd8b0b2c8abc9fab2fab9a4d7f7bbe1d2e9b5c4cda8d6aaa3acc7ebb8f7b5a5cebbd7bccab1b2cebcd3a1a3',
    )
    expect(encodingOf(big5)).toBe('big5')
    expect(encodingOf(gb)).toBe('gb18030')
  })

  it('[DOC-06] UTF-16 is known by its zeros', () => {
    const little = Uint8Array.from(Buffer.from('姓名,工号\n张三,007\n', 'utf16le'))
    const big = Uint8Array.from(little, (_, at) => little[at ^ 1] ?? 0)
    expect(encodingOf(little)).toBe('utf-16le')
    expect(encodingOf(big)).toBe('utf-16be')
    expect(kindOf(little, '名册.csv').kind).toBe('text')
    expect(kindOf(Uint8Array.of(1, 0, 2, 0, 3, 0), 'a.bin').kind).toBe('other')
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
