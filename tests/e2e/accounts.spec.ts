import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { listenLocally } from '../support/ports'
import { openSpace, startStack } from '../support/stack'
import { expect, openWindow, signInBy, test } from '../support/test'

const base = '/service-base'

function accountsOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: '切换账号' })
  const airlines = page.getByRole('dialog', { name: '选择航司' })
  return {
    dialog,
    airlines,
    radio: (name: string) => dialog.getByRole('radio', { name }),
    box: (name: string) => airlines.getByRole('checkbox', { name }),
    go: dialog.getByRole('button', { name: '切换', exact: true }),
    confirm: airlines.getByRole('button', { name: '确定' }),
    userButton: (name: string) => page.getByRole('button', { name }),
    async open(name: string) {
      await page.getByRole('button', { name }).click()
      await page.getByRole('menuitem', { name: '切换账号' }).click()
    },
  }
}

test('[ME-06] an account and its airlines are chosen by keyboard', async ({ visit }) => {
  const { page, space, accounts } = await visit('/index', { accounts: accountsOf }, 'wujiu')
  await accounts.open('吴九')
  await expect(accounts.dialog.getByRole('radio')).toHaveCount(3)
  await expect(accounts.radio('吴九')).toBeDisabled()
  await expectAccessible(page)
  await accounts.go.press('Enter')
  await expect(accounts.dialog.getByRole('alert')).toHaveText('请选择要切换到的账号')
  await expect(accounts.radio('李四')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')

  await expect(accounts.box('全选')).toBeFocused()
  await expect(accounts.airlines.getByRole('checkbox', { checked: true })).toHaveCount(4)
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await expect(accounts.airlines.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await accounts.confirm.press('Enter')
  await expect(accounts.airlines.getByRole('alert')).toHaveText('请至少选择一家航司')
  await expect(accounts.box('全选')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(accounts.airlines).toContainText('已选 2/3')
  await expect(accounts.box('全选')).toHaveJSProperty('indeterminate', true)
  await page.keyboard.press('Enter')
  await expect(accounts.userButton('李四')).toBeVisible()
  await expect(page).toHaveURL(/\/index$/)
  const [bound] = space.journal.find({ path: `${base}/hnacommon/bindAirways` })
  expect(bound?.body).toMatchObject({ airwaysCodes: ['QH', 'BH'] })
})

test('[ME-06] [DESK-06] unsaved work is asked about first; another window goes along', {
  tag: '@long',
}, async ({ visit, context }) => {
  const { page, shell } = await visit('/inbox/write', 'wujiu')
  const other = await openWindow(context, '/list/index')
  await shell.app('inbox').getByLabel('主题').fill('未写完的信')
  await expect(shell.tab('内部邮件')).toHaveAccessibleName(/有未保存的内容/)
  const accounts = accountsOf(page)
  await accounts.open('吴九')
  const question = page.getByRole('alertdialog', { name: '内容尚未保存' })
  await question.getByRole('button', { name: '放弃并切换' }).click()
  await accounts.radio('李四').check()
  await accounts.go.click()
  await accounts.confirm.click()
  await expect(accounts.userButton('李四')).toBeVisible()
  await expect(accountsOf(other).userButton('李四')).toBeVisible()
})

test('[ME-06] Esc changes nothing, and gives focus and token back', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, space, accounts } = await visit('/index', { accounts: accountsOf }, 'wujiu')
  await accounts.open('吴九')
  await accounts.radio('李四').check()
  await accounts.go.click()
  await expect(accounts.airlines).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(accounts.airlines).toBeHidden()
  await expect(accounts.userButton('吴九')).toBeFocused()
  const dropped = () => space.journal.find({ path: '/auth/token/logout' })
  await expect.poll(dropped).toMatchObject([{ account: 'lisi' }])
  await page.reload()
  await expect(accounts.userButton('吴九')).toBeVisible()
})

test('[ME-06] somebody with one account is told so', { tag: '@long' }, async ({ visit }) => {
  const { accounts } = await visit('/index', { accounts: accountsOf })
  await accounts.open('张三')
  await expect(accounts.dialog).toContainText('暂无可切换的账号')
  await accounts.dialog.getByRole('button', { name: '取消' }).click()
  await expect(accounts.dialog).toBeHidden()
})

test.describe('one airline', () => {
  test.use({ scenario: 'one-airline' })

  test('[ME-06] is taken without asking', { tag: '@long' }, async ({ visit }) => {
    const { accounts } = await visit('/index', { accounts: accountsOf }, 'wujiu')
    await accounts.open('吴九')
    await accounts.radio('李四').check()
    await accounts.go.click()
    await expect(accounts.userButton('李四')).toBeVisible()
  })
})

test.describe('without the flag', () => {
  test.use({ scenario: 'all-flags-off' })

  test('[ME-06] [NAV-04] there is no entry', { tag: '@long' }, async ({ visit }) => {
    const { page } = await visit('/index', 'wujiu')
    await page.getByRole('button', { name: '吴九' }).click()
    await expect(page.getByRole('menuitem', { name: '退出系统' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: '切换账号' })).toHaveCount(0)
  })
})

test('[ME-06] [ERR-01] each failure is told, and the step tried again', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, space, allowErrors, accounts } = await visit(
    '/index',
    { accounts: accountsOf },
    'wujiu',
  )
  allowErrors(/status of (?:422|502|503)/)
  const list = { path: `${base}/open/listAllAccounts`, kind: 'status', status: 500 } as const
  space.faults.add(list)
  await accounts.open('吴九')
  await expect(accounts.dialog).toContainText('获取用户账号列表失败')
  await expect(accounts.dialog).toContainText('服务出现错误')
  space.faults.clear()
  await accounts.dialog.getByRole('button', { name: '重试' }).click()
  await accounts.radio('李四').check()

  const alert = page.getByRole('dialog').getByRole('alert')
  space.faults.add({ path: `${base}/open/ldap/changeAccount`, kind: 'code', code: 9 })
  await accounts.go.click()
  await expect(alert.getByText('切换账号失败', { exact: true })).toBeVisible()
  space.faults.clear()
  await accounts.go.click()
  await expect(accounts.airlines).toBeVisible()

  space.faults.add({ path: `${base}/hnacommon/bindAirways`, kind: 'code', code: 9 })
  await accounts.confirm.click()
  await expect(alert).toContainText('绑定航司失败，失败原因：')
  space.faults.clear()
  space.faults.add({ path: `${base}/hnacommon/getInitInfo`, kind: 'status', status: 500 })
  await accounts.confirm.click()
  await expect(alert).toHaveText('服务出现错误，请稍后再试')
  space.faults.clear()
  await accounts.confirm.click()
  await expect(accounts.userButton('李四')).toBeVisible()
})

