import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { openPackage } from './package-kind'

const zipOf = (...names: string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8('一')])))

it('[FILE-03] a zip is what lies in it, whatever its name', () => {
  expect(openPackage(zipOf('[Content_Types].xml', 'word/document.xml'))).toMatchObject({
    kind: 'word',
  })
  expect(openPackage(zipOf('xl/workbook.xml'))).toMatchObject({ kind: 'sheet' })
  expect(openPackage(zipOf('材料/清单.txt'))).toEqual({
    kind: 'zip',
    entries: [{ name: '材料/清单.txt', size: 3 }],
  })
  expect(openPackage(zipOf('ppt/presentation.xml'))).toMatchObject({ kind: 'slides' })
  expect(openPackage(zipOf('OFD.xml'))).toEqual({ failure: 'unsupported' })
})

it('[FILE-03] names that old programs wrote in GBK are read', () => {
  const bytes = zipOf('aaaa.txt')
  const gbk = [0xb2, 0xc4, 0xc1, 0xcf]
  for (let at = 0; at < bytes.length - 4; at += 1) {
    const same = bytes.subarray(at, at + 4).every((byte) => byte === 0x61)
    if (same) bytes.set(gbk, at)
  }
  expect(openPackage(bytes)).toMatchObject({ entries: [{ name: '材料.txt' }] })
})

it('[FILE-03] a zip that is cut is broken', () => {
  expect(openPackage(zipOf('a.txt').subarray(0, 30))).toEqual({ failure: 'broken' })
  expect(openPackage(strToU8('PK\x03\x04'))).toEqual({ failure: 'broken' })
})

it('[FILE-03] a document that would unpack to gigabytes is not unpacked', () => {
  const bytes = zipOf('word/document.xml')
  const directory = bytes.findLastIndex(
    (_, at) => bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 0x01,
  )
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(directory + 24, 0x7fffffff, true)
  expect(openPackage(bytes)).toEqual({ failure: 'huge' })
})
