import type { FrameLocator, Locator, Page } from '@playwright/test'
import parts from '../../mock-platform/sub-apps/devDocs/parts/parts.json' with { type: 'json' }
import { expectFits } from '../support/accessible'
import { expect, longUnless, shellOf, test } from '../support/test'

/** Locates the sections of one page. */
const partsOf = (page: Page) => {
  const app = shellOf(page).app('devDocs')
  const part = (name: string) => app.getByRole('region', { name, exact: true })
  return { app, part }
}

/** By role, because the code on the page contains the same words. */
const said = (app: FrameLocator, text: string) => app.getByRole('status').filter({ hasText: text })

test.describe('the page of the parts', () => {
  for (const { slug, title, parts: described } of parts) {
    test(
      `[LOOK-11] ${title} shows each part with its states, its keys and its code`,
      longUnless(title === '表单'),
      async ({ visit }) => {
        const { page, app, part } = await visit(`/devDocs/parts/${slug}`, partsOf)
        await expect(app.getByRole('heading', { level: 1, name: title })).toBeVisible()
        for (const { title: name, keys } of described) {
          const shown = part(name)
          await expect(shown.getByRole('figure').first()).toBeVisible()
          await expect(shown.locator('figure > div > *').first()).toBeAttached()
          for (const key of Object.keys(keys))
            await expect(shown.getByText(key).first()).toBeVisible()
          await shown.getByText(`${name}的代码`).click()
          await expect(shown.locator('code')).toContainText('export const states')
        }
        await expectFits(page)
      },
    )
  }

  test('[LOOK-11] tabs, filters and pages keep their choice in the address, by keys', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, part } = await visit('/devDocs/parts/pages', partsOf)
    await part('页签').getByRole('link', { name: '抄送我的' }).first().press('Enter')
    await expect(page).toHaveURL(/tab=copies/)
    const chosen = part('页签').locator('[aria-current=page]')
    await expect(chosen).toHaveText(['抄送我的3', '抄送我的3'])
    await part('筛选栏').getByRole('searchbox').fill('汛期')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/keyword=/)
    await part('筛选栏').getByRole('button', { name: '清空条件' }).press('Enter')
    await expect(part('筛选栏').getByRole('searchbox')).toHaveValue('')
    await part('分页').getByRole('link', { name: '下一页' }).press('Enter')
    await expect(part('分页').getByText('第 2 / 5 页')).toBeVisible()
    await page.goBack()
    await expect(part('分页').getByText('第 1 / 5 页')).toBeVisible()
  })

  test('[LOOK-11] a table sorts, is narrowed, and asks before it deletes', async ({ visit }) => {
    const { app, page, part } = await visit('/devDocs/parts/data', partsOf)
    const rows = part('表格').locator('tbody tr')
    await expect(rows.first()).toContainText('年假')
    await part('表格').getByRole('link', { name: '天数' }).press('Enter')
    await expect(rows.first()).toContainText('病假')
    await part('表格').getByRole('combobox', { name: '状态' }).selectOption('待审批')
    await expect(rows).toHaveCount(2)
    await part('表格').getByRole('button', { name: '删除 年假' }).press('Enter')
    await expect(app.getByRole('dialog', { name: '删除「年假」？' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(part('表格').getByRole('button', { name: '删除 年假' })).toBeFocused()
    await part('角标').getByRole('button', { name: '设为 120' }).press('Enter')
    await expect(shellOf(page).tab('数据 - 开发文档')).toContainText('99+')
  })

  test('[LOOK-11] a form takes the focus to its first error', { tag: '@long' }, async ({
    visit,
  }) => {
    const { app, part } = await visit('/devDocs/parts/forms', partsOf)
    const reason = part('字段').getByRole('textbox', { name: '事由' })
    await part('字段').getByRole('button', { name: '提交' }).press('Enter')
    await expect(reason).toBeFocused()
    await expect(reason).toHaveAccessibleDescription('请填写事由')
    await reason.fill('探亲')
    await reason.press('Enter')
    await expect(said(app, '已提交')).toBeVisible()
    await part('选择').getByRole('radio', { name: '火车' }).press('ArrowDown')
    await expect(part('选择').getByRole('radio', { name: '飞机' })).toBeChecked()
  })

  test('[LOOK-11] dialog and drawer close by Escape, and the focus returns to what opened them', {
    tag: '@long',
  }, async ({ visit }) => {
    const { app, page, part } = await visit('/devDocs/parts/feedback', partsOf)
    for (const [name, opener, dialog] of [
      ['对话框', '删除草稿', '删除之后不能恢复。删除这份草稿？'],
      ['抽屉', '查看申请人', '申请人'],
    ] as const) {
      const button = part(name).getByRole('button', { name: opener })
      await button.press('Enter')
      const opened = app.getByRole('dialog', { name: dialog })
      await expect(opened).toBeVisible()
      await expectFits(page)
      await page.keyboard.press('Escape')
      await expect(opened).toHaveCount(0)
      await expect(button).toBeFocused()
    }
    await part('轻提示').getByRole('button', { name: '保存', exact: true }).press('Enter')
    await expect(said(app, '已保存')).toBeVisible()
    await part('提示条').getByRole('button', { name: '重试' }).press('Enter')
    await expect(said(app, '已重新加载')).toBeVisible()
  })
})

test('[LOOK-11] [LOOK-09] the parts follow dark mode and text size', { tag: '@long' }, async ({
  visit,
  space,
}) => {
  test.slow()
  const look = { scheme: 'dark', fontSize: 'x-large' }
  const { page, app, part } = await visit('/devDocs/parts/forms', partsOf)
  const button = part('按钮').getByRole('button', { name: '保存草稿' })
  const before = await lookOf(button)
  space.users.update('zhangsan', { theme: JSON.stringify({ id: 'default', look }) })
  for (const { slug, title } of parts) {
    await page.goto(`/devDocs/parts/${slug}`)
    await expect(app.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectFits(page)
    if (slug !== 'forms') continue
    const after = await lookOf(button)
    expect(after.size).toBeGreaterThan(before.size * 1.2)
    expect(after.light).toBeLessThan(before.light / 2)
  }
})

/** The size of its text, and how light its background is. */
function lookOf(element: Locator) {
  return element.evaluate((one) => {
    const { fontSize, backgroundColor } = getComputedStyle(one)
    const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/\d+/g) ?? []).map(Number)
    return { size: Number.parseFloat(fontSize), light: red + green + blue }
  })
}
