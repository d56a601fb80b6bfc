import type { Page } from '@playwright/test'
import { appsModel } from '../../mock-platform/data/apps'
import { expectNoSidewaysScroll } from '../support/accessible'
import { documentSearchOf } from '../support/document-search'
import { addMessage, messageCenterOf } from '../support/message-center'
import { expect, popupOf, shellOf, test } from '../support/test'

const listPath = '/workplace-service/spg/allList'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** The navigator of a phone, by the names that screen readers announce. */
function phoneOf(page: Page) {
  const nav = page.getByRole('navigation', { name: '应用导航' })
  const apps = page.getByRole('dialog', { name: '全部应用' })
  const stack = page.getByRole('dialog', { name: '切换应用' })
  return {
    nav,
    apps,
    stack,
    entry: (name: string) => nav.getByRole('link', { name }),
    appsButton: nav.getByRole('button', { name: '应用', exact: true }),
    stackButton: nav.getByRole('button', { name: /^切换应用/ }),
    group: (name: string) => apps.getByRole('region', { name }),
    card: (name: string) => stack.getByRole('tab', { name }),
    async openApp(name: string) {
      await nav.getByRole('button', { name: '应用', exact: true }).tap()
      await apps.getByRole('link', { name, exact: true }).first().tap()
      await expect(apps).toBeHidden()
    },
  }
}

const ready = (page: Page, code: string) =>
  expect(shellOf(page).pane(code)).toHaveAttribute('data-app-status', '1')

async function expectNoOverflow(page: Page) {
  await expectNoSidewaysScroll(page)
}

test('[AID-05] [LOOK-04] a working day by touch: open apps, switch by the stack, go to messages and to one’s own centre, sign out', async ({
  visit,
}) => {
  test.setTimeout(90_000)
  const { page, shell } = await visit('/index')
  await ready(page, 'index')
  const { nav, apps, entry, openApp, stackButton, stack, card } = phoneOf(page)
  await expect(nav.getByRole('link').or(nav.getByRole('button'))).toHaveCount(5)
  await expect(entry('工作台')).toHaveAttribute('aria-current', 'page')
  await expect(shell.tabs).toHaveCount(0)
  await expectNoOverflow(page)

  await openApp('通讯录')
  await ready(page, 'addresslist')
  await openApp('内部邮件')
  await ready(page, 'inbox')
  await expect(stackButton).toHaveAccessibleName(/已打开 4 个/)
  await stackButton.tap()
  await expect(stack.getByRole('tablist', { name: '已打开的应用' })).toBeVisible()
  await expect(card('内部邮件')).toHaveAttribute('aria-selected', 'true')
  await expect(stack.getByRole('button', { name: '关闭 平台管理' })).toHaveCount(0)
  await stack.getByRole('button', { name: '关闭 通讯录' }).tap()
  await expect(card('通讯录')).toHaveCount(0)
  await card('首页').tap()
  await expect(stack).toBeHidden()
  await expect(page).toHaveURL('/index')
  await page.goBack()
  await expect(page).toHaveURL(/\/inbox\//)

  await entry('消息').tap()
  await expect(page).toHaveURL('/message-center/index')
  await expect(entry('消息')).toHaveAttribute('aria-current', 'page')
  await page
    .getByRole('main')
    .getByRole('link')
    .or(page.getByRole('main').getByRole('button'))
    .first()
    .waitFor()
  await expectNoOverflow(page)
  await entry('我的').tap()
  await expect(page).toHaveURL('/personal-setting/index')
  await expectNoOverflow(page)

  await page.getByRole('banner').getByRole('button', { name: /张三/ }).tap()
  await page.getByRole('menuitem', { name: '退出系统' }).tap()
  await expect(page.getByText('确定要退出系统吗？')).toBeVisible()
  await page.getByRole('button', { name: '退出系统' }).last().tap()
  await page.waitForURL(/\/login/)
  await expect(apps).toHaveCount(0)
})

test('[AID-05] [LOOK-04] an evening by touch: a found document, a message read, another theme', {
  tag: '@long',
}, async ({ visit, space }) => {
  test.setTimeout(90_000)
  addMessage(space, { title: '手机上看的消息', url: '', content: '<p>明早八点开会。</p>' })
  const { page } = await visit('/index')
  await ready(page, 'index')
  const { entry } = phoneOf(page)

  const documents = documentSearchOf(page)
  await documents.button.tap()
  await expect.poll(async () => (await documents.drawer.boundingBox())?.width).toBe(390)
  await documents.search('档案')
  await expect(documents.link(0)).toBeVisible()
  const detail = await popupOf(page, () => documents.link(0).tap())
  await expect(shellOf(detail).app('gw').getByRole('heading').first()).toBeVisible()
  await expectNoOverflow(detail)
  await detail.close()
  await documents.drawer.getByRole('button', { name: '关闭', exact: true }).tap()
  await expect(documents.drawer).toBeHidden()

  await entry('消息').tap()
  const messages = messageCenterOf(page)
  await messages.row('手机上看的消息').getByRole('button').tap()
  await expect(messages.detail).toContainText('明早八点开会。')
  await expectNoOverflow(page)
  await messages.detail.getByRole('button', { name: '关闭' }).tap()
  await expect(messages.detail).toBeHidden()

  await page.getByRole('banner').getByRole('button', { name: /张三/ }).tap()
  await page.getByRole('menuitem', { name: '更换皮肤' }).tap()
  const themes = page.getByRole('dialog', { name: '更换皮肤' })
  await themes.getByRole('radio', { name: '深色', exact: true }).check()
  await expectNoOverflow(page)
  await themes.getByRole('button', { name: '保存', exact: true }).tap()
  await expect(themes).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
})

test('[AID-05] the list is kept on the device, used at once and brought up to date; what the user may not use is hidden', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, space } = await visit('/index')
  await ready(page, 'index')
  const { appsButton, apps, group, openApp } = phoneOf(page)
  await appsButton.tap()
  await expect(group('办公类').getByRole('link', { name: '内部邮件' })).toBeVisible()
  await expect(group('最近使用')).toHaveCount(0)
  await expect(apps.getByRole('link', { name: /秘密/ })).toHaveCount(0)
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((name) => name.startsWith('portal-navigator:')),
  )
  await page.keyboard.press('Escape')
  await expect(appsButton).toBeFocused()
  await openApp('论坛')
  await ready(page, 'forum')

  space.faults.add({ path: listPath, kind: 'delay', delayMs: 60_000 })
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^portal-navigator:/.test(name)) ?? ''
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
    kept.groups.unshift({
      name: '上次的分组',
      apps: [
        { code: 'inbox', title: '内部邮件', icon: 'mail' },
        { code: 'not-mine', title: '秘密应用', icon: '' },
      ],
    })
    localStorage.setItem(key, JSON.stringify(kept))
  })
  await appsButton.tap()
  await expect(group('上次的分组').getByRole('link')).toHaveCount(1)
  await expect(group('最近使用').getByRole('link')).toHaveText(['论坛'])
  space.faults.clear()
  await expect(group('上次的分组')).toHaveCount(0)
  await apps.getByRole('searchbox', { name: '搜索应用' }).fill('邮件')
  await expect(apps.getByRole('link')).toHaveText(['内部邮件'])
  await apps.getByRole('searchbox').fill('没有的')
  await expect(apps.getByText('没有找到')).toBeVisible()
})

