import { describe, expect, it } from 'vitest'
import { accepts } from './accepted'

describe('what an app accepts of the file centre', () => {
  it.each([
    ['', '任何.xyz', true],
    ['.pdf,.OFD', '通知.PDF', true],
    ['.pdf, .ofd', '通知.ofd', true],
    ['.pdf', '通知.docx', false],
    ['.pdf', 'pdf', false],
    ['image/*', '照片.jpeg', true],
    ['image/*', '录音.mp3', false],
    ['application/pdf', '通知.pdf', true],
    ['application/x-unknown', '通知.pdf', false],
    ['*/*', '没有后缀', true],
    [' , ', '没有后缀', true],
  ])('[DOC-04] [APP-12] %j and %s: %s', (accept, name, expected) => {
    expect(accepts(accept, name)).toBe(expected)
  })
})
