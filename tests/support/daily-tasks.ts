import type { Locator, Page } from '@playwright/test'
import { messagesOf } from './messages'
import { paletteOf } from './palette'
import { railOf } from './rail'
import { popupOf, shellOf, expect as usual } from './test'

/** As in playwright.config.ts, which holds only inside its runner. */
const expect = usual.configure({ timeout: 12_000 })

type Click = (target: Locator) => Promise<unknown>

/** What a task's message says. */
export const dailyMessage = { title: '请尽快签收', content: '<p>正文</p>' }

/**
 * What zhangsan does every day, starting at the home page, and how many clicks the best portal needs for it. There must
 * be a search index, and a message like `dailyMessage`.
 */
export const dailyTasks: Record<
  string,
  [clicks: number, task: (page: Page, click: Click) => Promise<void>]
> = {
  'three requests are approved': [
    // One of the clicks is the rail's, which opens the list.
    7,
    async (page, click) => {
      const { railLink, app } = shellOf(page)
      const workflow = app('workflow')
      await click(railLink('工作流'))
      await click(workflow.locator('a[href*="/detail/"]').first())
      for (const next of [true, true, false]) {
        await click(workflow.getByRole('button', { name: '同意', exact: true }))
        await expect(workflow.getByRole('status').filter({ hasText: '待办' })).toBeVisible()
        if (next) await click(workflow.getByRole('link', { name: /^下一件：/ }))
      }
    },
  ],
  'the unit is switched': [
    2,
    async (page, click) => {
      const button = page.getByRole('button', { name: '切换单位' })
      await click(button)
      await click(page.getByRole('menuitemradio', { name: '云州市发展和改革委员会' }))
      await expect(button).toHaveText('云州市发展和改革委员会')
    },
  ],
  'a document is found and opened': [
    2,
    async (page, click) => {
      const { button, box, group } = paletteOf(page)
      await click(button)
      await box.fill('档案')
      const hit = group('公文').getByRole('option').first()
      const opened = await popupOf(page, () => click(hit))
      await expect(shellOf(opened).pane('gw')).toHaveAttribute('data-app-status', '1')
      await opened.close()
    },
  ],
  'the text is made larger': [
    2,
    async (page, click) => {
      await click(page.getByRole('button', { name: '张三' }))
      const sizes = page.getByRole('radiogroup', { name: '字号' })
      await click(sizes.getByText('大', { exact: true }))
      await expect(sizes.getByRole('radio', { name: '大', exact: true })).toBeChecked()
    },
  ],
  'the screen is made dark': [
    2,
    async (page, click) => {
      await click(page.getByRole('button', { name: '张三' }))
      await click(page.getByRole('switch', { name: '深色' }))
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    },
  ],
  'a message is read': [
    2,
    async (page, click) => {
      const { button, row, detail } = messagesOf(page)
      await click(button)
      await click(row(dailyMessage.title))
      await expect(detail).toContainText('正文')
    },
  ],
  'all messages are marked as read': [
    2,
    async (page, click) => {
      const { button, readAll, popover } = messagesOf(page)
      await click(button)
      await click(readAll)
      await expect(popover.getByRole('heading', { name: '暂无未读消息' })).toBeVisible()
    },
  ],
  'a letter is begun': [
    2,
    async (page, click) => {
      const { railLink, app } = shellOf(page)
      await click(railLink('内部邮件'))
      await click(app('inbox').getByRole('link', { name: '写信' }))
      await expect(app('inbox').getByLabel('主题')).toBeVisible()
    },
  ],
  'an app that is not in the rail is opened': [
    2,
    async (page, click) => {
      const { more, drawer } = railOf(page)
      await click(more)
      await click(drawer.getByRole('link', { name: /^论坛/ }))
      await expect(shellOf(page).pane('forum')).toHaveAttribute('data-app-status', '1')
    },
  ],
  'a user signs out': [
    3,
    async (page, click) => {
      await click(page.getByRole('button', { name: '张三' }))
      await click(page.getByRole('menuitem', { name: '退出系统' }))
      const question = page.getByRole('alertdialog', { name: '确定要退出系统吗？' })
      await click(question.getByRole('button', { name: '退出系统' }))
      await expect(page).toHaveURL('/login')
    },
  ],
}
