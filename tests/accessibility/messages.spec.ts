import { expectAccessible } from '../support/accessible'
import { addMessage } from '../support/message-center'
import { messagesOf } from '../support/messages'
import { expect, longUnless, test } from '../support/test'

for (const [name, viewport] of [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`messages on a ${name}`, longUnless(name === 'desktop'), () => {
    test.use({ viewport, allowedErrors: /status of 50\d/ })

    test('[LOOK-02] [MSG-01] [MSG-03] popover, settings, detail and emptiness have no barrier', async ({
      page,
      openAs,
      space,
    }) => {
      test.setTimeout(90_000)
      addMessage(space, { title: '会'.repeat(200), app: '源'.repeat(40) })
      await openAs('zhangsan', '/index')
      const { open, rows, popover, settings, detail, readAll } = messagesOf(page)
      await open()
      await expect(rows.first()).toBeVisible()
      await expectAccessible(page)
      const over = await popover.evaluate((panel) => panel.scrollWidth - panel.clientWidth)
      expect(over, 'scrolls sideways').toBeLessThanOrEqual(0)

      await settings.click()
      await popover.getByRole('switch', { name: '免打扰' }).check()
      await expectAccessible(page)
      await popover.getByRole('button', { name: '返回消息列表' }).click()

      await rows.first().getByRole('button').click()
      await expect(detail).toContainText('来文已到。')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(detail).toBeHidden()

      await open()
      await readAll.click()
      await expect(popover.getByRole('heading', { name: '暂无未读消息' })).toBeVisible()
      await expectAccessible(page)
    })

    test('[LOOK-02] [MSG-01] a list that fails has no barrier', async ({ page, openAs, space }) => {
      space.faults.add({ path: '/service-message/*', kind: 'status', status: 503 })
      await openAs('zhangsan', '/index')
      const { open, popover } = messagesOf(page)
      await open()
      await expect(popover.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
    })
  })
}
