import type { Locator, Page } from '@playwright/test'
import { expect, shellOf } from './test'

/** Puts a field with that name first in an app's page, whatever the app is, and gives the field. */
async function addField(page: Page, code: string, title: string): Promise<Locator> {
  const shell = shellOf(page)
  await shell.body(code).evaluate((body, name) => {
    body.prepend(Object.assign(document.createElement('textarea'), { title: name }))
  }, title)
  return shell.app(code).getByTitle(title)
}

/**
 * Three apps with typed text in them, 通知公告 in front. `run` runs a function as if it were a script of that app, and
 * `add` puts markup into its page; `expectOthersKept` finds the other two unchanged in the same window, and comes back.
 */
export async function withWorkOpen(page: Page, open: (path: string) => Promise<unknown>) {
  await open('/inbox/write')
  const shell = shellOf(page)
  const subject = shell.app('inbox').getByLabel('主题')
  await subject.fill('没有写完的信')
  await shell.open('首页', 'index')
  const note = await addField(page, 'index', '便笺')
  await note.fill('没有写完的便笺')
  await shell.open('通知公告', 'list')
  const draft = await addField(page, 'list', '草稿')
  await draft.fill('没有写完的话')
  await page.evaluate(() => Object.assign(window, { sameWindow: true }))
  const body = shell.body('list')

  async function expectOthersKept() {
    expect(await page.evaluate(() => 'sameWindow' in window)).toBe(true)
    await shell.tab('内部邮件').click()
    await expect(subject).toHaveValue('没有写完的信')
    await shell.tab('首页').click()
    await expect(note).toHaveValue('没有写完的便笺')
    await shell.tab('通知公告').click()
  }

  return {
    page,
    shell,
    pane: shell.pane('list'),
    app: shell.app('list'),
    draft,
    run: (act: (address: string) => void, address = '') =>
      body.evaluate(
        (_, [source, to]) => {
          const script = document.createElement('script')
          script.nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? ''
          // Deferred, because what it does may end this document.
          script.textContent = `setTimeout(() => (${source})(${JSON.stringify(to)}))`
          document.body.append(script)
        },
        [String(act), address] as const,
      ),
    add: (markup: string) =>
      body.evaluate((own, html) => own.insertAdjacentHTML('afterbegin', html), markup),
    expectOthersKept,
    /** The same, including the text in the app itself. */
    async expectKept() {
      await expectOthersKept()
      await expect(draft).toHaveValue('没有写完的话')
    },
  }
}
