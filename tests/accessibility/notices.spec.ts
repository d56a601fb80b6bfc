import { expectAccessible } from '../support/accessible'
import { force } from '../support/forced'
import { expect, longUnless, test } from '../support/test'

for (const [size, viewport] of [
  ['wide', { width: 1366, height: 768 }],
  ['narrow', { width: 390, height: 844 }],
] as const) {
  test.describe(`a ${size} window`, longUnless(size === 'wide'), () => {
    test.use({ viewport })

    test('[LOOK-02] [MSG-05] a forced message is accessible', { tag: '@long' }, async ({
      visit,
      space,
    }) => {
      test.slow()
      force(space, '关于做好大风降温天气防范应对工作的紧急通知'.repeat(3))
      force(space, '第二条')
      const { page } = await visit('/personal-setting/index')
      const message = page.getByRole('dialog')
      await expect(message).toBeVisible()
      await expectAccessible(page)
      const { width = 0, x = -1 } = (await message.boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(viewport.width)
      await message.getByRole('button', { name: '稍后处理' }).click()
      await expect(page.getByRole('button', { name: '2 条重要消息待处理' })).toBeVisible()
      await expectAccessible(page)
    })

    test.describe('with notices', () => {
      test.use({ scenario: 'notice-centre' })

      test('[LOOK-02] [NOTICE-01] [NOTICE-02] the notice and the version are accessible', {
        tag: '@long',
      }, async ({ visit }) => {
        test.slow()
        const { page } = await visit('/personal-setting/index')
        await expect(page.getByRole('dialog', { name: '升级更新通知' })).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('button', { name: '关闭', exact: true }).click()
        await expect(page.getByRole('link', { name: '点击了解' })).toBeVisible()
        await expectAccessible(page)
      })
    })
  })
}
