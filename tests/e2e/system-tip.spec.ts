import { stripOf } from '../support/tab-strip'
import { expect, shellOf, test } from '../support/test'

const text = '请妥善保管账号密码，离开座位时锁定屏幕；涉密信息不得在本系统处理。'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.beforeEach(async ({ openAs, page }) => {
  await openAs('zhangsan', '/inbox/list/1')
  await expect(shellOf(page).pane('inbox')).toHaveAttribute('data-app-status', '1')
})

test('[TAB-05] the tip is in the first paint, and passes by in 12 s', async ({ page }) => {
  const html = await (await page.context().request.get('/inbox/list/1')).text()
  expect(html).toMatch(/role="note"[^>]*>/)
  expect(html).toContain(text)
  const { tip } = stripOf(page)
  await expect(tip).toMatchAriaSnapshot(`
    - note "系统提示":
      - text: ${text}
      - button "关闭系统提示"
  `)
  const [pass] = await tip.evaluate((element) =>
    element.getAnimations({ subtree: true }).map((one) => one.effect?.getTiming()),
  )
  expect(pass).toMatchObject({ duration: 12_000, iterations: Number.POSITIVE_INFINITY })
})

test('[TAB-05] it pauses under the mouse and with the focus', { tag: '@long' }, async ({
  page,
}) => {
  const { tip, tool } = stripOf(page)
  const states = () =>
    tip.evaluate((element) => element.getAnimations({ subtree: true }).map((one) => one.playState))
  await page.mouse.move(700, 500)
  await expect.poll(states).toEqual(['running'])
  await tip.hover()
  await expect.poll(states).toEqual(['paused'])
  await page.mouse.move(700, 500)
  await expect.poll(states).toEqual(['running'])
  await tool('关闭系统提示').focus()
  await expect.poll(states).toEqual(['paused'])
})

test('[TAB-05] with less motion it stands still', {
  tag: '@long',
}, async ({ page, space }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  space.constants.set('SYSTEM_SCOLL_TIPS', text.repeat(6))
  const { tip } = stripOf(page)
  await expect(async () => {
    await page.reload()
    await expect(tip).toContainText(text.repeat(6), { timeout: 1_000 })
  }).toPass()
  expect(await tip.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
  const shown = tip.locator('span').first()
  expect(
    await shown.evaluate(
      ({ scrollWidth, parentElement }) => scrollWidth <= (parentElement?.clientWidth ?? 0),
    ),
  ).toBe(true)
  expect((await tip.boundingBox())?.height).toBeGreaterThan(40)
})

test('[TAB-05] closed it stays away until there is another', async ({ page, space }) => {
  const { tip, tool } = stripOf(page)
  await tool('关闭系统提示').click()
  await expect(tip).toHaveCount(0)
  await expect(shellOf(page).tab('内部邮件')).toBeFocused()
  const path = new URL(page.url()).pathname
  // Leaves the page first: a part that it is loading now must not lose its code.
  await page.goto('about:blank')
  await page.route('**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto(path)
  await expect(page.locator('[data-tip]')).toBeHidden()
  await page.unrouteAll()
  await page.reload()
  await expect(shellOf(page).pane('inbox')).toHaveAttribute('data-app-status', '1')
  await expect(tip).toHaveCount(0)

  space.constants.set('SYSTEM_SCOLL_TIPS', '今晚 22 点系统维护')
  await expect(async () => {
    await page.reload()
    await expect(tip).toContainText('今晚 22 点系统维护', { timeout: 1_000 })
  }).toPass()
})

test.describe('without a tip', () => {
  test.use({ scenario: 'all-flags-off' })

  test('[TAB-05] there is no banner', { tag: '@long' }, async ({ page }) => {
    await expect(stripOf(page).tip).toHaveCount(0)
  })
})
