import type { Page } from '@playwright/test'
import { docs, grade, gradesOf } from '../support/conformance'
import { type CreatedApp, createApp, inApp, registerApp, templates } from '../support/created-apps'
import { test as base, expect, longUnless, shellOf } from '../support/test'

// Otherwise each worker would make and build the apps again.
base.describe.configure({ mode: 'default', timeout: 120_000 })

for (const template of templates) {
  const test = base.extend<{ created: CreatedApp }>({
    created: async ({ kept }, use) => use(await kept(template, () => createApp(template))),
  })

  test.describe(`a new app of the template ${template}`, longUnless(template === 'react'), () => {
    test('[KIT-01] [ANY-08] mounts in the portal; links, Back, a reload and a deep link reach its pages', {
      tag: '@long',
    }, async ({ page, space, created, openAs, context }) => {
      registerApp(space, created)
      await openAs('zhangsan', `/${created.code}`)
      const { pane, rows, detail, shell } = partsOf(page, created)
      await expect(pane).toHaveAttribute('data-app-status', '1')
      const first = rows.first()
      const title = (await first.textContent()) ?? ''
      await first.click()
      await expect(detail(title)).toBeVisible()
      await expect(shell.tab(title)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/${created.code}/?#/notice/`))
      const deepLink = page.url()

      await page.goBack()
      await expect(first).toHaveText(title)
      await expect(shell.tab(created.title)).toBeVisible()
      await page.goForward()
      await page.reload()
      await expect(detail(title)).toBeVisible()

      const other = await context.newPage()
      await other.goto(deepLink)
      await expect(partsOf(other, created).detail(title)).toBeVisible()
    })

    test('[KIT-01] [ANY-08] keeps a note while it is moved in, asks before losing it, and leaves nothing when closed', async ({
      page,
      space,
      created,
      openAs,
    }) => {
      registerApp(space, created)
      await openAs('zhangsan', `/${created.code}`)
      const { shell, app, pane, rows } = partsOf(page, created)
      const title = (await rows.first().textContent()) ?? ''
      await rows.first().click()
      const note = app.getByLabel('批注')
      await note.fill('带上材料')
      await app.getByRole('link', { name: '返回列表' }).click()
      await rows.first().click()
      await expect(note).toHaveValue('带上材料')

      await shell.closeButton(title).click()
      const question = page.getByRole('alertdialog', { name: '内容尚未保存' })
      await question.getByRole('button', { name: '继续编辑' }).click()
      await app.getByRole('button', { name: '保存' }).click()
      await expect(app.getByRole('button', { name: '已保存' })).toBeDisabled()
      await shell.closeButton(title).click()
      await expect(pane).toHaveCount(0)
      await expect(question).toHaveCount(0)
      await expect(shell.tab(title)).toHaveCount(0)
      expect(page.frames().filter((one) => one.url().includes(created.code))).toEqual([])
    })

    test('[KIT-01] shows its sample data if the page is opened alone', { tag: '@long' }, async ({
      page,
      created,
    }) => {
      await page.goto(`${created.url}/index.html`)
      await page.getByRole('link', { name: '关于开展消防演练的通知' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于开展消防演练的通知')
      await expect(page).toHaveTitle('关于开展消防演练的通知')
      await page.reload()
      await expect(page.getByLabel('批注')).toHaveValue('')
      await page.goBack()
      await expect(page.getByRole('listitem')).toHaveCount(2)
    })

    test('[KIT-01] passes the portal’s examination', { tag: '@long' }, async ({
      visit,
      created,
    }) => {
      const { page } = await visit('/devDocs/conformance')
      await grade(page, { entry: `${created.url}/index.html`, path: `/${created.code}` })
      const question = docs(page).getByRole('dialog')
      await question.getByRole('button', { name: '开始检测' }).click()
      const grades = await gradesOf(page)
      expect(Object.values(grades).filter((one) => !['通过', '信息'].includes(one))).toEqual([])
      await expect(docs(page).getByRole('heading', { level: 2, name: '通过' })).toBeVisible()
    })

    test('[KIT-01] passes its own unit test and type check', { tag: '@long' }, async ({
      created,
    }) => {
      expect(await inApp(created.folder, 'test')).toMatch(/Tests\s+1 passed/)
      await inApp(created.folder, 'run', 'check', '--if-present')
    })
  })
}

function partsOf(page: Page, { code }: CreatedApp) {
  const shell = shellOf(page)
  const app = shell.app(code)
  return {
    shell,
    app,
    pane: shell.pane(code),
    rows: app.getByRole('listitem').getByRole('link'),
    detail: (title: string) => app.getByRole('heading', { name: title, level: 1 }),
  }
}
