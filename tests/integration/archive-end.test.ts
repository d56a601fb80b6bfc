import { describe, expect, it } from 'vitest'
import { lacksEnd } from '~/features/file-viewer/archive/archive-end'
import { rarOf } from '../support/archives'

const rar = rarOf({ '正文.txt': '关于购置设备的请示', '附件.csv': '名称,数量' })

/** A block of RAR 4 without its checksum. */
function block(type: number, flags: number, fields: number[] = [], data: number[] = []): number[] {
  const size = 7 + fields.length
  return [0, 0, type, flags & 255, flags >> 8, size & 255, size >> 8, ...fields, ...data]
}

const mark = [...Buffer.from('Rar!\x1a\x07\x00', 'latin1')]
const main = block(0x73, 0, [0, 0, 0, 0, 0, 0])
const file = block(0x74, 0x8000, [3, 0, 0, 0], [1, 2, 3])
const old = (...blocks: number[][]) => Uint8Array.from([...mark, ...blocks.flat()])

describe('lacksEnd', () => {
  it('[DOC-05] tells a RAR 5 that was cut anywhere from a whole one', () => {
    expect(lacksEnd(rar)).toBe(false)
    for (let length = 8; length < rar.length - 3; length += 1) {
      expect([length, lacksEnd(rar.subarray(0, length))]).toEqual([length, true])
    }
  })

  it('[DOC-05] takes a volume that others follow for a part', () => {
    const end = Buffer.from([0, 0, 0, 0, 3, 5, 0, 1])
    expect(lacksEnd(Buffer.concat([rar.subarray(0, -7), end]))).toBe(true)
  })

  it('[DOC-05] knows the end of a RAR 4, of one that has none, and of a volume', () => {
    expect(lacksEnd(old(main, file, block(0x7b, 0x4000)))).toBe(false)
    expect(lacksEnd(old(main, file))).toBe(false)
    expect(lacksEnd(old(main, file, block(0x7b, 0x4001)))).toBe(true)
    expect(lacksEnd(old(main, file).subarray(0, -1))).toBe(true)
    expect(lacksEnd(old(block(0x73, 0x80, [0, 0, 0, 0, 0, 0]), [9, 9, 9]))).toBe(false)
  })

  it('[DOC-05] wants the last block of a tar empty, and says nothing of other kinds', () => {
    const tar = Buffer.alloc(2048)
    tar.write('ustar', 257)
    expect(lacksEnd(tar)).toBe(false)
    tar.fill(1, 1536)
    expect(lacksEnd(tar)).toBe(true)
    expect(lacksEnd(Buffer.from("7z\xbc\xaf'\x1c", 'latin1'))).toBe(false)
  })
})
