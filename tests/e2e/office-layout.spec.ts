import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { libreOfficePath } from '~server/documents/libreoffice'
import { sampleBytes } from '../../mock-platform/data/samples'
import type { Space } from '../../mock-platform/data/space'
import { listenLocally } from '../support/ports'
import { keepFile } from '../support/sample-files'
import { startStack } from '../support/stack'
import { test as base, expect, longUnless } from '../support/test'

/** A converter that answers as a test sets it; by default with a PDF of several pages. */
async function startConverter() {
  const pdf = readFileSync('fixtures/files/rules.pdf')
  let status = 200
  const server = createServer((req, res) => {
    req.resume()
    req.on('end', () => res.writeHead(status).end(status === 200 ? pdf : ''))
  })
  const { url, close } = await listenLocally(server)
  return {
    url,
    close,
    answer(code: number) {
      status = code
    },
  }
}

const test = base.extend<{ converter: Awaited<ReturnType<typeof startConverter>> }>({
  converter: async ({ kept }, use) => {
    const converter = await kept('converter', startConverter)
    converter.answer(200)
    await use(converter)
  },
  stack: async ({ kept, converter }, use) =>
    use(await kept('stack with a converter', () => startStack({ CONVERTER_URL: converter.url }))),
})

/** `end`: is appended, so that the content is new and no PDF of it is stored yet. */
function addressOf(space: Space, sample: string, name: string, end = '') {
  const content = Buffer.concat([sampleBytes(sample), Buffer.from(end)])
  return `/file-viewer?${new URLSearchParams({ fileId: keepFile(space, name, content), name })}`
}

test('[DOC-03] an old file comes in its layout, and as text if that is wanted', async ({
  visit,
}) => {
  const { page, space } = await visit('/file-viewer')
  await page.goto(addressOf(space, 'letter-doc', '通知.doc'))
  await expect(page.getByRole('region', { name: '第 1 页' })).toBeVisible()
  await expect(page.getByText('未显示原有版式')).toHaveCount(0)
  const layout = page.getByRole('button', { name: '按版式查看' })
  await expect(layout).toHaveAttribute('aria-pressed', 'true')
  await layout.click()
  await expect(page.getByText('未显示原有版式')).toBeVisible()
  await expect(page.getByText('关键岗位不得空岗、脱岗。')).toBeVisible()
  await layout.click()
  await expect(page.getByRole('region', { name: '第 1 页' })).toBeVisible()
})

for (const [sample, name] of [
  ['letter', '公文.docx'],
  ['tasks', '台账.xlsx'],
  ['slides', '汇报.pptx'],
] as const) {
  test(
    `[DOC-03] ${name} is shown by the browser, and in its layout at a click`,
    longUnless(sample === 'letter'),
    async ({ visit }) => {
      const { page, space } = await visit('/file-viewer')
      await page.goto(addressOf(space, sample, name))
      const layout = page.getByRole('button', { name: '按版式查看' })
      await expect(layout).toHaveAttribute('aria-pressed', 'false')
      await expect(page.getByRole('region', { name: '第 1 页', exact: true })).toHaveCount(0)
      await layout.click()
      await expect(page.getByRole('textbox', { name: '页码' })).toBeVisible()
    },
  )
}

for (const [status, words] of [
  [400, '文件可能已损坏'],
  [429, '等待转换的文件较多'],
  [500, '转换服务没有响应'],
  [503, '转换用时过长'],
] as const) {
  test(
    `[DOC-03] [ERR-01] a converter that answers ${status} leaves the text, and the reason`,
    longUnless(status === 429),
    async ({ visit, converter, allowErrors }) => {
      allowErrors(/Failed to load resource/)
      converter.answer(status)
      const { page, space } = await visit('/file-viewer')
      await page.goto(addressOf(space, 'letter-doc', '通知.doc', String(status)))
      await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
      await expect(page.getByText('关键岗位不得空岗、脱岗。')).toBeVisible()
      await expect(page.getByRole('link', { name: '下载', exact: true })).toBeVisible()
      converter.answer(200)
      await page.getByRole('button', { name: '按版式查看' }).click()
      await expect(page.getByRole('region', { name: '第 1 页' })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(0)
    },
  )
}

test.describe('LibreOffice', () => {
  test.skip(!libreOfficePath(), 'needs LibreOffice')
  test.use({
    stack: async ({ kept }, use) =>
      use(await kept('stack with LibreOffice', () => startStack({ CONVERTER: 'libreoffice' }))),
  })

  test('[DOC-03] shows a presentation of WPS as it is printed', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, space } = await visit('/file-viewer')
    await page.goto(addressOf(space, 'slides-dps', '汇报.dps'))
    await expect(page.getByRole('region', { name: '第 2 页' })).toContainText('主要进展')
  })
})
