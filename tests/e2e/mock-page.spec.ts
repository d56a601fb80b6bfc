import { expectAccessible } from '../support/accessible'
import { demoPassword } from '../support/stack'
import { expect, longUnless, openWindow, test } from '../support/test'

test.describe('the control page of the mock platform', () => {
  let address = ''
  test.beforeEach(async ({ stack, space, page }) => {
    address = `${stack.mock.url}/__mock/?space=${space.id}`
    await page.goto(address)
  })

  test('[MOCK-03] a fault is set, met, and taken away', async ({ page, space, openAs }) => {
    const faults = page.getByRole('region', { name: '故障' })
    await faults.getByLabel('故障').selectOption('delay')
    await faults.getByLabel('路径').fill('/service-mail/*')
    await faults.getByLabel('毫秒').fill('10')
    await faults.getByRole('button', { name: '设置故障' }).click()
    await expect(page.getByRole('status')).toHaveText('故障已设置')
    await expect(faults.getByRole('row', { name: /delay 10 ms/ })).toContainText('/service-mail/*')

    await openAs('zhangsan', '/inbox/list/1')
    await expect.poll(() => space.faults.all()[0]?.seen).toBeGreaterThan(0)
    await page.goto(address)
    await expect(faults.getByRole('row', { name: /delay 10 ms/ })).not.toContainText(' 0 次')
    await faults.getByRole('button', { name: '取消 fault-1' }).click()
    await expect(faults).toContainText('没有设置故障')
  })

  test.describe('with calls that nothing answers', () => {
    test.use({ oddCalls: true })

    test('[MOCK-03] calls appear by themselves; one that is open stays open, and the keyboard where it is', {
      tag: '@long',
    }, async ({ page, stack, space }) => {
      const list = page.getByRole('region', { name: '调用记录' })
      const token = space.openSession('zhangsan')
      const call = (path: string) =>
        fetch(stack.mock.url + path, { headers: { Authorization: `Bearer ${token}` } })
      await call('/auth/oauth/check_token')
      const first = list.locator('summary').filter({ hasText: '/auth/oauth/check_token' })
      const opened = list.getByRole('listitem').filter({ hasText: '/auth/oauth/check_token' })
      await first.focus()
      await page.keyboard.press('Enter')
      await expect(opened.getByText('请求头')).toBeVisible()
      await expect(list).toContainText('"authorization": "***"')

      await call('/service-mail/nowhere')
      await expect(list.locator('summary').first()).toContainText('404')
      await expect(opened.getByText('请求头')).toBeVisible()
      await expect(first).toBeFocused()

      await list.getByLabel('实时更新').uncheck()
      await call('/service-mail/unseen')
      await list.getByRole('link', { name: '刷新' }).click()
      await expect(list.locator('summary').first()).toContainText('/service-mail/unseen')
      await list.getByLabel('只看出错的').check()
      await list.getByRole('button', { name: '筛选' }).click()
      await expect(list.locator('summary')).toHaveCount(2)
    })

    for (const [width, height] of [
      [1366, 768],
      [390, 844],
      [360, 640],
    ] as const) {
      test(
        `[MOCK-03] is accessible and fits at ${width} px`,
        longUnless(width === 360),
        async ({ page, stack, space }) => {
          await fetch(`${stack.mock.url}/${'long-'.repeat(40)}`, {
            headers: { Authorization: `Bearer ${space.openSession('zhangsan')}` },
          })
          await page.setViewportSize({ width, height })
          await page.goto(address)
          await expectAccessible(page)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        },
      )
    }
  })

  test('[MOCK-03] bad input is told at its field', {
    tag: '@long',
  }, async ({ page, allowErrors }) => {
    allowErrors(/status of 400/)
    const faults = page.getByRole('region', { name: '故障' })
    await faults.getByLabel('路径').fill('service-mail')
    await faults.getByLabel('共几次').fill('3')
    await faults.getByRole('button', { name: '设置故障' }).click()
    await expect(faults.getByRole('alert')).toContainText('没有执行')
    const field = faults.getByLabel('路径')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('service-mail')
    await expect(field).toHaveAccessibleDescription(/a path starts with/)
    await expect(faults.getByLabel('共几次')).toHaveValue('3')
    await expectAccessible(page)
  })

  test('[MOCK-03] works without scripts', { tag: '@long' }, async ({ browser, stack, space }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await openWindow(context, address)
    const people = plain.getByRole('region', { name: '人员' })
    await expect(people.getByRole('row', { name: /张三/ })).toContainText(demoPassword)
    await expect(plain.getByLabel('实时更新')).toBeHidden()
    await plain.getByRole('button', { name: '+13 小时' }).click()
    await expect(plain.getByRole('status')).toHaveText('时钟已拨动')
    expect(space.now().getTime() - Date.now()).toBeGreaterThan(12 * 3_600_000)
    await plain.getByLabel('AI_NAME').fill('云小秘')
    await plain.getByRole('button', { name: '保存常量' }).click()
    await expect(plain.getByLabel('AI_NAME')).toHaveValue('云小秘')
    expect(stack.mock.space(space.id).constants.get('AI_NAME')).toBe('云小秘')
    await context.close()
  })
})
