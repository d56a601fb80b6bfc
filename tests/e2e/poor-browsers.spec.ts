import type { Page } from '@playwright/test'
import { messagesOf } from '../support/messages'
import { stripOf } from '../support/tab-strip'
import { expect, longUnless, popupOf, shellOf, signInBy, test } from '../support/test'
import { chooseInMenu } from '../support/top-bar'

/** What a browser, its user or an operator's policy may take away: each runs in every document before its scripts. */
const lacks: Record<string, () => void> = {
  'no BroadcastChannel': () => void Reflect.deleteProperty(window, 'BroadcastChannel'),
  'no IndexedDB': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'an IndexedDB that refuses': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  },
  'no files of the site': () =>
    void Reflect.deleteProperty(StorageManager.prototype, 'getDirectory'),
  'no EventSource': () => void Reflect.deleteProperty(window, 'EventSource'),
  'no SharedWorker': () => void Reflect.deleteProperty(window, 'SharedWorker'),
  'no Worker': () => void Reflect.deleteProperty(window, 'Worker'),
  'no IntersectionObserver': () => void Reflect.deleteProperty(window, 'IntersectionObserver'),
  'no locks': () => void Reflect.deleteProperty(Navigator.prototype, 'locks'),
  'storage that refuses': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  },
  'full storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

/** Uses a little of everything: what is typed stays, and each part opens. */
async function useAll(page: Page, account: string) {
  const shell = shellOf(page)
  await page.goto('/login')
  await signInBy(page, account)
  await expect(shell.pane('index')).toHaveAttribute('data-app-status', '1')
  await shell.open('内部邮件', 'inbox')
  await shell.app('inbox').getByRole('link', { name: '写信' }).click()
  const subject = shell.app('inbox').getByLabel('主题')
  await subject.fill('没有写完')
  await shell.open('公文管理', 'official')
  const messages = messagesOf(page)
  await messages.open()
  await expect(messages.rows.first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '下载管理' }).click()
  await expect(page.getByRole('dialog', { name: '下载管理' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('日程')
  await expect(page.getByRole('option', { name: /日程中心/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await shell.tab('内部邮件').click()
  await expect(subject).toHaveValue('没有写完')
}

for (const [name, take] of Object.entries(lacks)) {
  test(
    `[WEB-04] everything works with ${name}`,
    longUnless(name === 'no BroadcastChannel'),
    async ({ page, account }) => {
      await page.addInitScript(take)
      await useAll(page, account('zhangsan'))
    },
  )
}

test('[WEB-04] everything works with an extension that blocks what looks like tracking', {
  tag: '@long',
}, async ({ page, account, allowErrors }) => {
  allowErrors(/ERR_BLOCKED_BY_CLIENT/)
  const blocked: string[] = []
  await page.route(
    /\/(?:app-mounts|web-vitals|tracking\/state|session\/activity|notices)$/,
    (route) => {
      blocked.push(new URL(route.request().url()).pathname)
      return route.abort('blockedbyclient')
    },
  )
  await useAll(page, account('zhangsan'))
  expect(blocked).toContain('/tracking/state')
})

test('[WEB-04] with an extension that blocks frames of other sites the tab still opens the page in a window', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, shell, context, allowErrors } = await visit.mounted('/index')
  allowErrors(/ERR_BLOCKED_BY_CLIENT/)
  await context.route(/\/open\/policy\?iframeId=/, (route) => route.abort('blockedbyclient'))
  await shell.open('政策法规库', 'policy')
  const popup = await popupOf(page, () => stripOf(page).choose('政策法规库', '在新窗口打开'))
  await expect(popup.getByRole('heading', { name: '政策法规库' })).toBeVisible()
  await shell.open('内部邮件', 'inbox')
})

test('[WEB-04] without cookies the sign-in says what is missing', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
  )
  await page.goto('/login')
  await expect(page.getByRole('alert')).toContainText('浏览器禁用了 Cookie')
})

test('[WEB-05] a translator that replaces texts breaks nothing', async ({ visit }) => {
  const { page, shell } = await visit.mounted('/index')
  await page.evaluate(() => {
    // As common translators do: each text is wrapped in an element of theirs, including text that comes later.
    const wrap = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.matches('script,style,textarea,font')) return
      const font = document.createElement('font')
      font.textContent = `${text.data}*`
      text.replaceWith(font)
    }
    const wrapBelow = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      found.forEach(wrap)
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) wrapBelow(node)
    }).observe(document.body, { childList: true, subtree: true })
    wrapBelow(document.body)
  })
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: '快速查找' })
  for (const typed of ['t', 'o', 'n', 'g']) await page.keyboard.press(typed)
  for (let count = 0; count < 4; count += 1) await page.keyboard.press('Backspace')
  await page.keyboard.type('日程')
  await expect(palette.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await shell.open('内部邮件', 'inbox')
  await chooseInMenu(page, '张三', '个人信息')
  await expect(page.getByRole('dialog')).toBeVisible()
})
