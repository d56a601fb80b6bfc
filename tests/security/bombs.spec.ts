import type { Page } from '@playwright/test'
import { sampleBytes } from '../../mock-platform/data/samples'
import type { Space } from '../../mock-platform/data/space'
import { archiveBomb, deepPdf, officeBomb } from '../support/bombs'
import { keepFile, sampleArchive } from '../support/sample-files'
import { expect, test } from '../support/test'

// If the XML cannot be read, the browser shows an error page with inline styles, which the policy blocks.
test.use({ allowedErrors: /Failed to load resource|Warning: |Applying inline style/ })
test.describe.configure({ timeout: 90_000 })

const viewerOf = (space: Space, name: string, bytes: Buffer) =>
  `/file-viewer?${new URLSearchParams({ fileId: keepFile(space, name, bytes), name })}`

/** A picture of a few bytes that claims 2.5 thousand million pixels. */
function picture50000() {
  const bytes = Buffer.from(sampleBytes('picture'))
  bytes.writeUInt32BE(50_000, 16)
  bytes.writeUInt32BE(50_000, 20)
  return bytes
}

/** Entities of entities: three billion words once they are expanded. */
const laughs = () => {
  const entities = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  )
  const document = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY l0 "哈">${entities.join('')}]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&l9;</w:t></w:r></w:p></w:body></w:document>`
  return sampleArchive({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': document,
  })
}

/** The page is still alive: gigabytes of its own memory would have ended it. */
async function lives(page: Page) {
  await page
    .getByRole('link', { name: '下载', exact: true })
    .or(page.getByRole('link', { name: '下载文件' }))
    .first()
    .focus()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A')
}

const tooLarge = '文件过大，不适合在线查看'
const bombs: [name: string, make: () => Buffer, says: string | RegExp][] = [
  ['万.zip', archiveBomb, '共 10 个文件，解压后 10.0 GB'],
  ['公文.docx', () => officeBomb('word/document.xml', false), tooLarge],
  ['谎.docx', () => officeBomb('word/document.xml', true), tooLarge],
  ['谎.xlsx', () => officeBomb('xl/workbook.xml', true), tooLarge],
  ['谎.pptx', () => officeBomb('ppt/presentation.xml', true), tooLarge],
  ['图.png', picture50000, tooLarge],
  ['笑.docx', laughs, '文件已损坏，无法显示'],
  ['深.pdf', () => deepPdf(20_000), /文件已损坏，无法显示|\/ 1 页/],
]

test('[SAFE-06] [FILE-03] files made to burst do not', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, space } = await visit('/file-viewer')
  for (const [name, make, says] of bombs) {
    await test.step(name, async () => {
      await page.goto(viewerOf(space, name, make()))
      await expect(page.getByText(says).first(), name).toBeVisible({ timeout: 20_000 })
      await lives(page)
    })
  }
})
