import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { filesOf } from '../support/files'
import { expect, narrowPhone, onDesktopAndPhone, test } from '../support/test'

onDesktopAndPhone('the file centre', narrowPhone, () => {
  test.use({ allowedErrors: /status of 50\d/ })

  test('[LOOK-02] [FILE-01] its popover has no barrier in any state', { tag: '@long' }, async ({
    visit,
  }) => {
    test.setTimeout(90_000)
    const { page, space, open, rows, popover, search, next, toast } = await visit('/index', filesOf)
    await open()
    await expect(rows).toHaveCount(20)
    await expectAccessible(page)
    await next.click()
    await expect(rows).toHaveCount(17)
    await expectNoSidewaysScroll(popover)
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

  test('[LOOK-02] [FILE-04] has no barrier while files are sent', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    test.setTimeout(90_000)
    space.faults.add({ path: '/service-file/file/upload', kind: 'delay', delayMs: 20_000 })
    const { page, app: files } = await visit('/center/myFile')
    await files.getByRole('button', { name: /^删除/ }).first().click()
    await expect(files.getByRole('button', { name: '撤销' })).toBeVisible()
    const long = { mimeType: 'text/plain', buffer: Buffer.from('一') }
    await files
      .getByLabel('选择要上传的文件')
      .setInputFiles([{ name: `${'很长的名字'.repeat(15)}.txt`, ...long }])
    await expect(files.getByRole('progressbar')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(files.locator('body'))
  })
})
