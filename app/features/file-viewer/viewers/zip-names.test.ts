import { expect, it } from 'vitest'
import { readableNames } from './zip-names'

/** The name of an entry whose bytes are passed as one Latin-1 character each. */
function nameOf(hex: string): string | undefined {
  const name = Buffer.from(hex, 'hex').toString('latin1')
  return readableNames([{ name: `${name}.txt`, size: 3 }])[0]?.name
}

it('[FILE-03] [DOC-06] names that old programs wrote in GBK are read', () => {
  expect(nameOf('b2c4c1cf')).toBe('材料.txt')
})

it('[DOC-06] names in Big5 are told from those in GBK by their characters', () => {
  const big5 = 'c3f6a9f3a56cb67da5febfa4a677a5fea5cdb2a3a475a740b77cc4b3aabab371aabe'
  expect(nameOf(big5)).toBe('關於召開全縣安全生產工作會議的通知.txt')
})

it('[FILE-03] names that are read already stay as they are', () => {
  const entries = [
    { name: '材料/清单.txt', size: 3 },
    { name: 'a.txt', size: 1 },
  ]
  expect(readableNames(entries)).toEqual(entries)
})
