import type { Page } from '@playwright/test'
import { ofdParts, packOfd, textObject } from '../support/ofd-writer'
import { keepFile } from '../support/sample-files'
import { expect, test } from '../support/test'

const total = 5_000

const viewerOf = (fileId: string, name: string) =>
  `/file-viewer?${new URLSearchParams({ fileId, name })}`

/** Counts the bytes that a page receives from now on. */
async function countBytes(page: Page): Promise<() => number> {
  let sum = 0
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.dataReceived', ({ dataLength }) => {
    sum += dataLength
  })
  return () => sum
}

/** Canvases that hold pixels, of pages and thumbnails. */
const drawn = (page: Page) =>
  page.evaluate(
    () => [...document.querySelectorAll('canvas')].filter((one) => one.width > 0).length,
  )

/** Goes to pages all over the document. */
async function leafThrough(page: Page, shown: (at: number) => Promise<void>) {
  const number = page.getByRole('textbox', { name: '页码' })
  for (const at of [total, 2_500, 17, 4_321, total]) {
    await number.fill(String(at))
    await number.press('Enter')
    await shown(at)
  }
}

test('[DOC-04] of a PDF of 5,000 pages and 300 MB only what is looked at is fetched and held', {
  tag: '@long',
}, async ({ visit }) => {
  const { page } = await visit('/file-viewer')
  const received = await countBytes(page)
  await page.goto(viewerOf(`huge-pdf-${total}`, '档案.pdf'))
  await leafThrough(page, (at) =>
    expect(page.getByRole('region', { name: `第 ${at} 页` })).toContainText(
      `第${String(at).padStart(7, '0')}页`,
    ),
  )
  expect(received()).toBeLessThan(20_000_000)
  expect(await drawn(page)).toBeLessThan(20)
})

test('[DOC-04] the thumbnail that has the focus keeps it while the reader goes elsewhere', {
  tag: '@long',
}, async ({ visit }) => {
  const { page } = await visit('/file-viewer?fileId=huge-pdf-100&name=a.pdf')
  const thumbnails = page.getByRole('navigation', { name: '缩略图' })
  await thumbnails.getByRole('button', { name: '第 2 页' }).click()
  await page.getByRole('region', { name: '第 2 页', exact: true }).hover()
  await page.mouse.wheel(0, 60_000)
  await expect(page.getByRole('textbox', { name: '页码' })).not.toHaveValue('2')
  await expect(thumbnails.locator('[aria-current]')).toBeInViewport()
  await expect(thumbnails.getByRole('button', { name: '第 2 页' })).toBeFocused()
})

test('[DOC-04] of an OFD of 5,000 pages only what is looked at is drawn', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, space } = await visit('/file-viewer')
  const pages = Array.from({ length: total }, (_, at) => textObject(`档案第${at + 1}页`))
  await page.goto(viewerOf(keepFile(space, '档案.ofd', packOfd(ofdParts({ pages }))), '档案.ofd'))
  await leafThrough(page, (at) =>
    expect(page.getByRole('region', { name: `第 ${at} 页` })).toContainText(`档案第${at}页`),
  )
  expect(await drawn(page)).toBeLessThan(20)
})
