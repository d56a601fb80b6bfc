import { expect, it } from 'vitest'
import { FileFailure } from '../file-source'
import { readWorkbook } from './workbook'

/** A record of an old workbook: its type, its length, its fields. */
function record(type: number, ...fields: number[]): number[] {
  return [type & 255, type >> 8, fields.length & 255, fields.length >> 8, ...fields]
}

const begin = (kind: number) => record(0x0809, 0x00, 0x05, kind, 0, 0, 0, 0, 0)
const end = record(0x000a)

/** An Excel 95 workbook in a code page, whose sheet and cell are named by these bytes. */
function excel95(codePage: number, bytes: readonly number[], extra: readonly number[] = []) {
  const head = [...begin(0x05), ...extra, ...record(0x0042, codePage & 255, codePage >> 8)]
  const place = head.length + 4 + 8 + bytes.length - 1 + end.length
  const sheet = record(0x0085, place & 255, place >> 8, 0, 0, 0, 0, bytes.length, ...bytes)
  const label = record(0x0204, 0, 0, 0, 0, 0, 0, bytes.length, 0, ...bytes)
  return Uint8Array.from([...head, ...sheet, ...end, ...begin(0x10), ...label, ...end])
}

it('[DOC-03] names and cells of workbooks before Excel 97 are read in their code page', () => {
  // 预算 in GBK, 預算 in Big5.
  for (const [codePage, bytes, text] of [
    [936, [0xd4, 0xa4, 0xcb, 0xe3], '预算'],
    [950, [0xb9, 0x77, 0xba, 0xe2], '預算'],
  ] as const) {
    const sheets = [{ sheet: text, data: [[text]] }]
    expect(readWorkbook(excel95(codePage, bytes))).toEqual({ kind: 'sheets', sheets })
  }
})

it('[DOC-03] a workbook with a password says so, what is none is broken', () => {
  const password = record(0x002f, 0, 0, 1, 2, 3, 4)
  expect(() => readWorkbook(excel95(936, [65], password))).toThrow(new FileFailure('encrypted'))
  expect(() => readWorkbook(Uint8Array.from([1, 2, 3]))).toThrow(new FileFailure('broken'))
})