test.describe('in trouble', () => {
  test.use({ allowedErrors: /status of (?:404|50\d)/, viewport: { width: 360, height: 640 } })

  test('[AID-05] [HOLD-01] without its list, with garbage on the device and without room the apps are there by category', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, space } = await visit('/index')
    await ready(page, 'index')
    const { appsButton, apps, group } = phoneOf(page)
    space.faults.add({ path: listPath, kind: 'status', status: 500 })
    await page.evaluate(() => {
      const { getItem } = Storage.prototype
      Storage.prototype.getItem = function (key) {
        return key.startsWith('portal-navigator')
          ? '{"groups":[{"apps":7}]'
          : getItem.call(this, key)
      }
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await appsButton.tap()
    await expect(apps.getByText('应用分组更新失败')).toBeVisible()
    await expect(group('办公类').getByRole('link', { name: '内部邮件' })).toBeVisible()
    await expectNoOverflow(page)
    await apps.getByRole('button', { name: '关闭' }).tap()
    await expect(apps).toBeHidden()

    space.faults.clear()
    const rows = space.collection(appsModel)
    for (const { code } of rows.all()) rows.update(code, { icon: '/no-such-picture.png' })
    await appsButton.tap()
    const picture = group('办公类').locator('img').first()
    await expect(picture).toHaveAttribute('src', /icon_default\.png$/)
  })
})

test.describe('in a browser without CloseWatcher', () => {
  /** Whether the window's history is at the entry that a sheet added. */
  const isOnSheet = (page: Page) => page.evaluate(() => window.history.state?.sheet === true)

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'))
  })

  test('[AID-05] [DESK-08] Back closes an open sheet, and the page beneath stays', async ({
    visit,
  }) => {
    const { page } = await visit.mounted('/index')
    const { apps, appsButton, stack, stackButton, openApp } = phoneOf(page)
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\.data(?:\?|$)/.test(request.url())) asked.push(request.url())
    })
    // The app's history entry replaces the sheet's.
    await openApp('通讯录')
    await ready(page, 'addresslist')
    await stackButton.tap()
    await expect.poll(() => isOnSheet(page)).toBe(true)
    await page.goBack()
    await expect(stack).toBeHidden()
    await expect(page).toHaveURL(/\/addresslist\//)

    // A sheet that is closed by its button leaves no history entry behind.
    await appsButton.tap()
    await apps.getByRole('button', { name: '关闭' }).tap()
    await expect(apps).toBeHidden()
    await expect.poll(() => isOnSheet(page)).toBe(false)
    await page.goBack()
    await expect(page).toHaveURL('/index')
    await ready(page, 'index')
    expect(asked).toEqual([])
  })

  test('[AID-05] [DESK-08] Back closes a sheet that stayed open over another page', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page } = await visit.mounted('/index')
    const { stack, stackButton, openApp, card } = phoneOf(page)
    await openApp('通讯录')
    await ready(page, 'addresslist')
    const address = page.url()
    await stackButton.tap()
    await stack.getByRole('button', { name: '关闭 通讯录' }).tap()
    await expect(card('通讯录')).toHaveCount(0)
    await ready(page, 'index')
    await expect.poll(() => isOnSheet(page)).toBe(true)
    await page.goBack()
    await expect(stack).toBeHidden()
    await expect(page).toHaveURL('/index')
    await page.goBack()
    await expect(page).toHaveURL(address)
    await ready(page, 'addresslist')
  })
})

test('[AID-05] [LOOK-04] turned around, rail and tabs are back', async ({ visit }) => {
  const { page, shell } = await visit('/index')
  await ready(page, 'index')
  const { stackButton } = phoneOf(page)
  await expect(stackButton).toBeVisible()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(stackButton).toBeHidden()
  await expect(shell.tab('首页')).toBeVisible()
  await expect(shell.railLink('内部邮件')).toBeVisible()
  await expectNoOverflow(page)
})
