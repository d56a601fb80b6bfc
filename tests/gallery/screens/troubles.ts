import { mailsModel } from '../../../mock-platform/data/mails'
import { messagesModel } from '../../../mock-platform/data/messages'
import { signInAgainOf } from '../../support/sign-in-over'
import { expect } from '../../support/test'
import { inShell, pressEntry, type Screen } from '../screen'

const down = /status of 50\d/
const minute = 60_000

const failing = (path: string): Pick<Screen, 'prepare' | 'errors'> => ({
  prepare: (space) => space.faults.add({ path, kind: 'status', status: 503 }),
  errors: down,
})
const slow = (path: string): Pick<Screen, 'prepare' | 'isLoading'> => ({
  prepare: (space) => space.faults.add({ path, kind: 'delay', delayMs: 10 * minute }),
  isLoading: true,
})

/** An entry of the top bar whose data fails, is slow, or is not there. */
const over = (name: string, title: string, id: string, state: Partial<Screen>) =>
  inShell(name, title, '/list/index', {
    ...state,
    async steps({ page }) {
      await pressEntry(page, id)
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  })

const failedApp = { app: { code: 'inbox', status: '4' }, errors: down } as const

/** Screens that are empty, that failed, or that never finish loading. */
export const troubleScreens: readonly Screen[] = [
  inShell('mail-empty', '收件箱，空', '/inbox/list/1', {
    prepare(space) {
      const mails = space.collection(mailsModel)
      for (const { id } of mails.by('account', 'zhangsan')) mails.remove(id)
    },
  }),
  inShell('mail-failing', '收件箱，失败', '/inbox/list/1', failing('/service-mail/*')),
  inShell('mail-loading', '收件箱，加载中', '/inbox/list/1', slow('/service-mail/*')),
  inShell('messages-empty', '消息中心，空', '/message-center/index', {
    prepare(space) {
      const messages = space.collection(messagesModel)
      for (const { id } of messages.by('account', 'zhangsan')) messages.remove(id)
    },
  }),
  inShell(
    'messages-failing',
    '消息中心，失败',
    '/message-center/index',
    failing('/service-message/*'),
  ),
  inShell('messages-loading', '消息中心，加载中', '/message-center/index', {
    ...slow('/service-message/*'),
  }),
  over('files-failing', '文件中心（顶栏），失败', 'files', failing('/service-filecenter/*')),
  over('files-loading', '文件中心（顶栏），加载中', 'files', slow('/service-filecenter/*')),
  inShell('home-failing', '首页，失败', '/index', failing('/service-portal/*')),
  inShell('apps-failing', '应用列表，失败', '/inbox/list/1', {
    ...failing('/service-system/sysappuser/list'),
    app: null,
    steps: ({ shell }) => expect(shell.rail).toContainText('应用列表加载失败'),
  }),
  inShell('app-failed', '应用加载失败', '/inbox/list/1', {
    ...failing('/subapps/inbox/'),
    ...failedApp,
    extent: 'main',
  }),
  inShell('app-failed-details', '应用加载失败，详情', '/bad-crash', {
    scenario: 'misbehaving-apps',
    app: { code: 'bad-crash', status: '4' },
    isChinese: true,
    async steps({ shell }) {
      await shell.pane('bad-crash').getByText('详情').click()
    },
  }),
  inShell('app-refuses-frame', '应用不允许嵌入', '/bad-frame', {
    scenario: 'misbehaving-apps',
    app: null,
    errors: /Refused to|violates the following|Failed to load/,
    steps: ({ page }) =>
      expect(page.getByRole('heading', { name: '该应用不允许在门户中打开' })).toBeVisible(),
  }),
  inShell('app-loading', '应用加载中', '/bad-hang', {
    scenario: 'misbehaving-apps',
    app: { code: 'bad-hang', status: '3' },
    isLoading: true,
    steps: ({ page }) => expect(page.getByText('正在加载数据....')).toBeVisible(),
  }),
  inShell('offline', '网络已断开', '/list/index', {
    isChinese: true,
    extent: 'main',
    errors: /WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load)/,
    async steps({ page, context }) {
      await context.setOffline(true)
      await expect(page.getByRole('status').filter({ hasText: '网络已断开' })).toBeVisible()
    },
  }),
  inShell('idle', '系统即将自动退出', '/list/index', {
    isChinese: true,
    extent: 'main',
    prepare: (space) => space.users.update('zhangsan', { logoutLen: 10 }),
    timeRuns: true,
    async steps({ page }) {
      const watching = page.waitForResponse((answer) => /\/leaving-/.test(answer.url()))
      await page.clock.fastForward(5_000)
      await watching
      await page.clock.fastForward(10 * minute)
      await expect(page.getByRole('alertdialog', { name: '系统即将自动退出' })).toBeVisible()
    },
  }),
  inShell('sign-in-again', '登录已失效', '/inbox/list/1', {
    isChinese: true,
    extent: 'main',
    errors: /status of 401|HTTP Authentication failed/,
    // The app behind it is waiting for an answer.
    isLoading: true,
    async steps({ page, shell, space }) {
      space.clock.advance(13 * 60 * minute)
      await shell.app('inbox').getByRole('link', { name: '已发送' }).dispatchEvent('click')
      const form = signInAgainOf(page).frameLocator('iframe[title="登录页"]')
      await expect(form.getByRole('button', { name: '登录' })).toBeVisible()
    },
  }),
]
