import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { openPackage } from './package-kind'
import { unpacksBeyond } from './real-size'

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
  expect(openPackage(zipOf('OFD.xml'))).toMatchObject({ kind: 'ofd' })
})

it('[DOC-03] an OpenDocument says in its first part, or in the list of its parts, what it is', () => {
  const type = (name: string) => strToU8(`application/vnd.oasis.opendocument.${name}`)
  for (const [name, kind] of [
    ['text', 'odt'],
    ['text-template', 'odt'],
    ['spreadsheet', 'ods'],
    ['presentation', 'odp'],
    ['graphics', 'zip'],
  ] as const) {
    expect([name, openPackage(zipSync({ mimetype: type(name) }))]).toMatchObject([name, { kind }])
    const list = zipSync({ 'META-INF/manifest.xml': type(name), 'content.xml': strToU8('<a/>') })
    expect([name, openPackage(list)]).toMatchObject([name, { kind }])
  }
  expect(openPackage(zipSync({ mimetype: strToU8('application/epub+zip') }))).toMatchObject({
    kind: 'zip',
  })
})

it('[FILE-03] a zip that is cut is broken', () => {
  expect(openPackage(zipOf('a.txt').subarray(0, 30))).toEqual({ failure: 'broken' })
  expect(openPackage(strToU8('PK\x03\x04'))).toEqual({ failure: 'broken' })
})

/** A zip whose directory claims other sizes than those of its entries. */
function claiming(bytes: Uint8Array, size: number) {
  const directory = bytes.findLastIndex(
    (_, at) => bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 0x01,
  )
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(directory + 24, size, true)
  return bytes
}

it('[FILE-03] a document that would unpack to gigabytes is not unpacked', () => {
  const bytes = claiming(zipOf('word/document.xml'), 0x7fffffff)
  expect(openPackage(bytes)).toEqual({ failure: 'huge' })
})

it('[FILE-03] an archive is listed, whatever sizes it claims and however many entries it has', () => {
  const gigabytes = 0xfffffffe
  expect(openPackage(claiming(zipOf('a.bin'), gigabytes))).toEqual({
    kind: 'zip',
    entries: [{ name: 'a.bin', size: gigabytes }],
  })
  const names = Array.from({ length: 10_000 }, (_, at) => `材料/${at}.txt`)
  const opened = openPackage(zipOf(...names))
  expect('entries' in opened && opened.entries).toHaveLength(10_000)
})

it('[FILE-03] a document that unpacks to more than it says is found out, without unpacking all of it', () => {
  const bytes = claiming(zipSync({ 'word/document.xml': new Uint8Array(3_000_000) }), 10)
  expect(unpacksBeyond(bytes, 2_000_000)).toBe(true)
  expect(unpacksBeyond(bytes, 3_000_000)).toBe(false)
  expect(unpacksBeyond(strToU8('PK\x03\x04 nothing'.repeat(100)), 1)).toBe(false)
})
