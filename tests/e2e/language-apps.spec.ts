import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from '../support/test'

const appOf = (page: Page, code: string) =>
  page.locator(`[data-app-code="${code}"]`).frameLocator('iframe')

async function choose(page: Page, language: 'English' | '中文') {
  await page.getByRole('button', { name: '张三' }).click()
  await page.getByRole('menuitem', { name: language }).click()
}

const speakEnglish = (page: Page, url: string) =>
  page.context().addCookies([{ name: 'portal-language', value: 'en-US', url }])

test('[LOOK-15] English reaches rail, tab and app at once, keeps what is typed, and goes again', async ({
  visit,
}) => {
  test.slow()
  const { page } = await visit('/inbox/write')
  const app = appOf(page, 'inbox')
  await app.getByLabel('主题').fill('Quarterly report')
  await choose(page, 'English')

  await expect(app.getByRole('heading', { name: 'Write' })).toBeVisible()
  await expect(app.getByLabel('Subject')).toHaveValue('Quarterly report')
  await expect(app.getByRole('link', { name: 'Inbox' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Mail' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Apps' }).getByText('Contacts')).toBeVisible()

  await choose(page, '中文')
  await expect(app.getByLabel('主题')).toHaveValue('Quarterly report')
  await expect(page.getByRole('navigation', { name: '应用导航' }).getByText('通讯录')).toBeVisible()
})

test('[LOOK-15] a form of an app keeps its fields and their errors change their language', {
  tag: '@long',
}, async ({ visit }) => {
  const { page } = await visit('/scheduleCenter/center/new?date=2026-12-01')
  const app = appOf(page, 'scheduleCenter')
  await app.getByLabel('地点').fill('302')
  await app.getByRole('button', { name: '保存' }).click()
  await expect(app.getByText('请输入标题')).toBeVisible()
  await choose(page, 'English')
  await expect(app.getByText('Enter a title')).toBeVisible()
  await expect(app.getByLabel('Place')).toHaveValue('302')
  await expect(app.locator('html')).toHaveAttribute('lang', 'en-US')
})

test('[LOOK-15] an app that sets a language of its own for a call keeps it', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, space } = await visit('/list/index')
  const path = '/service-notify/notice/page'
  const body = appOf(page, 'list').locator('body')
  await expect(body).toContainText('全部')
  space.journal.clear()
  await body.evaluate(async (_, address) => {
    const wish = { 'Accept-Language': 'fr-FR' }
    await fetch(`${address}?pageNo=1&length=1`, { headers: wish })
    await fetch(`${address}?pageNo=1&length=2`)
    await new Promise((done) => {
      const request = new XMLHttpRequest()
      request.open('GET', `${address}?pageNo=1&length=3`)
      request.setRequestHeader('Accept-Language', 'fr-FR')
      request.onloadend = done
      request.send()
    })
  }, path)
  const calls = space.journal.find({ path }).map(({ query, headers }) => {
    return [query.length, headers['accept-language']]
  })
  // The app fetches its own pages on every push.
  const ours = calls.filter(([length]) => Number(length) <= 3)
  expect(ours).toEqual([
    ['1', 'fr-FR'],
    ['2', 'zh-CN'],
    ['3', 'fr-FR'],
  ])
})

/** Chinese in an app's own interface: buttons, headings, labels, names of columns and parts. */
function chineseChrome(root: Element): string[] {
  const chrome =
    'button, th, dt, label, legend, h1, h2, h3, nav a, .button, .state, .tag, .pager, option, [role=tab]'
  const runs = new Set<string>()
  const note = (text: string | null) => {
    for (const run of text?.match(/\p{Script=Han}+/gu) ?? []) runs.add(run)
  }
  for (const element of root.querySelectorAll<HTMLElement>(chrome)) {
    if (element.closest('.paper')) continue
    for (const node of element.childNodes) if (node instanceof Text) note(node.data)
  }
  for (const name of ['aria-label', 'placeholder', 'title']) {
    for (const element of root.querySelectorAll(`[${name}]`)) note(element.getAttribute(name))
  }
  return [...runs]
}

const screens: [code: string, path: string][] = [
  ['index', '/index'],
  ['door', '/door'],
  ['bmmh', '/bmmh'],
  ['inbox', '/inbox/list/1'],
  ['inbox', '/inbox/write'],
  ['list', '/list/index'],
  ['official', '/official'],
  ['official', '/official/edit'],
  ['pendCenter', '/pendCenter/handle'],
  ['center', '/center/myFile'],
  ['addresslist', '/addresslist/org'],
  ['meetingnotice', '/meetingnotice/noticeDetail'],
  ['scheduleCenter', '/scheduleCenter/center/index'],
  ['scheduleCenter', '/scheduleCenter/center/new'],
  ['workflow', '/workflow/todo'],
  ['workflow', '/workflow/start'],
  ['workflow', '/workflow/start/leave'],
  ['personCollect', '/personCollect/myCollect'],
  ['gwsearch', '/gwsearch/full-text-search'],
  ['forum', '/forum/topics'],
  ['forum', '/forum/write'],
  ['work', '/work/list'],
  ['dailyPerson', '/dailyPerson/index'],
  ['system', '/system/settingcenter/edit'],
  ['ai', '/ai/chat'],
  ['formDesigner', '/formDesigner/forms'],
  ['lowcode', '/lowcode/pages'],
]

async function settled(app: FrameLocator) {
  await expect(app.locator('body')).toContainText(/\w/)
  await expect(app.getByText('Loading…')).toHaveCount(0)
  await expect(app.locator('[aria-busy="true"]')).toHaveCount(0)
}

test('[LOOK-15] no demo app has Chinese in its buttons, headings and labels when it speaks English', {
  tag: '@long',
}, async ({ visit, stack }) => {
  // The test visits every app.
  test.setTimeout(300_000)
  const { page, space } = await visit('/list/index')
  await speakEnglish(page, stack.portal.url)
  const found: Record<string, string[]> = {}
  for (const [code, path] of screens) {
    await page.goto(path)
    await expect(page.locator(`[data-app-code="${code}"]`)).toHaveAttribute('data-app-status', '1')
    const app = appOf(page, code)
    await settled(app)
    const runs = await app.locator('body').evaluate(chineseChrome)
    const answer = await fetch(`${stack.mock.url}/__mock/spaces/${space.id}/export`)
    const data = await answer.text()
    const foreign = runs.filter((run) => !data.includes(run))
    if (foreign.length > 0) found[path] = foreign
  }
  expect(found).toEqual({})
})
