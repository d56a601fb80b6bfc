import { messagesModel } from '../../mock-platform/data/messages'
import { expectAccessible } from '../support/accessible'
import { addMessage, messageCenterOf } from '../support/message-center'
import { expect, narrowPhone, onDesktopAndPhone, test } from '../support/test'

onDesktopAndPhone('the message centre', narrowPhone, () => {
  test.use({ allowedErrors: /status of 50\d/ })

  test('[LOOK-02] [MSG-04] has no barrier in any of its states', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    test.setTimeout(90_000)
    const { title } = addMessage(space, { title: '会'.repeat(200), url: '' })
    const { page } = await visit('/message-center/index')
    const { rows, row, app, detail, sort, type, toast } = messageCenterOf(page)
    await expect(rows).toHaveCount(20)
    await sort('状态').click()
    await expect(rows.first()).toContainText('未读')
    await expectAccessible(page)
    const over = await app.evaluate(
      (pane) =>
        [...pane.querySelectorAll('*')]
          .filter((part) => part.scrollWidth > part.clientWidth + 1)
          .filter((part) => getComputedStyle(part).overflowX === 'auto').length,
    )
    expect(over, 'scrolls sideways').toBe(0)

    await row(title).getByRole('button').click()
    await expect(detail).toBeVisible()
    await expect(toast).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(detail).toBeHidden()

    space.faults.add({ path: '/service-message/*', kind: 'status', status: 503 })
    await type('待办提醒').click()
    await expect(app.getByRole('alert')).toBeVisible()
    await expectAccessible(page)

    space.faults.clear()
    const messages = space.collection(messagesModel)
    for (const { id } of messages.by('account', 'zhangsan')) messages.remove(id)
    await type('通知提醒').click()
    await expect(app.getByRole('heading', { name: '暂无通知提醒' })).toBeVisible()
    await expectAccessible(page)
  })
})
