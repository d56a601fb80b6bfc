import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { addMessage } from '../support/message-center'
import { messagesOf } from '../support/messages'
import { expect, onDesktopAndPhone, phone, test } from '../support/test'

onDesktopAndPhone('messages', phone, () => {
  test.use({ allowedErrors: /status of 50\d/ })

  test('[LOOK-02] [MSG-01] [MSG-03] no state of it has a barrier', async ({ visit, space }) => {
    test.setTimeout(90_000)
    addMessage(space, { title: '会'.repeat(200), app: '源'.repeat(40) })
    const { page } = await visit('/index')
    const { open, rows, popover, settings, detail, readAll } = messagesOf(page)
    await open()
    await expect(rows.first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(popover)

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

  test('[LOOK-02] [MSG-01] a list that fails has no barrier', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    space.faults.add({ path: '/service-message/*', kind: 'status', status: 503 })
    const { page, open, popover } = await visit('/index', messagesOf)
    await open()
    await expect(popover.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  })
})
