import { expectAccessible } from '../support/accessible'
import { expect, onDesktopAndPhone, phone, test } from '../support/test'
import { pressInBar } from '../support/top-bar'

onDesktopAndPhone('downloads', phone, () => {
  test.use({ allowedErrors: /status of 404/ })

  test('[LOOK-02] [FILE-02] the download drawer has no barrier', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, shell } = await visit.mounted('/list/index')
    const button = await pressInBar(page, '下载管理')
    const drawer = page.getByRole('dialog', { name: '文件下载管理器' })
    await expect(drawer.getByText('暂无下载任务')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    const body = shell.body('list')
    for (const fileId of ['file-operation-guide', 'no-such-file']) {
      await body.evaluate((_, id) => window.portalProps?.download({ fileId: id }), fileId)
    }
    await pressInBar(page, '下载管理')
    await expect(drawer.getByText(/^已完成/)).toBeVisible()
    await expect(drawer.getByText('文件不存在或已被删除')).toBeVisible()
    await expectAccessible(page)
    await drawer.getByRole('button', { name: /^移除 未命名文件/ }).click()
    await expect(drawer.getByRole('list', { name: '下载列表' })).toBeFocused()
  })
})
