import type { Page } from '@playwright/test'
import {
  handOverWayNames,
  handOverWays,
  orderHandOver,
} from '../../mock-platform/data/hand-over-ways'
import { themesModel } from '../../mock-platform/data/themes'
import type { User } from '../../mock-platform/data/users'
import { say } from '../support/answers'
import { force } from '../support/forced'
import { addMessage, messageCenterOf } from '../support/message-center'
import { messagesOf } from '../support/messages'
import { publishNotice } from '../support/notices'
import { expect, longUnless, shellOf } from '../support/test'
import { chooseInMenu } from '../support/top-bar'
import { addApps, loginPictures, secretsOf, test } from './third-parties'

test.describe.configure({ timeout: 90_000 })

/** A text that the user typed into an address: no third party may receive the address of a page. */
const typed = 'canary-typed-2645751311'

/** Opens a page by a click, and checks that it has neither referrer nor opener. */
async function opens(page: Page, click: () => Promise<unknown>) {
  const coming = page.context().waitForEvent('page')
  await click()
  const opened = await coming
  await opened.waitForLoadState()
  expect(await opened.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
  await opened.close()
}

const html = (url: string, name: string) =>
  `<p><a href="${url}/${name}-link">去${name}</a><img alt="图" src="${url}/${name}.png"></p>`

test('[SAFE-08] the page in an external app’s frame is told nothing, and the token if the platform wants it', {
  tag: '@long',
}, async ({ visit, space, third, expectNothingTold }) => {
  const external = (path: string, more = {}) => ({
    ...{ appType: 1 as const, entry: third.url + path },
    ...more,
  })
  addApps(space, {
    plain: external('/plain'),
    trusted: external('/trusted', { appSendtoken: 0 }),
    named: external('/named', { appSendtoken: 0, wbTokenType: 1, wbTokenKey: 'ticket' }),
    boxed: external('/boxed', { sandbox: 1 }),
  })
  const { page } = await visit(`/plain?typed=${typed}`)
  for (const code of ['plain', 'trusted', 'named', 'boxed']) {
    await page.goto(`/${code}?typed=${typed}`)
    const wrapper = page.frameLocator(`iframe[data-app-code="${code}"]`)
    await expect(wrapper.frameLocator('iframe').getByRole('heading')).toHaveText('别处的页面')
  }
  const secrets = { ...(await secretsOf(page)), typed }
  const ways = ['/plain', '/trusted', '/named', '/boxed']
  await expectNothingTold({ ways, secrets, withToken: ['/trusted', '/named'] })
})

test('[SAFE-08] an app in a window of its own does not learn where it was opened, and gets the token only if it is wanted', async ({
  visit,
  space,
  third,
  expectNothingTold,
}) => {
  const apart = { appType: 1, appOpenType: 2 } as const
  addApps(space, {
    apart: { ...apart, entry: `${third.url}/apart` },
    known: { ...apart, entry: `${third.url}/known`, appSendtoken: 0 },
  })
  const { page, shell } = await visit(`/list/index?typed=${typed}`)
  const secrets = { ...(await secretsOf(page)), typed }
  for (const code of ['apart', 'known']) {
    await opens(page, () => shell.railLink(code).click())
  }
  await page.goto(`/open/apart?typed=${typed}`)
  await expect(page).toHaveURL(`${third.url}/apart`)
  await expectNothingTold({ ways: ['/apart', '/known'], secrets, withToken: ['/known'] })
  expect(third.asked.filter(({ path }) => path === '/apart')).toHaveLength(2)
})

test('[SAFE-08] links and pictures of messages do not reveal where they were shown', {
  tag: '@long',
}, async ({ visit, space, third, expectNothingTold }) => {
  const { url } = third
  addMessage(space, { title: '第一条', content: html(url, 'message'), url: `${url}/message-page` })
  const { page } = await visit(`/list/index?typed=${typed}`)
  const secrets = { ...(await secretsOf(page)), typed }
  const { open, row, detail } = messagesOf(page)
  await open()
  await row('第一条').click()
  await opens(page, () => detail.getByRole('link', { name: '去message' }).click())
  await opens(page, () => detail.getByRole('link', { name: '打开' }).click())

  addMessage(space, { title: '第二条', url: `${url}/row` })
  await page.goto('/message-center/index')
  await opens(page, () => messageCenterOf(page).row('第二条').getByRole('link').click())

  const content = html(url, 'forced')
  force(space, '大风预警', { content, messageUrls: [{ title: '查看预案', url: `${url}/action` }] })
  const box = page.getByRole('dialog', { name: '大风预警' })
  await opens(page, () => box.getByRole('link', { name: '去forced' }).click())
  await opens(page, () => box.getByRole('button', { name: '查看预案' }).click())
  const parts = ['message.png', 'message-link', 'message-page', 'row', 'forced.png', 'forced-link']
  await expectNothingTold({ ways: [...parts, 'action'].map((one) => `/${one}`), secrets })
})

test('[SAFE-08] links and pictures of notices do not reveal where they were shown, nor what that address held', {
  tag: '@long',
}, async ({ page, openAs, space, third, expectNothingTold }) => {
  const { url } = third
  const system = { id: 'told', title: '提醒', content: html(url, 'system') }
  const always = {
    remind: 0,
    reminderOperation: 0,
    reminderFrequency: 0,
    reminderLocation: 1,
  } as const
  const closing = { shutdownLen: 0, countdownLen: 0 }
  space.follow({ ...space.scenario, systemNotices: [{ ...system, ...always, ...closing }] })
  const content = html(url, 'notice')
  const notice = publishNotice(
    space,
    { id: 'foreign', title: '关于图片的公告', content },
    'zhangsan',
  )
  await page.goto(`${notice.path}&token=${typed}`)
  await opens(page, () => page.getByRole('link', { name: '去notice' }).click())
  const pictures = () => third.asked.filter(({ path }) => path === '/notice.png').length
  await expect.poll(pictures).toBe(1)
  await openAs('zhangsan', `/list/detail/${notice.id}?typed=${typed}`)
  const secrets = { ...(await secretsOf(page)), typed }
  const app = shellOf(page).app('list')
  await opens(page, () => app.getByRole('link', { name: '去notice' }).click())
  await expect.poll(pictures).toBe(2)
  const card = page.getByRole('dialog', { name: '提醒' })
  await opens(page, () => card.getByRole('link', { name: '去system' }).click())
  const ways = ['/notice.png', '/notice-link', '/system.png', '/system-link']
  await expectNothingTold({ ways, secrets })
})

test('[SAFE-08] pictures that the platform names are fetched without a word of the page that shows them', async ({
  page,
  signIn,
  space,
  third,
  expectNothingTold,
}) => {
  const { url } = third
  addApps(space, { pictured: { icon: `${url}/icon.png`, entry: `${url}/app` } })
  space.constants.set('AI_ICON', `${url}/assistant.png`)
  const [own] = space.users.get('zhangsan')?.tenants ?? []
  const sign = { othTenantShowType: '1', othTenantImg: `${url}/sign.png` }
  space.users.update('zhangsan', { tenants: [{ tenantId: 'yz-zfb', ...own, ...sign }] })
  const [skin, ...others] = space.collection(themesModel).all()
  const looks = { themeImage: `${url}/skin.png`, backgroundImage: `${url}/banner.png` }
  for (const { id } of [skin, ...others].filter((one) => one !== undefined)) {
    space.collection(themesModel).update(id, looks)
  }
  await page.goto(`/login?redirect=${encodeURIComponent(`/theme-setting?typed=${typed}`)}`)
  await signIn('zhangsan')
  const secrets = { ...(await secretsOf(page)), typed }
  const pane = shellOf(page).pane('theme-setting')
  await pane.getByRole('radio', { name: /^庄重红/ }).check()
  await pane.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.locator('[data-toast]')).toHaveText('保存成功')
  await page.reload()
  const names = ['icon', 'assistant', 'sign', 'skin', 'banner'].map((name) => `/${name}.png`)
  await expectNothingTold({ ways: [...names, ...Object.values(loginPictures)], secrets })
})

