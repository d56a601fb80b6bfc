import { expectAccessible } from '../support/accessible'
import { filesOf } from '../support/files'
import { expect, frameOf, longUnless, test } from '../support/test'

for (const [name, viewport] of [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  test.describe(`the file centre on a ${name}`, longUnless(name === 'desktop'), () => {
    test.use({ viewport, allowedErrors: /status of 50\d/ })

    test('[LOOK-02] [FILE-01] has no barrier in its popover, with nothing in it, and failing', async ({
      page,
      openAs,
      space,
    }) => {
      test.setTimeout(90_000)
      await openAs('zhangsan', '/index')
      const { open, rows, popover, search, next, toast } = filesOf(page)
      await open()
      await expect(rows).toHaveCount(20)
      await expectAccessible(page)
      await next.click()
      await expect(rows).toHaveCount(4)
      const over = await popover.evaluate((panel) => panel.scrollWidth - panel.clientWidth)
      expect(over, 'scrolls sideways').toBeLessThanOrEqual(0)
      await search.fill('没有')
      await search.press('Enter')
      await expect(popover.getByText('暂无数据')).toBeVisible()
      await expectAccessible(page)
      space.faults.add({ path: '/service-filecenter/*', kind: 'status', status: 503 })
      await search.fill('别的')
      await search.press('Enter')
      await expect(popover.getByRole('button', { name: '重试' })).toBeVisible()
      await expect(toast).toBeVisible()
      await expectAccessible(page)
    })

    test('[LOOK-02] [FILE-04] has no barrier while files are sent, and after one is deleted', async ({
      page,
      openAs,
      space,
    }) => {
      test.setTimeout(90_000)
      space.faults.add({ path: '/service-file/file/upload', kind: 'delay', delayMs: 20_000 })
      await openAs('zhangsan', '/center/myFile')
      const files = frameOf(page).app('center')
      await files.getByRole('button', { name: /^删除/ }).first().click()
      await expect(files.getByRole('button', { name: '撤销' })).toBeVisible()
      const long = { mimeType: 'text/plain', buffer: Buffer.from('一') }
      await files
        .getByLabel('选择要上传的文件')
        .setInputFiles([{ name: `${'很长的名字'.repeat(15)}.txt`, ...long }])
      await expect(files.getByRole('progressbar')).toBeVisible()
      await expectAccessible(page)
      const over = await files
        .locator('body')
        .evaluate((body) => body.scrollWidth - body.clientWidth)
      expect(over, 'scrolls sideways').toBeLessThanOrEqual(0)
    })
  })
}
