import type { Page } from '@playwright/test'
import { loaded } from '../support/loaded'
import { makeOtherBuild } from '../support/other-build'
import { type PortalProcess, startPortalProcess } from '../support/portal-process'
import { test as base, expect, shellOf } from '../support/test'

type Build = Parameters<typeof makeOtherBuild>[0]

interface Deployment {
  url: string
  /** Stops the portal and starts another build of it at the same address. */
  exchange(build: Build): Promise<void>
}

/** Makes each requested build once. */
async function keepBuilds() {
  const builds = new Map<string, ReturnType<typeof makeOtherBuild>>()
  return {
    folderOf(build: Build) {
      const made = builds.get(JSON.stringify(build)) ?? makeOtherBuild(build)
      builds.set(JSON.stringify(build), made)
      return made.folder
    },
    close() {
      for (const { remove } of builds.values()) remove()
    },
  }
}

const test = base.extend<{ deployment: Deployment; folderOf(build: Build): string }>({
  folderOf: async ({ kept }, use) => use((await kept('builds', keepBuilds)).folderOf),
  deployment: async ({ stack, folderOf }, use) => {
    const env = { PLATFORM_URL: stack.mock.url, MQTT_URL: stack.mock.mqttUrl }
    let portal: PortalProcess = await startPortalProcess(env)
    await use({
      url: portal.url,
      async exchange(build) {
        const folder = folderOf(build)
        await portal.end('SIGTERM')
        portal = await startPortalProcess({ ...env, PORT: portal.port }, folder)
      },
    })
    await portal.end('SIGKILL')
  },
})

/** The browser's messages while the portal is replaced, and about files that no longer exist. */
test.use({
  allowedErrors:
    /WebSocket|status of 404|ERR_(?:CONNECTION|SOCKET|EMPTY)_|loading route module|dynamically imported|preload CSS|Refused to apply style/,
})

// Each test starts portals, and some make another build first.
test.slow()

const prompt = (page: Page) => page.getByRole('region', { name: '门户更新' })
/** The build's version, once the page's scripts have set it. */
async function buildOf(page: Page) {
  const version = await page.waitForFunction(() => window.__remixManifest?.version)
  return version.jsonValue()
}
const personalMenu = (page: Page) => page.getByRole('button', { name: '张三' })

/** Opens the shell and waits until everything that watches over it is loaded. Counts documents from then on. */
async function openShell(page: Page, url: string, signIn: () => Promise<void>, path = '/index') {
  await page.goto(`${url}/login?redirect=${encodeURIComponent(path)}`)
  await signIn()
  await expect(shellOf(page).tabs.getByRole('tab').first()).toBeVisible()
  await loaded(page, '/soon-', '/new-version-', '/leaving-')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(request.url())
    }
  })
  return documents
}

const makeDirty = (page: Page) => shellOf(page).app('inbox').getByLabel('主题').fill('未写完的信')

test('[LOOK-06] a page whose portal is updated says so calmly, and is the new version when its user wants it', async ({
  page,
  signIn,
  deployment,
}) => {
  const documents = await openShell(page, deployment.url, signIn)
  const before = await buildOf(page)
  await deployment.exchange({ renamed: true })
  await expect(prompt(page)).toContainText('门户已更新，刷新后使用新版本')
  expect(documents).toEqual([])
  await prompt(page).getByRole('button', { name: '刷新' }).click()
  await expect.poll(() => documents).toHaveLength(1)
  await expect(shellOf(page).tab('首页')).toBeVisible()
  expect(await buildOf(page)).not.toBe(before)
  await expect(prompt(page)).toBeHidden()
})

test.describe('at length', { tag: '@long' }, () => {
  test('[LOOK-06] unsaved work is asked for before a refresh, and never lost without consent', async ({
    page,
    signIn,
    deployment,
  }) => {
    const documents = await openShell(page, deployment.url, signIn, '/inbox/write')
    const before = await buildOf(page)
    await makeDirty(page)
    await deployment.exchange({ renamed: true })
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type())
      void dialog.accept()
    })
    const question = page.getByRole('alertdialog', { name: '内容尚未保存' })
    await prompt(page).getByRole('button', { name: '刷新' }).click()
    await expect(question).toContainText('「内部邮件」中有尚未保存的内容，重新加载后将会丢失。')
    await question.getByRole('button', { name: '继续编辑' }).click()
    await expect(question).toBeHidden()
    await expect(shellOf(page).app('inbox').getByLabel('主题')).toHaveValue('未写完的信')
    expect(documents).toEqual([])

    await prompt(page).getByRole('button', { name: '刷新' }).click()
    await question.getByRole('button', { name: '放弃并重新加载' }).click()
    await expect.poll(() => documents).toHaveLength(1)
    expect(dialogs).toEqual([])
    // Waits for the reload, so that the portal does not stop before it has answered all requests.
    await page.waitForFunction((old) => {
      const version = window.__remixManifest?.version
      return version && version !== old && document.readyState === 'complete'
    }, before)
  })

  test('[LOOK-06] a part whose file is gone with the former version loads the page again, once', async ({
    page,
    signIn,
    deployment,
  }) => {
    const documents = await openShell(page, deployment.url, signIn)
    const before = await buildOf(page)
    await deployment.exchange({ renamed: true })
    await expect(prompt(page)).toBeVisible()
    await personalMenu(page).click()
    await expect.poll(() => documents).toHaveLength(1)
    await expect(shellOf(page).tab('首页')).toBeVisible()
    expect(await buildOf(page)).not.toBe(before)
    await personalMenu(page).click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect(documents).toHaveLength(1)
  })

  test('[LOOK-06] with unsaved work a missing file loads nothing again: a message says what helps', async ({
    page,
    signIn,
    deployment,
  }) => {
    const documents = await openShell(page, deployment.url, signIn, '/inbox/write')
    await makeDirty(page)
    await deployment.exchange({ renamed: true })
    await expect(prompt(page)).toBeVisible()
    await prompt(page).getByRole('button', { name: '稍后' }).click()
    await expect(prompt(page)).toBeHidden()
    await personalMenu(page).click()
    await expect(prompt(page)).toContainText('门户已更新，刷新后才能打开这一部分')
    expect(documents).toEqual([])
    await expect(shellOf(page).app('inbox').getByLabel('主题')).toHaveValue('未写完的信')
  })

  test('[LOOK-06] a build that misses a file makes no loop: the page is loaded again once, then its message stays', async ({
    page,
    signIn,
    deployment,
  }) => {
    await deployment.exchange({ without: 'personal-menu-' })
    const documents = await openShell(page, deployment.url, signIn)
    await personalMenu(page).click()
    await expect.poll(() => documents).toHaveLength(1)
    await loaded(page, '/new-version-')
    await personalMenu(page).click()
    await expect(prompt(page)).toContainText('刷新后才能打开这一部分')
    await expect(page.getByText('这一部分无法显示')).toBeVisible()
    expect(documents).toHaveLength(1)
  })

  test('[LOOK-06] a sign-in on the login page of a former version leads into the new one', async ({
    page,
    signIn,
    deployment,
  }) => {
    await page.goto(`${deployment.url}/login`)
    await loaded(page, '/soon-')
    const before = await buildOf(page)
    await deployment.exchange({ renamed: true })
    await signIn()
    await expect(shellOf(page).tab('首页')).toBeVisible()
    expect(await buildOf(page)).not.toBe(before)
  })
})
