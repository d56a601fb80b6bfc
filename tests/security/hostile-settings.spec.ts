import type { Frame, Page } from '@playwright/test'
import { brokenOut, hostileApps, hostileValues, poisonSettings } from '../support/poisoned-settings'
import { expect, shellOf, test } from '../support/test'
import { chooseInMenu } from '../support/top-bar'
import { watchFor } from './watch'

// Pictures that do not exist, apps that do not load.
test.use({ allowedErrors: /./ })
test.describe.configure({ timeout: 90_000 })

/** What must not be in a page: addresses that run script, styles that broke out of their value, handler attributes. */
const harmful = ([mark]: [string]) => {
  const all = [...document.querySelectorAll<HTMLElement>('*')]
  const names = ['href', 'src', 'action', 'formaction', 'data', 'srcdoc', 'poster', 'xlink:href']
  const values = all.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ''))
  const runs = /^[\s\p{Cc}]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data:text)\s*[:,]?/iu
  return {
    addresses: values.filter((value) => runs.test(value)),
    styles: all.filter((one) => getComputedStyle(one).getPropertyValue(mark)).length,
    handlers: all.flatMap((one) => one.getAttributeNames()).filter((name) => /^on/.test(name)),
  }
}

async function expectHarmless(page: Page, what: string) {
  const own = (frame: Frame) => frame.url().startsWith(new URL(page.url()).origin)
  for (const frame of page.frames().filter(own)) {
    const found = await frame.evaluate(harmful, [brokenOut] as [string]).catch(() => null)
    if (!found) continue
    expect(found, `${what} in ${frame.url()}`).toEqual({ addresses: [], styles: 0, handlers: [] })
  }
}

test('[SAFE-06] what would run or break out is found', async ({ page }) => {
  await page.goto('/login')
  const found = await page.evaluate(harmful, [brokenOut] as [string])
  expect(found).toEqual({ addresses: [], styles: 0, handlers: [] })
  await page.evaluate((mark) => {
    const link = document.body.appendChild(document.createElement('a'))
    link.setAttribute('href', ' \tJaVa\nScRiPt:alert(1)')
    link.setAttribute('onclick', '')
    link.style.setProperty(mark, '1')
  }, brokenOut)
  expect(await page.evaluate(harmful, [brokenOut] as [string])).toEqual({
    addresses: [' \tJaVa\nScRiPt:alert(1)'],
    styles: 1,
    handlers: ['onclick'],
  })
})

for (const [at, value] of hostileValues.entries()) {
  test(`[SAFE-06] ${JSON.stringify(value)} in place of addresses, colours, codes and properties runs nothing and breaks out of nothing`, {
    tag: at % 4 === 1 ? [] : '@long',
  }, async ({ page, openAs, space }) => {
    poisonSettings(space, value)
    const watch = await watchFor(page)
    const quiet = async (what: string) => {
      await expectHarmless(page, what)
      const serious = /alert|evil\.example|inline|eval|dialog/
      expect(
        watch.complaints().filter((one) => serious.test(one)),
        what,
      ).toEqual([])
    }
    await openAs('zhangsan', '/list/index')
    await expect(shellOf(page).pane('list')).toHaveAttribute('data-app-status', '1')
    await quiet('the shell')

    await page.goto('/theme-setting/index')
    await expect(shellOf(page).pane('theme-setting').getByRole('radio').first()).toBeVisible()
    await quiet('the themes')
    await chooseInMenu(page, '张三', '工作台布局')
    const cards = page.getByRole('list', { name: '可选的布局' }).getByRole('listitem')
    await expect(cards.first()).toBeVisible()
    await quiet('the layouts')

    await page.goto('/lowcode/view/page-desk-yz-zfb')
    await expect(shellOf(page).pane('lowcode')).toHaveAttribute('data-app-status', '1')
    await expect(shellOf(page).app('lowcode').locator('main')).not.toBeEmpty()
    await quiet('the low-code page')

    for (const code of hostileApps) {
      await page.goto(`/${code}/index`)
      await expect(shellOf(page).pane(code)).toHaveAttribute('data-app-status', /[134]/)
      await quiet(`the app ${code}`)
    }
    await page.goto(`/${encodeURIComponent(value)}/index`)
    await expect(page.locator('body')).not.toBeEmpty()
    await quiet('the app whose code it is')
  })
}
