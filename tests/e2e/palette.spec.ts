import type { Page } from '@playwright/test'
import { holdFiles } from '../support/held-files'
import { paletteOf } from '../support/palette'
import { makeSearchIndex } from '../support/search-index'
import { expect, longUnless, shellOf, test } from '../support/test'

test.beforeAll(({ stack }) => makeSearchIndex(stack))

const peoplePath = '/service-addressbook/person/page'
const documentsPath = '/api/esSearch/pageQuery'

/** No script comes until the answer is called. */
const holdScripts = (page: Page) => holdFiles(page, '**/*.js')

const ready = (page: Page, code: string) =>
  expect(shellOf(page).pane(code)).toHaveAttribute('data-app-status', '1')

test('[DESK-09] Ctrl+K finds apps by name, pinyin and initials, opens them, and has the last ones first', async ({
  visit,
}) => {
  const { page, shell } = await visit('/index')
  await ready(page, 'index')
  const { open, box, option, active, group, dialog, button } = paletteOf(page)
  await open()
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expect(group('最近使用')).toHaveCount(0)
  for (const typed of ['通讯', 'tongxun', 'TXL', 'txunlu']) {
    await box.fill(typed)
    await expect(active).toContainText('通讯录')
    const id = await active.getAttribute('id')
    await expect(box).toHaveAttribute('aria-activedescendant', id ?? '')
  }
  await expect(active.locator('em')).toHaveText(['通', '讯', '录'])
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(shell.tab('通讯录')).toHaveAttribute('aria-selected', 'true')
  await ready(page, 'addresslist')
  await expect(button).not.toBeFocused()

  await open()
  await expect(group('最近使用').getByRole('option')).toHaveCount(0)
  await expect(group('已打开的标签页')).toContainText('首页')
  await box.fill('sy')
  await expect(active).toContainText('首页')
  await page.keyboard.press('Enter')
  await expect(shell.tab('首页')).toHaveAttribute('aria-selected', 'true')

  await open()
  await expect(group('最近使用').getByRole('option').first()).toContainText('通讯录')
  const first = await active.textContent()
  await page.keyboard.press('ArrowUp')
  await expect(active).not.toHaveText(first ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(active).toHaveText(first ?? '')
  await page.keyboard.press('PageDown')
  await expect(active).not.toHaveText(first ?? '')

  await box.fill('zzzz没有')
  await expect(dialog.getByText('没有找到与“zzzz没有”有关的内容')).toBeVisible()
  await expect(option(/./)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('[DESK-09] the bar has a button for it, which has the focus again after Escape', async ({
  visit,
}) => {
  const { page } = await visit('/index')
  await ready(page, 'index')
  const { button, dialog, box, option } = paletteOf(page)
  await button.click()
  await expect(box).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(dialog).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await box.fill('rgzn')
  await box.fill('njyj')
  await box.fill('nbyj')
  await option('内部邮件').click()
  await expect(page).toHaveURL(/\/inbox\//)
})

test('[DESK-09] closed and wanted again at once, it is there again, empty', {
  tag: '@long',
}, async ({ visit }) => {
  const { page } = await visit('/index')
  await ready(page, 'index')
  const { open, box, button, dialog } = paletteOf(page)
  await button.focus()
  await open()
  await box.fill('关闭')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()

  await open()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  // Some of the keys come while the former palette is still closing and gives the focus back.
  await page.keyboard.type('txl', { delay: 40 })
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('txl')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('[DESK-09] what was chosen comes, though the palette’s key is pressed in the same moment', async ({
  visit,
}) => {
  const { page } = await visit('/index')
  await ready(page, 'index')
  const { open, box, active, dialog } = paletteOf(page)
  await open()
  await box.fill('xgmm')
  await expect(active).toContainText('修改密码')
  await page.evaluate(() => {
    const press = (init: KeyboardEventInit) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
      )
    press({ key: 'Enter' })
    press({ key: 'k', code: 'KeyK', ctrlKey: true })
  })
  await expect(page.getByRole('dialog', { name: '修改密码' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test.describe('before its file is there', () => {
  // Files that are held back are preloaded, but used late.
  test.use({ allowedErrors: /preloaded using link preload/ })

  test('[DESK-09] the key and what is typed after it count from the first sight of the page', async ({
    visit,
  }) => {
    const { page, shell } = await visit.mounted('/index')
    const { box, active, dialog } = paletteOf(page)
    // The page comes in pieces: a key between two of them must find its field.
    const html = await (await page.request.get('/index')).text()
    expect(html.indexOf('data-early')).toBeGreaterThan(0)
    expect(html.indexOf('data-early')).toBeLessThan(html.indexOf('<header'))
    const release = await holdScripts(page)
    await page.goto('/index', { waitUntil: 'commit' })
    await expect(shell.banner).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('txll')
    await page.keyboard.press('Backspace')
    release()
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('txl')
    await expect(active).toContainText('通讯录')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  for (const alive of [false, true]) {
    const when = alive ? 'while the palette comes' : 'before the page is alive'
    test(
      `[DESK-09] Enter and arrows count in their order, ${when}`,
      longUnless(alive),
      async ({ visit }) => {
        const { page, shell } = await visit.mounted('/index')
        const { box, dialog, option } = paletteOf(page)
        const release = await holdScripts(page)
        if (!alive) {
          await page.goto('/index', { waitUntil: 'commit' })
          await expect(shell.banner).toBeVisible()
        }
        await page.keyboard.press('Control+k')
        await page.keyboard.type('gb')
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('ArrowUp')
        release()
        await expect(box).toHaveValue('gb')
        await expect(option(/./).nth(1)).toHaveAttribute('aria-selected', 'true')
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      },
    )

    test(`[DESK-09] what Enter chooses opens, ${when}`, longUnless(!alive), async ({ visit }) => {
      const { page, shell } = await visit.mounted('/index')
      const release = await holdScripts(page)
      if (!alive) {
        await page.goto('/index', { waitUntil: 'commit' })
        await expect(shell.banner).toBeVisible()
      }
      await page.keyboard.press('Control+k')
      await page.keyboard.type('tongxunlu')
      await page.keyboard.press('Enter')
      release()
      await expect(page).toHaveURL(/\/addresslist/)
      await expect(paletteOf(page).dialog).toHaveCount(0)
    })
  }

  test('[DESK-09] what is typed after the key goes to it and not into the app, and Escape takes the key back', async ({
    visit,
  }) => {
    const { page, shell } = await visit.mounted('/example-plain')
    const { box, dialog } = paletteOf(page)
    await shell
      .body('example-plain')
      .evaluate((body) => body.prepend(document.createElement('input')))
    const field = shell.app('example-plain').locator('input').first()
    const release = await holdScripts(page)
    await field.focus()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('sy')
    await page.keyboard.press('Escape')
    await expect(field).toBeFocused()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('txl')
    release()
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('txl')
    await expect(field).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(field).toBeFocused()
  })
})

test('[DESK-09] it opens from inside an app and a frame of the app’s, unless they take the key; Ctrl+F stays the browser’s', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, shell } = await visit('/example-plain')
  await ready(page, 'example-plain')
  const { open, dialog, box } = paletteOf(page)
  const body = shell.body('example-plain')
  await body.evaluate((element) => {
    const input = document.createElement('input')
    input.id = 'typing'
    const inner = document.createElement('iframe')
    inner.srcdoc = '<input id="deep">'
    element.prepend(input, inner)
  })
  const typing = shell.app('example-plain').locator('#typing')
  const deep = shell.app('example-plain').frameLocator('iframe').locator('#deep')
  for (const field of [typing, deep]) {
    await field.focus()
    await open()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(field).toBeFocused()
  }

  await typing.focus()
  const keys = await typing.evaluate((field) => {
    const prevented = (init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })
      field.dispatchEvent(event)
      return event.defaultPrevented
    }
    return [
      prevented({ key: 'f', code: 'KeyF', ctrlKey: true }),
      prevented({ key: 'k', code: 'KeyK', ctrlKey: true, shiftKey: true }),
      prevented({ key: 'k', code: 'KeyK' }),
    ]
  })
  expect(keys).toEqual([false, false, false])

  await body.evaluate(() => {
    window.addEventListener('keydown', (event) => {
      if (event.ctrlKey && event.key === 'k') event.preventDefault()
    })
  })
  await typing.press('Control+k')
  await shell.tab('首页').or(shell.tab('平台管理')).first().focus()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Meta+k')
  await expect(box).toBeFocused()
})

test('[DESK-09] [SEARCH-03] documents are found as they are typed, and leave no history', {
  tag: '@long',
}, async ({ visit, context }) => {
  const { page, space } = await visit('/index')
  await ready(page, 'index')
  const { open, box, group, active } = paletteOf(page)
  await open()
  await box.fill('档')
  await box.fill('档案')
  const found = group('公文').getByRole('option')
  await expect(found).toHaveCount(6)
  await expect(found.last()).toContainText(/在公文检索中查看全部 \d+ 条/)
  const asked = space.journal.find({ path: documentsPath })
  expect(asked.map(({ body }) => body)).toEqual([
    expect.objectContaining({ keyword: '档案', keep: false }),
  ])
  await expect(active).toHaveCount(1)
  const opened = context.waitForEvent('page')
  await found.first().click()
  const detail = await opened
  expect(detail.url()).toMatch(/\/gw\/detail\?docInstId=[^&]+&id=[^&]+&type=[01]?&fullscreen=1$/)
  await detail.close()

  await open()
  await box.fill('档案')
  await found.last().click()
  await expect(page).toHaveURL(/\/gwsearch\/full-text-search\?keyword=/)
})

test.describe('people', () => {
  test.use({ allowedErrors: /status of 50[24]|status of 503/ })

  test('[DESK-09] are found in the address book, opened by Enter and written to by Ctrl+Enter; a failure says so and leaves the rest', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, shell, space } = await visit('/index')
    await ready(page, 'index')
    const { open, box, group, active, dialog } = paletteOf(page)
    space.faults.add({ path: peoplePath, kind: 'status', status: 503, times: 5 })
    await open()
    await box.fill('lisi')
    const retry = group('人员').getByRole('option', { name: '人员查找失败，按回车键重试' })
    await expect(retry).toBeVisible()
    space.faults.clear()
    await expect(active).toContainText('人员查找失败')
    await page.keyboard.press('Enter')
    const person = group('人员').getByRole('option').first()
    await expect(person).toContainText('李四')
    await expect(dialog).toBeVisible()
    await person.hover()
    await page.keyboard.press('Control+Enter')
    await expect(page).toHaveURL(/\/inbox\/write\?to=lisi/)

    await open()
    await box.fill('李四')
    await expect(active).toContainText('李四')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/addresslist\/person\//)
    await expect(shell.app('addresslist').getByRole('heading', { name: '李四' })).toBeVisible()
  })
})

test('[DESK-09] commands do what the menus do, and only those that are allowed are there', {
  tag: '@long',
}, async ({ visit }) => {
  test.setTimeout(90_000)
  const { page, shell } = await visit('/index')
  await ready(page, 'index')
  await shell.railLink('内部邮件').click()
  await ready(page, 'inbox')
  await shell.railLink('通知公告').click()
  await ready(page, 'list')
  const { open, box, option, active } = paletteOf(page)
  const run = async (typed: string, name: string) => {
    await open()
    await box.fill(typed)
    await expect(active).toContainText(name)
    await page.keyboard.press('Enter')
  }
  await run('gbqt', '关闭其他')
  await expect(shell.tabs.getByRole('tab')).toHaveCount(2)
  await expect(shell.tab('平台管理')).toBeVisible()

  await run('全部关闭', '关闭全部')
  await expect(shell.tabs.getByRole('tab')).toHaveCount(1)
  await ready(page, 'system')
  await open()
  await box.fill('关闭')
  await expect(option('关闭当前标签页')).toHaveCount(0)
  await expect(option('关闭全部')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await run('xgmm', '修改密码')
  // Neither while it loads nor once it is open.
  await page.keyboard.press('Control+k')
  const password = page.getByRole('dialog', { name: '修改密码' })
  await expect(password).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(password).toBeHidden()

  await run('tcxt', '退出系统')
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(
    '确定要退出系统吗？',
  )
})

test.describe('with little allowed', () => {
  test.use({ scenario: 'all-flags-off' })
  test('[DESK-09] other accounts are no command', { tag: '@long' }, async ({ visit }) => {
    const { page } = await visit('/index')
    await ready(page, 'index')
    const { open, box, option } = paletteOf(page)
    await open()
    await box.fill('账号')
    await expect(option('切换账号')).toHaveCount(0)
  })
})

test('[DESK-09] an input method’s keys choose its candidates, not what was found', {
  tag: '@long',
}, async ({ visit }) => {
  const { page } = await visit('/index')
  await ready(page, 'index')
  const { open, box, dialog, active } = paletteOf(page)
  await open()
  await box.fill('nei')
  await expect(active).toContainText('内部邮件')
  const before = await active.getAttribute('id')
  for (const key of ['Enter', 'ArrowDown', 'Escape']) {
    await box.evaluate((field, name) => {
      const init = { key: name, isComposing: true, bubbles: true, cancelable: true }
      field.dispatchEvent(new KeyboardEvent('keydown', init))
    }, key)
  }
  await expect(dialog).toBeVisible()
  await expect(active).toHaveAttribute('id', before ?? '')
  await expect(page).toHaveURL('/index')
})

test('[DESK-09] Enter right after the last letter opens what was typed, not what stood there before', async ({
  visit,
}) => {
  const { page, shell } = await visit('/index')
  await ready(page, 'index')
  const { open, box } = paletteOf(page)
  await open()
  await box.evaluate(async (field: HTMLInputElement) => {
    field.setRangeText('txl')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    // The text is rendered, its list is not yet.
    await new Promise<void>(queueMicrotask)
    const init = { key: 'Enter', bubbles: true, cancelable: true }
    field.dispatchEvent(new KeyboardEvent('keydown', init))
  })
  await expect(shell.tab('通讯录')).toHaveAttribute('aria-selected', 'true')
})

test('[DESK-09] what is kept of the last choices may be anything, or refused', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, shell } = await visit('/index')
  await ready(page, 'index')
  const { open, box, active, group, dialog } = paletteOf(page)
  await open()
  await box.fill('lt')
  await expect(active).toContainText('论坛')
  await page.keyboard.press('Enter')
  await ready(page, 'forum')
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('portal-palette:')) ?? ''
    localStorage.setItem(key, '{"garbage":[[')
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open()
  await expect(group('最近使用')).toHaveCount(0)
  await box.fill('sy')
  await expect(active).toContainText('首页')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(shell.tab('首页')).toHaveAttribute('aria-selected', 'true')
})