test('[SAFE-08] a realm app that is served elsewhere asks its own server alone', async ({
  visit,
  space,
  third,
  expectNothingTold,
}) => {
  addApps(space, { embedded: { entry: `${third.url}/embedded/` } })
  const { page, shell, allowErrors } = await visit(`/embedded?typed=${typed}`)
  // The portal's server does not trust that server's certificate: the page is no document of its own.
  allowErrors(/Content Security Policy|Failed to fetch|status of 502/)
  const secrets = { ...(await secretsOf(page)), typed }
  await expect(shell.pane('embedded')).toHaveAttribute('data-app-status', '1')
  const app = shell.app('embedded')
  const unknown = third.url.replace('localhost', '127.0.0.1')
  const refused = await app.locator('body').evaluate(
    async (body, [own, other]) => {
      const image = Object.assign(new Image(), { src: `${own}/own.png` })
      const style = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: `${own}/own.css`,
      })
      body.append(image, style)
      await fetch(`${own}/own.json`, { credentials: 'include' }).catch(() => {})
      return fetch(`${other}/unknown.json`).then(
        () => false,
        () => true,
      )
    },
    [third.url, unknown] as const,
  )
  expect(refused).toBe(true)
  await expectNothingTold({ ways: ['/embedded/', '/own.png', '/own.css', '/own.json'], secrets })
  expect(third.asked.map(({ path }) => path)).not.toContain('/unknown.json')
})

