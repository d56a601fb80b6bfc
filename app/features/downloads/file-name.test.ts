import { describe, expect, it } from 'vitest'
import { cleanName, nameOfDisposition } from './file-name'

describe('names by Content-Disposition', () => {
  it.each([
    [`attachment; filename*=UTF-8''%E4%BC%9A%E8%AE%AE%20%F0%9F%98%80.docx`, '会议 😀.docx'],
    [`attachment; filename="a.txt"; filename*=utf-8'zh'%E4%B8%80.txt`, '一.txt'],
    [`attachment; filename*=GB18030''%D6%D0%CE%C4.txt`, '中文.txt'],
    [`attachment; filename*=UTF-8''%FF.txt; filename="plain.txt"`, 'plain.txt'],
    ['attachment; filename="say \\"hi\\".txt"', 'say "hi".txt'],
    ['attachment; filename=bare.pdf', 'bare.pdf'],
    ['inline', ''],
    [null, ''],
  ])('[FILE-02] %s', (header, name) => {
    expect(nameOfDisposition(header)).toBe(name)
  })

  it('[FILE-02] are read as UTF-8 if a server sends it bare', () => {
    const bytes = Buffer.from('公文.pdf').toString('latin1')
    expect(nameOfDisposition(`attachment; filename="${bytes}"`)).toBe('公文.pdf')
  })
})

describe('clean names', () => {
  it.each([
    ['a/b\\c:d*e?.txt', 'a_b_c_d_e_.txt'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['发票\r\nSet-Cookie: a=b.pdf', '发票Set-Cookie_ a=b.pdf'],
    ['报告\u202Efdp.exe', '报告fdp.exe'],
    [' .隐藏. ', '隐藏'],
    ['\u0000\u200e', ''],
  ])('[FILE-02] %j is %j', (name, clean) => {
    expect(cleanName(name)).toBe(clean)
  })

  it('[FILE-02] are cut before their end', () => {
    const name = cleanName(`${'长😀'.repeat(100)}.docx`)
    expect([...name]).toHaveLength(80)
    expect(name).toMatch(/\.docx$/)
  })
})

it('[SAFE-16] a name of millions of blanks and dots is cut like any other', () => {
  expect(cleanName(`a${' .'.repeat(2_000_000)}b.pdf`)).toMatch(/^a.*\.pdf$/)
})
