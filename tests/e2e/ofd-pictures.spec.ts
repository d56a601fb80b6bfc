import type { Page } from '@playwright/test'
import { sampleBytes } from '../../mock-platform/data/samples'
import { annotations, colours, compounds, paths, pictures, texts } from '../support/ofd-drawings'
import { sealedOfd } from '../support/ofd-sealed'
import { changedOfd } from '../support/ofd-writer'
import { canvasPicture, worstDifference } from '../support/page-picture'
import { keptPicture } from '../support/picture'
import { keepFile } from '../support/sample-files'
import { expect, longUnless, test } from '../support/test'

/**
 * How much a page may differ from its kept picture in the cell that differs most (0 to 255). A missing watermark makes
 * 17, a missing line of small text 23, the same page drawn at another zoom 10.
 */
const tolerance = 12

interface Case {
  id: string
  /** What the pages show. */
  what: string
  name: string
  bytes(): Buffer
  /** The pages that have a kept picture. */
  pages?: readonly number[]
  /** What the viewer says about its seals; the pages are compared after that. */
  seals?: string
}

const content = 'Doc_0/Pages/Page_0/Content.xml'

const sample = (name: string) => ({ name, bytes: () => sampleBytes(name) })

const cases: readonly Case[] = [
  { id: 'DOC-01', what: 'characters of embedded glyphs', ...sample('z'), pages: [1, 2, 3, 4] },
  { id: 'DOC-01', what: 'a watermark', ...sample('hello_watermark') },
  { id: 'DOC-01', what: 'an attachment', ...sample('AddAttachment') },
  { id: 'DOC-01', what: 'names of the older namespace', ...sample('namespace_no_std') },
  { id: 'DOC-01', what: 'text in all directions and weights', name: 'texts', bytes: texts },
  { id: 'DOC-01', what: 'paths', name: 'paths', bytes: paths },
  { id: 'DOC-01', what: 'colours, shadings and patterns', name: 'colours', bytes: colours },
  { id: 'DOC-01', what: 'pictures, a broken one among them', name: 'pictures', bytes: pictures },
  { id: 'DOC-01', what: 'composites, clips and templates', name: 'compounds', bytes: compounds },
  { id: 'DOC-01', what: 'annotations', name: 'annotations', bytes: annotations },
  { id: 'DOC-02', what: 'a seal that holds', ...sample('ofd'), seals: '签章有效' },
  { id: 'DOC-02', what: 'a seal that ran out', ...sample('SESV4SignDoc'), seals: '证书已过期' },
  { id: 'DOC-02', what: 'a signature without a seal', ...sample('DigitalSign'), seals: '无法验证' },
  {
    ...{ id: 'DOC-02', what: 'a seal over the edges of five pages', ...sample('V4RideRight') },
    ...{ pages: [1, 3, 5], seals: '签章有效' },
  },
  {
    ...{ id: 'DOC-02', what: 'a seal of version 1, a PNG', name: 'seal-png' },
    ...{ bytes: () => sealedOfd('png'), pages: [1, 2], seals: '签章有效' },
  },
  {
    ...{ id: 'DOC-02', what: 'a seal of version 4, a document', name: 'seal-ofd' },
    ...{ bytes: () => sealedOfd('ofd'), pages: [1, 2], seals: '签章有效' },
  },
  {
    ...{ id: 'DOC-02', what: 'a seal that a change has broken', name: 'seal-changed' },
    bytes: () => changedOfd(sampleBytes('ofd'), content, '做好', '停止'),
    seals: '文档在签章后被修改',
  },
]

const often = [
  'text in all directions and weights',
  'colours, shadings and patterns',
  'a seal that holds',
]

for (const { id, what, name, bytes, pages = [1], seals } of cases) {
  test(
    `[${id}] pages with ${what} look like their kept pictures`,
    longUnless(often.includes(what)),
    async ({ visit, space }) => {
      const query = new URLSearchParams({ fileId: keepFile(space, '图.ofd', bytes()) })
      const { page } = await visit(`/file-viewer?${query}`)
      if (seals) await expect(page.getByRole('region', { name: '签章' })).toContainText(seals)
      for (const number of pages) await expectPicture(page, number, `ofd-${name}-${number}`)
    },
  )
}

/** The page is drawn again once its seals have been verified: only then does it look like its picture. */
async function expectPicture(page: Page, number: number, name: string) {
  const sheet = page.getByRole('region', { name: `第 ${number} 页`, exact: true })
  await sheet.scrollIntoViewIfNeeded()
  const canvas = sheet.locator('canvas')
  await expect
    .poll(
      async () => {
        const picture = await canvasPicture(canvas, 420)
        return worstDifference(picture, keptPicture(name, picture))
      },
      { message: `${name}: by how much it differs from its picture where it differs most` },
    )
    .toBeLessThan(tolerance)
}
