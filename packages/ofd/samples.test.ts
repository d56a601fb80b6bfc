import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openOfd } from './index'
import { textLinesOf } from './text/page-text'

const folder = 'fixtures/files'
const sample = (name: string) => openOfd(readFileSync(`${folder}/${name}.ofd`))

/** The text of each page, without spaces and line breaks. */
function textsOf(name: string): string[] {
  const document = sample(name).document(0)
  return document.pages.map((_, at) =>
    textLinesOf(document.page(at))
      .map(({ text }) => text)
      .join('')
      .replace(/\s/g, ''),
  )
}

const hello = '你好呀，OFDReader&Writer！'

describe('the samples', () => {
  it.each([
    ['SESV4SignDoc', [hello]],
    ['V4RideRight', ['', '', '', '', '']],
    ['DigitalSign', [hello]],
    ['hello_watermark', [hello]],
    ['AddAttachment', ['这是一个带有附件的OFD文件']],
    ['namespace_no_std', [hello]],
  ])('[DOC-01] have the text of each page: %s', (name, texts) => {
    expect(textsOf(name)).toEqual(texts)
  })

  it('[DOC-01] have text whose glyphs are others than its characters', () => {
    const [first = '', second = '', third = '', fourth = ''] = textsOf('z')
    expect(first.startsWith('11.4字型变换名称类型说明')).toBe(true)
    expect(second).toContain('2、多对一')
    expect(second.split('Heaffixedhisfinesign.')).toHaveLength(3)
    expect(third).toContain('3、一对多')
    expect(third).toContain('ฤำ')
    expect(fourth).toContain('4、多对多')
    expect(fourth).toContain('போ')
  })

  it('[DOC-01] have an outline that leads to pages', () => {
    const { outline, pages } = sample('z').document(0)
    expect(outline.map(({ title }) => title)).toEqual([
      '11.4字型变换',
      '1、一对一',
      '2、多对一',
      '3、一对多',
      '4、多对多',
    ])
    const last = outline[4]?.action
    expect(last).toMatchObject({ kind: 'goto', destination: { pageId: pages[3]?.id, top: 33.13 } })
  })

  it('[DOC-01] have attachments with their bytes', () => {
    const { attachments, package: source } = sample('AddAttachment').document(0)
    expect(attachments.map(({ name }) => name)).toEqual(['Gao'])
    expect(source.read(attachments[0]?.path ?? '')).toHaveLength(36_494)
  })

  it('[DOC-01] have watermarks with the colour of their DrawParam', () => {
    const page = sample('hello_watermark').document(0).page(0)
    const [watermark] = page.annotations
    expect(watermark).toMatchObject({ type: 'Watermark', printed: true })
    expect(page.resources.drawParams.get('7')?.style.fill).toMatchObject({
      values: [170, 160, 165],
      alpha: 0.4,
    })
  })
})
