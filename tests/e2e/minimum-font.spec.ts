import config from '../../playwright.config'
import { expect, shellOf, test } from '../support/test'
import { chooseInMenu } from '../support/top-bar'

const { launchOptions } = config.use ?? {}

// A setting of the browser, not of a page.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=minimumFontSize=16'],
  },
})

test('[WEB-05] with a least size of text of 16 px bar, tabs, an app and a dialog are whole', {
  tag: '@long',
}, async ({ visit }) => {
  const { page } = await visit.mounted('/index')
  const shell = shellOf(page)
  await shell.railLink('通知公告').click()
  await expect(shell.pane('list')).toHaveAttribute('data-app-status', '1')
  const cut = await page.evaluate(() => {
    const within = document.querySelectorAll<HTMLElement>('header a, [role=tab], nav[aria-label] a')
    return [...within]
      .filter((one) => one.scrollHeight > one.clientHeight + 2 && one.clientHeight > 0)
      .map((one) => one.outerHTML.slice(0, 160))
  })
  expect(cut).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await chooseInMenu(page, '张三', '个人信息')
  const dialog = page.getByRole('dialog', { name: '个人信息' })
  await expect(dialog.getByRole('button', { name: '关闭' }).first()).toBeInViewport()
})
