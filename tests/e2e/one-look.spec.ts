import type { Locator, Page } from '@playwright/test'
import { messagesModel } from '../../mock-platform/data/messages'
import { addMessage, messageCenterOf } from '../support/message-center'
import { expect, shellOf, test } from '../support/test'

/** What the eye compares: text, its background and its edges. */
function lookOf(element: Locator, pseudo = '') {
  return element.evaluate((one, pseudo) => {
    const style = getComputedStyle(one, pseudo || null)
    const { color, fontSize, fontWeight, backgroundColor, borderRadius } = style
    return { color, fontSize, fontWeight, backgroundColor, borderRadius }
  }, pseudo)
}

const kitOf = (page: Page) => shellOf(page).app('devDocs')

test.describe('frame and apps', () => {
  test('[LOOK-11] say alike that there is nothing', async ({ visit, space }) => {
    const messages = space.collection(messagesModel)
    for (const { id } of messages.by('account', 'zhangsan')) messages.remove(id)
    const { page, app } = await visit('/message-center/index', messageCenterOf)
    const title = app.getByRole('heading', { name: '暂无消息' })
    await expect(title).toBeVisible()
    const own = await lookOf(title)
    const sign = await title.locator('xpath=preceding-sibling::*').boundingBox()
    await page.goto('/devDocs/parts/feedback#empty')
    const state = kitOf(page).locator('p.state').first()
    await expect(state).toBeVisible()
    expect(await lookOf(state)).toEqual(own)
    const size = await state.evaluate((one) => getComputedStyle(one, '::before').width)
    expect(size).toBe(`${sign?.width}px`)
  })

  test('[LOOK-11] mark alike what is unread', { tag: '@long' }, async ({ visit, space }) => {
    addMessage(space)
    const { page, row } = await visit('/message-center/index', messageCenterOf)
    const cell = row('请签收来文').first().getByText('未读')
    await expect(cell).toBeVisible()
    const own = await lookOf(cell, '::before')
    await page.goto('/devDocs/parts/data#dot')
    const dot = kitOf(page).locator('.dot').first()
    await expect(dot).toBeVisible()
    const { backgroundColor, borderRadius } = await lookOf(dot)
    expect({ backgroundColor, borderRadius }).toEqual({
      backgroundColor: own.backgroundColor,
      borderRadius: own.borderRadius,
    })
  })

  test('[LOOK-11] have tags and tabs of one look', async ({ visit }) => {
    const { page } = await visit('/version-manager/index')
    const mark = shellOf(page).pane('version-manager').locator('.mark').first()
    await expect(mark).toBeVisible()
    const own = await lookOf(mark)
    await page.getByRole('button', { name: '公文检索' }).click()
    const tabs = page.getByRole('dialog', { name: '公文检索' }).getByRole('tab')
    await expect(tabs.first()).toBeVisible()
    const [chosen, other] = [await lookOf(tabs.first()), await lookOf(tabs.nth(1))]

    await page.goto('/devDocs/parts/data')
    const tag = kitOf(page).locator('.tag:not(.quiet)').first()
    await expect(tag).toBeVisible()
    expect(await lookOf(tag)).toEqual(own)
    await page.goto('/devDocs/parts/pages')
    const sections = kitOf(page).locator('.section-tabs a')
    await expect(sections.first()).toBeVisible()
    for (const [kit, shell] of [
      [await lookOf(sections.first()), chosen],
      [await lookOf(sections.nth(1)), other],
    ] as const) {
      expect([kit.color, kit.fontWeight]).toEqual([shell.color, shell.fontWeight])
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[LOOK-11] [LOOK-04] a screen holds at least five contacts, each as two lines', async ({
    visit,
  }) => {
    const { app } = await visit('/addresslist/org')
    const rows = app.getByRole('table', { name: '人员' }).locator('tbody tr')
    await expect(rows.nth(4)).toBeInViewport()
    await expect(rows.first()).toContainText('主任')
  })

  test('[LOOK-11] [LOOK-04] buttons and fields of apps are at least 36 px high', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, shell } = await visit('/addresslist/org')
    for (const path of ['/addresslist/org', '/center/myFile', '/workflow/todo']) {
      // Signing in again would end the session of requests in flight.
      await page.goto(path)
      const app = shell.app(path.split('/')[1] ?? '')
      await expect(app.locator('tbody tr').first()).toBeVisible()
      const heights = await app
        .locator('.button, .input')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(Math.min(...heights.filter((height) => height > 0))).toBeGreaterThanOrEqual(36)
    }
  })
})
