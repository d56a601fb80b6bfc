import { sampleBytes } from '../../mock-platform/data/samples'
import {
  hostileArchive,
  hostileDrawing,
  hostilePdf,
  hostileSlides,
  hostileTexts,
  hostileWord,
} from '../support/hostile-documents'
import { keepFile, sampleWorkbook } from '../support/sample-files'
import { expect, test } from '../support/test'
import { watchFor } from './watch'

test.describe.configure({ timeout: 90_000 })

const cell = '&lt;img src=x onerror=alert(1)>'
const documents: [name: string, make: () => Buffer | string, shown: string | RegExp][] = [
  ['文.docx', hostileWord, '正文'],
  ['稿.pptx', hostileSlides, /正文/],
  ['版.pdf', hostilePdf, '/ 1 页'],
  [
    '表.xlsx',
    () =>
      sampleWorkbook({ [cell]: [['正文', cell, '=HYPERLINK(&quot;javascript:alert(1)&quot;)']] }),
    '正文',
  ],
  ['图.svg', () => hostileDrawing, '100%'],
  ['包.zip', hostileArchive, '正文.txt'],
  ...Object.entries(hostileTexts).map(([name, text]): [string, () => string, RegExp] => [
    name,
    () => text,
    /正文/,
  ]),
  ['"><img src=x onerror=alert(1)>.png', () => sampleBytes('picture'), '100%'],
]

/** The library of slides asks for pictures and films that are elsewhere: the page's policy stops it. */
const stopped = /^\/file-viewer: (?:img|media)-src https:\/\/evil\.example\//
test.use({ allowedErrors: /^Loading (?:the image|media from) .*evil\.example/ })

test('[SAFE-06] [FILE-03] documents with attacks in them run nothing, load nothing, and lead nowhere but the web', {
  tag: '@long',
}, async ({ visit, stack }) => {
  const { page, space } = await visit('/file-viewer')
  const watch = await watchFor(page, stack.portal.url)
  for (const [name, make, shown] of documents) {
    await test.step(name, async () => {
      const fileId = keepFile(space, name, Buffer.from(make()))
      await page.goto(`/file-viewer?${new URLSearchParams({ fileId, name })}`)
      await expect(page.getByText(shown).first(), name).toBeVisible()
      const links = page.locator('main a[href], [role=main] a[href]')
      const addresses = await links.evaluateAll((all) =>
        all.map((one) => new URL((one as HTMLAnchorElement).href, location.href).protocol),
      )
      expect(new Set(addresses), name).toEqual(
        new Set(addresses.filter((one) => /^https?:$/.test(one))),
      )
      expect(
        await page.evaluate(() => ({ ...({} as { polluted?: boolean }) }).polluted),
      ).toBeUndefined()
      await watch.expectQuiet(name === '稿.pptx' ? stopped : undefined)
    })
  }
})
