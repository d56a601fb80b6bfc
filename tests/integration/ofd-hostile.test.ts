import { readFileSync } from 'node:fs'
import { OfdError, openOfd, textLinesOf } from '@portal/ofd'
import { judgeSeals } from '@portal/ofd/seals'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { needsOf } from '../../packages/ofd/draw/assets'
import { fullStyle } from '../../packages/ofd/draw/full-style'
import { damaged, randomFrom } from '../support/mutated'
import {
  documentParts,
  mainPart,
  type OfdParts,
  ofdParts,
  packOfd,
  part,
  pathObject,
  textObject,
} from '../support/ofd-writer'

const open = (parts: OfdParts) => openOfd(packOfd(parts))
const pageOf = (parts: OfdParts, at = 0) => open(parts).document(0).page(at)
const line = textObject('第一页')

/** Why a file is refused. */
function reasonOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    expect(error).toBeInstanceOf(OfdError)
    return (error as OfdError).reason
  }
  return 'none'
}

describe('a package', () => {
  it('[DOC-05] that is no zip, or lacks its main parts, is broken', () => {
    const { 'OFD.xml': _, ...mainless } = ofdParts({ pages: [line] })
    const { 'Doc_0/Document.xml': __, ...rootless } = ofdParts({ pages: [line] })
    expect(reasonOf(() => openOfd(new Uint8Array(200)))).toBe('broken')
    expect(reasonOf(() => open(mainless))).toBe('broken')
    expect(reasonOf(() => open(rootless).document(0))).toBe('broken')
    expect(reasonOf(() => open({ 'OFD.xml': '<a><b></a>' }))).toBe('broken')
  })

  it('[DOC-05] that is encrypted says so', () => {
    const parts = { ...ofdParts({ pages: [line] }), 'Encryptions.xml': part('Encryptions', '') }
    expect(reasonOf(() => open(parts))).toBe('encrypted')
    const zip = packOfd(ofdParts({ pages: [line] }))
    zip[6] = (zip[6] ?? 0) | 1
    expect(reasonOf(() => openOfd(zip))).toBe('encrypted')
  })

  it('[DOC-05] that would grow without measure is refused before it is unpacked', () => {
    const bomb = zipSync({ 'OFD.xml': strToU8(part('OFD', '')), bomb: new Uint8Array(100_000_000) })
    expect(reasonOf(() => openOfd(bomb))).toBe('huge')
  })

  it('[DOC-01] may write names in another case, and with a leading slash', () => {
    const parts = ofdParts({ pages: [line] })
    const renamed = Object.entries(parts).map(([path, content]): [string, string] => [
      path === 'OFD.xml' ? 'ofd.XML' : `/${path.toUpperCase()}`,
      String(content),
    ])
    expect(textLinesOf(pageOf(Object.fromEntries(renamed)))[0]?.text).toBe('第一页')
  })

  it('[DOC-01] may hold several documents', () => {
    const second = { folder: 'Doc_1', title: '附件', pages: [textObject('另一份'), line] }
    const file = open({
      ...documentParts({ pages: [line] }),
      ...documentParts(second),
      'OFD.xml': mainPart([{ title: '正文' }, second]),
    })
    expect(file.titles).toEqual(['正文', '附件'])
    expect(file.document(1).pages).toHaveLength(2)
    expect(textLinesOf(file.document(1).page(0))[0]?.text).toBe('另一份')
  })
})