test('[SAFE-08] ways of the bar and out of the portal do not reveal where they began', {
  tag: '@long',
}, async ({ visit, context, space, stack, third, expectNothingTold }) => {
  const { url } = third
  const tenants = [{ othTenantName: '别处单位', targetUrl: `${url}/unit` }]
  const value = encodeURIComponent(JSON.stringify(tenants))
  await context.addCookies([{ name: 'tyAppList', value, url: stack.portal.url }])
  space.constants.set('V8_OA_URL', `${url}/v8`)
  space.constants.set('LOGOUT_REDIRECT_URL', `${url}/left`)
  const here = `/list/index?typed=${typed}`
  const { page } = await visit(here)
  const secrets = { ...(await secretsOf(page)), typed }
  const entry = (id: string) => page.locator(`header [data-entry=${id}] [role=button]`)
  await opens(page, () => entry('v8').click())
  await page.getByRole('button', { name: '切换单位' }).click()
  await opens(page, () => page.getByRole('menuitem', { name: '别处单位' }).click())
  await entry('old-system').click()
  await expect(page).toHaveURL(`${url}/old-system`)
  await page.goto(here)
  await chooseInMenu(page, '张三', '退出系统')
  await page.getByRole('alertdialog').getByRole('button', { name: '退出系统' }).click()
  await expect(page).toHaveURL(`${url}/left`)
  expect(await page.evaluate(() => document.referrer)).toBe('')
  await expectNothingTold({ ways: ['/v8', '/unit', '/old-system', '/left'], secrets })
})

for (const way of handOverWayNames) {
  test(
    `[SAFE-08] a hand-over by ${handOverWays[way].path} that goes on to an outside app tells it nothing of the token`,
    longUnless(way === handOverWayNames[0]),
    async ({ page, space, third, expectNothingTold }) => {
      const outside = { appType: 1, appOpenType: 2 } as const
      addApps(space, { onwards: { ...outside, entry: `${third.url}/onwards` } })
      const user = space.users.get('zhangsan') as User
      const { token: handedOver, path } = orderHandOver(space, { way, user, url: '/open/onwards' })
      await page.goto(path)
      await expect(page).toHaveURL(`${third.url}/onwards`)
      expect(await page.evaluate(() => document.referrer)).toBe('')
      await page.goto('/version-manager/index')
      const secrets = { ...(await secretsOf(page)), handedOver }
      await expectNothingTold({ ways: ['/onwards'], secrets })
    },
  )
}

test('[SAFE-08] the assistant’s answers lead out without a word, and their pictures are not fetched', async ({
  visit,
  third,
  answers,
  expectNothingTold,
}) => {
  const { url } = third
  answers.answer((response) =>
    say(response, [`[去答案](${url}/answer) `, `![图](${url}/drawn.png)`]),
  )
  const { page } = await visit(`/list/index?typed=${typed}`)
  const secrets = { ...(await secretsOf(page)), typed }
  await page
    .getByRole('group', { name: '浮动助手' })
    .getByRole('button', { name: '小云助手' })
    .click()
  await page.getByRole('textbox', { name: '问题' }).fill('请给链接')
  await page.keyboard.press('Enter')
  const answer = page.getByRole('article', { name: '小云助手的回答' })
  await opens(page, () => answer.getByRole('link', { name: '去答案' }).click())
  await expectNothingTold({ ways: ['/answer'], secrets })
  expect(third.asked.map(({ path }) => path)).not.toContain('/drawn.png')
})
