import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { mimeTypeOf } from './files'
import { sampleBytes } from './samples'

it('[FILE-03] office files and OFD are packages with the parts that their kinds must have', () => {
  const main = {
    letter: ['word/document.xml', '关于做好政务公开工作的通知'],
    tasks: ['xl/worksheets/sheet1.xml', '推进老旧小区改造 120 个'],
    slides: ['ppt/slides/slide1.xml', '数字政府建设工作汇报'],
    ofd: ['Doc_0/Pages/Page_0/Content.xml', '关于做好政务公开工作的通知'],
    archive: ['正文/附件/值班表.csv', '值班领导'],
  } as const
  for (const [name, [part, words]] of Object.entries(main)) {
    const parts = unzipSync(sampleBytes(name))
    expect(strFromU8(parts[part] ?? new Uint8Array())).toContain(words)
  }
})

it('[FILE-03] pictures, sounds and films begin as their kinds do', () => {
  expect(sampleBytes('picture').toString('latin1', 1, 4)).toBe('PNG')
  expect(sampleBytes('photo').toString('hex', 0, 3)).toBe('ffd8ff')
  expect(sampleBytes('sound').toString('latin1', 8, 12)).toBe('WAVE')
  expect(sampleBytes('video').toString('latin1', 4, 8)).toBe('ftyp')
  expect(sampleBytes('rules').toString('latin1', 0, 5)).toBe('%PDF-')
})

it('[FILE-03] the broken ones are broken, and types go by names', () => {
  expect(() => unzipSync(sampleBytes('broken'))).toThrow()
  expect(sampleBytes('empty')).toHaveLength(0)
  expect(mimeTypeOf('视频.MP4')).toBe('video/mp4')
  expect(mimeTypeOf('无扩展名')).toBe('application/octet-stream')
})
