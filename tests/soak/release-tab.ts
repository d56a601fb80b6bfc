import type { Browser, Locator, Page } from 'playwright'
import { createHttpClient } from '../support/http-client'

/** A tab that was opened before a release, and what its user has met since. */
export interface ReleaseTab {
  /** Uses what the page has already loaded, and what it loads only on use. */
  use(): Promise<void>
  troubles: string[]
  /** How often it announced a new version. */
  notices(): number
}

const draft = '没写完的信'
/** Connections that end with a portal are reported in the console; the page reconnects on its own. */
const expected = /WebSocket connection to/
const apps = ['addresslist', 'official', 'workflow']

export async function openReleaseTab(
  browser: Browser,
  url: string,
  account: string,
): Promise<ReleaseTab> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'zh-CN' })
  const client = createHttpClient(url)
  await client.signIn(account)
  await context.addCookies([...client.jar].map(([name, value]) => ({ name, value, url })))
  const page = await context.newPage()
  const troubles = watch(page)
  await page.goto(`${url}/inbox/write`)
  const subject = appOf(page, 'inbox').contentFrame().getByLabel('主题')
  await subject.fill(draft)
  let notices = 0
  let turn = 0

  async function dismissNotice() {
    const notice = page.getByRole('region', { name: '门户更新' })
    if (!(await notice.isVisible())) return
    notices += 1
    await notice.getByRole('button', { name: '稍后' }).click()
  }

  return {
    troubles,
    notices: () => notices,
    async use() {
      turn += 1
      const code = apps[turn % apps.length] ?? ''
      try {
        await dismissNotice()
        await openAndClose(page, code)
        await lookAround(page)
        await dismissNotice()
        const kept = await subject.inputValue()
        if (kept !== draft) troubles.push(`the draft has become "${kept}"`)
      } catch (error) {
        troubles.push(`turn ${turn}, ${code}: ${error instanceof Error ? error.message : error}`)
      }
    },
  }
}

/** The page's errors, and the error answers that it got. */
function watch(page: Page): string[] {
  const troubles: string[] = []
  page.on('pageerror', ({ message }) => troubles.push(message))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !expected.test(text)) troubles.push(text)
  })
  page.on('response', (answer) => {
    if (answer.status() >= 400) troubles.push(`${answer.status()} ${answer.url()}`)
  })
  return troubles
}

const appOf = (page: Page, code: string): Locator =>
  page.locator(`[data-app-code="${code}"] iframe`)

async function openAndClose(page: Page, code: string) {
  await page.locator(`nav a[href^="/${code}"]`).first().click()
  await page.locator(`[data-app-code="${code}"][data-app-status="1"]`).waitFor()
  await page.locator(`[role=tab][data-tab="${code}"]`).focus()
  await page.keyboard.press('Delete')
  await page.locator(`[data-app-code="${code}"]`).waitFor({ state: 'detached' })
}

/** The message centre and the palette, whose scripts load on first use. */
async function lookAround(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: /消息/ }).click()
  await page.getByRole('dialog', { name: /消息/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('通讯录')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}
