import type { Page } from 'playwright'
import { announce } from '../../mock-platform/data/announce'
import { storedFilesModel } from '../../mock-platform/data/files'
import type { Space } from '../../mock-platform/data/space'
import { demoPassword } from '../support/stack'
import type { ActionName } from './mix'

/** A user with a real browser, signed in and at the home page. */
export interface BrowserUser {
  page: Page
  space: Space
  portalUrl: string
  /** Opens another window for the user. */
  openWindow(path: string): Promise<Page>
}

/** A measured action: how it is prepared, and the action itself. Both end when the page shows the result. */
interface Step {
  before?(user: BrowserUser): Promise<unknown>
  act(user: BrowserUser): Promise<unknown>
  /** Restores the state if the next action could not start from here. */
  after?(user: BrowserUser): Promise<unknown>
}

const account = 'zhangsan'
const paneOf = (page: Page, code: string) =>
  page.locator(`[data-app-code="${code}"][data-app-status="1"]`)
const railLink = (page: Page, title: string) =>
  page
    .getByRole('navigation', { name: '应用导航' })
    .getByRole('link', { name: new RegExp(`^${title}`) })
const mail = (page: Page) => page.locator('[data-app-code="inbox"]').frameLocator('iframe')

async function openInbox(page: Page) {
  await railLink(page, '内部邮件').click()
  await paneOf(page, 'inbox').waitFor()
  await mail(page).locator('li.mail').first().waitFor()
}

async function closeInbox(page: Page) {
  const pane = page.locator('[data-app-code="inbox"]')
  if ((await pane.count()) === 0) return
  await page.locator('[role=tab][data-tab="inbox"]').focus()
  await page.keyboard.press('Delete')
  await pane.waitFor({ state: 'detached' })
}

const isAway = ({ page }: BrowserUser) => page.url().includes('/login')

async function arrive({ page, space, portalUrl }: BrowserUser) {
  await page.goto(`${portalUrl}/login`)
  await page.getByLabel('账号').fill(`${account}@${space.id}`)
  await page.getByLabel('密码').fill(demoPassword)
  await page.getByRole('button', { name: '登录' }).click()
  await paneOf(page, 'index').waitFor()
}

async function leave(user: BrowserUser) {
  const { page, portalUrl } = user
  if (isAway(user)) return
  await page.goto(`${portalUrl}/logout`)
  await page.getByRole('button', { name: '退出系统' }).click()
  await page.waitForURL(/\/login/)
}

async function search(page: Page) {
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: '快速查找' })
  await dialog.getByRole('combobox').pressSequentially('会议', { delay: 80 })
  await dialog.getByRole('option').first().waitFor()
}

async function openFirstMessage(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: /消息/ }).click()
  await page.getByRole('dialog', { name: /消息/ }).locator('li button').first().click()
  await page.getByRole('dialog', { name: '消息详情' }).waitFor()
}

async function closeDialogs(page: Page) {
  for (let tries = 0; tries < 4 && (await page.getByRole('dialog').count()) > 0; tries += 1)
    await page.keyboard.press('Escape')
}

async function loseNetwork({ page }: BrowserUser) {
  await page.context().setOffline(true)
  await page.getByRole('status').filter({ hasText: '网络' }).first().waitFor()
}

async function comeBack({ page }: BrowserUser) {
  const socket = page.waitForEvent('websocket')
  await page.context().setOffline(false)
  await (await socket).waitForEvent('framereceived')
}

/** A message arrives for a user with a socket. */
async function hear({ page, space }: BrowserUser) {
  announce(space, { account }, { app: '公文', title: `第 ${heard} 号通知` })
  heard += 1
  await page.waitForTimeout(200)
}
let heard = 0

/** The actions that need a page; the remaining costs are measured without one. */
export const steps: Partial<Record<ActionName, Step>> = {
  leave: {
    async before(user) {
      if (isAway(user)) await arrive(user)
    },
    act: leave,
  },
  arrive: { before: leave, act: arrive },
  openApp: { before: ({ page }) => closeInbox(page), act: ({ page }) => openInbox(page) },
  switchTab: {
    before: ({ page }) => openInbox(page),
    async act({ page }) {
      await railLink(page, '首页').click()
      await paneOf(page, 'index').waitFor()
    },
  },
  openMail: {
    before: ({ page }) => openInbox(page),
    async act({ page }) {
      await mail(page).locator('li.mail').first().getByRole('link').click()
      await page.waitForURL(/\/inbox\/(?!list)/)
    },
    async after({ page }) {
      await page.goBack()
      await mail(page).locator('li.mail').first().waitFor()
    },
  },
  readMessage: {
    act: ({ page }) => openFirstMessage(page),
    after: ({ page }) => closeDialogs(page),
  },
  search: { act: ({ page }) => search(page), after: ({ page }) => closeDialogs(page) },
  openFile: {
    async act({ openWindow, space }) {
      const file = space
        .collection(storedFilesModel)
        .all()
        .find(({ name }) => name.endsWith('.txt'))
      const window = await openWindow(`/file-viewer?fileId=${file?.id}`)
      await window.getByRole('region', { name: '文件内容' }).waitFor()
      await window.close()
    },
  },
  reconnect: {
    before: loseNetwork,
    act: comeBack,
  },
  hearMessage: { act: hear },
}

export { arrive }