describe('a page', () => {
  it('[DOC-05] that is broken leaves the others as they are', () => {
    const parts = ofdParts({ pages: [line, line, line] })
    const broken = { ...parts, 'Doc_0/Pages/Page_1/Content.xml': '<Page><Content>' }
    expect(reasonOf(() => pageOf(broken, 1))).toBe('broken')
    expect(textLinesOf(pageOf(broken, 2))).toHaveLength(1)
  })

  it('[DOC-05] is refused if its templates need each other', () => {
    const template = (id: string) => part('Page', `<ofd:Template TemplateID="${id}"/>`)
    const common = ['7', '8'].map((id) => `<ofd:TemplatePage ID="${id}" BaseLoc="T${id}.xml"/>`)
    const parts = {
      ...ofdParts({ pages: [''], common: common.join('') }),
      'Doc_0/T7.xml': template('8'),
      'Doc_0/T8.xml': template('7'),
      'Doc_0/Pages/Page_0/Content.xml': template('7'),
    }
    expect(reasonOf(() => pageOf(parts))).toBe('broken')
  })

  it('[DOC-05] is refused if its templates name each other again and again', () => {
    const steps = Array.from({ length: 30 }, (_, at) => at)
    const next = (at: number) =>
      part('Page', `<ofd:Template TemplateID="t${at}"/>`.repeat(at < steps.length ? 2 : 0))
    const list = steps.map((at) => `<ofd:TemplatePage ID="t${at}" BaseLoc="T${at}.xml"/>`)
    const parts = {
      ...ofdParts({ pages: [''], common: list.join('') }),
      ...Object.fromEntries(steps.map((at) => [`Doc_0/T${at}.xml`, next(at + 1)])),
      'Doc_0/Pages/Page_0/Content.xml': next(0),
    }
    expect(reasonOf(() => pageOf(parts))).toBe('huge')
  })

  it('[DOC-05] has as many files of annotations as it likes, within seconds', () => {
    const location = '<ofd:Page PageID="1"><ofd:FileLoc>A.xml</ofd:FileLoc></ofd:Page>'
    const after = '<ofd:Annotations>List.xml</ofd:Annotations>'
    const parts = ofdParts({ pages: [line], after })
    const list = part('Annotations', location.repeat(60_000))
    const { annotations } = open({ ...parts, 'Doc_0/List.xml': list }).document(0)
    expect(annotations.get('1')).toHaveLength(60_000)
  }, 5_000)

  it('[DOC-05] is refused if a composite holds itself, or multiplies without measure', () => {
    const unit = (id: number, content: string) =>
      `<ofd:CompositeGraphicUnit ID="${id}" Width="10" Height="10"><ofd:Content>${content}</ofd:Content></ofd:CompositeGraphicUnit>`
    const use = (id: number) =>
      `<ofd:CompositeObject ID="30" Boundary="0 0 10 10" ResourceID="${id}"/>`
    const within = (list: string) =>
      `<ofd:CompositeGraphicUnits>${list}</ofd:CompositeGraphicUnits>`
    const circle = ofdParts({
      pages: [use(40)],
      resources: within(unit(40, use(41)) + unit(41, use(40))),
    })
    expect(reasonOf(() => needsOf(pageOf(circle)))).toBe('broken')
    expect(reasonOf(() => textLinesOf(pageOf(circle)))).toBe('broken')
    const levels = Array.from({ length: 9 }, (_, at) => unit(50 + at, use(51 + at).repeat(10)))
    const many = ofdParts({ pages: [use(50)], resources: within(levels.join('')) })
    expect(reasonOf(() => textLinesOf(pageOf(many)))).toBe('huge')
  })

  it('[DOC-05] is refused if a DrawParam needs itself', () => {
    const params = `<ofd:DrawParams><ofd:DrawParam ID="5" Relative="6"/><ofd:DrawParam ID="6" Relative="5" LineWidth="2"/></ofd:DrawParams>`
    const { resources } = pageOf(ofdParts({ pages: [line], resources: params }))
    expect(reasonOf(() => fullStyle({}, '5', '', resources))).toBe('broken')
  })

  it('[DOC-05] with a hundred thousand objects is read within seconds', () => {
    const path = pathObject('10 10 20 20', 'M 0 0 L 20 20')
    const page = pageOf(ofdParts({ pages: [path.repeat(100_000)] }))
    const [layer] = page.layers
    expect(layer?.objects).toHaveLength(100_000)
  }, 20_000)
})

describe('deeply nested elements', () => {
  it('[DOC-05] are refused without running over', () => {
    const depth = 50_000
    const deep = '<ofd:PageBlock>'.repeat(depth) + '</ofd:PageBlock>'.repeat(depth)
    expect(reasonOf(() => pageOf(ofdParts({ pages: [deep] })))).toBe('broken')
  })
})

const samples = ['SESV4SignDoc', 'V4RideRight', 'z', 'hello_watermark', 'AddAttachment']

const seed = Number(process.env.OFD_SEED ?? 20_260_726)

it(`[DOC-05] five hundred mutated files break nothing but themselves (seed ${seed})`, async () => {
  const random = randomFrom(seed)
  let slowest = 0
  for (let turn = 0; turn < 500; turn += 1) {
    const name = samples[turn % samples.length] ?? ''
    const bytes = mutated(readFileSync(`fixtures/files/${name}.ofd`), random)
    const began = performance.now()
    const wrong = await readAll(bytes)
    slowest = Math.max(slowest, performance.now() - began)
    expect(wrong, `seed ${seed}, turn ${turn}, ${name}`).toBeNull()
  }
  expect(slowest).toBeLessThan(10_000)
}, 120_000)

/** Half of the files are cut or changed as they are, the other half in one of their parts. */
function mutated(bytes: Uint8Array, random: () => number): Uint8Array {
  if (random() < 0.5) return damaged(bytes, random)
  const source = openOfd(bytes).document(0).package
  const victim = source.names[Math.floor(random() * source.names.length)]
  const parts = source.names.map((name): [string, Uint8Array] => {
    const content = source.read(name) ?? new Uint8Array()
    return [name, name === victim ? damaged(content, random) : content]
  })
  return zipSync(Object.fromEntries(parts))
}

/** Reads everything that a viewer reads; gives any result that should have been impossible. */
async function readAll(bytes: Uint8Array): Promise<unknown> {
  const tried = async (work: () => unknown) => {
    try {
      await work()
      return null
    } catch (error) {
      return error instanceof OfdError ? null : error
    }
  }
  return tried(async () => {
    const document = openOfd(bytes).document(0)
    for (const at of document.pages.keys()) {
      const wrong = await tried(() => {
        const page = document.page(at)
        needsOf(page)
        textLinesOf(page)
      })
      if (wrong) throw wrong
    }
    for (const { path } of document.attachments) document.package.read(path)
    await judgeSeals(document, { roots: [], now: new Date() })
  })
}