test.describe('inside another page', () => {
  let parent: Server
  test.afterEach(() => parent.close())

  test('[ME-06] [SAFE-07] the hand-over is posted to the configured parent', async ({ page }) => {
    let portal = ''
    parent = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(`<title>OA</title><iframe width="1200" height="700" src="${portal}/index"></iframe>
        <script>addEventListener('message', ({ origin, data }) => {
          if (origin === '${portal}') document.title = JSON.stringify(data)
        })</script>`)
    })
    const { url: address } = await listenLocally(parent)
    const stack = await startStack({ PARENT_ORIGINS: address })
    portal = stack.portal.url
    const { account } = openSpace(stack, 'one-airline')
    await page.goto(`${portal}/login`)
    await signInBy(page, account('wujiu'))
    await page.waitForURL(/\/index$/)

    await page.goto(address)
    const inside = page.frameLocator('iframe')
    await inside.getByRole('button', { name: '吴九' }).click()
    await inside.getByRole('menuitem', { name: '切换账号' }).click()
    await inside.getByRole('radio', { name: '李四' }).check()
    await inside.getByRole('button', { name: '切换', exact: true }).click()
    await expect(page).toHaveTitle(/ssoLogin/)
    const message = JSON.parse(await page.title())
    expect(message).toEqual({
      type: 'ssoLogin',
      url: expect.stringMatching(new RegExp(`^${portal}/ssoLogin\\?tk=[\\w-]+&url=%2F$`)),
    })
    await page.goto('about:blank')
    await stack.close()
  })
})
