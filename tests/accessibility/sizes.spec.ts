import type { Page } from '@playwright/test'
import { changeTheme } from '../support/looks'
import { appScreens } from '../support/screens'
import { makeSearchIndex } from '../support/search-index'
import { smallTargets } from '../support/targets'
import { expect, longUnless, onDesktopAndPhone, phone, shellOf, test } from '../support/test'
import { notedSizes, noteSizes, unchangedSizes } from '../support/text-sizes'

test.beforeAll(({ stack }) => makeSearchIndex(stack))
test.describe.configure({ timeout: 60_000 })

const screens = [
  ['index', '/index'],
  ['inbox', '/inbox/list/1'],
  ['list', '/list/index'],
  ['system', '/system/settingcenter/edit'],
  ['message-center', '/message-center/index'],
  ['personal-setting', '/personal-setting/index'],
  ...appScreens,
] as const

/** The page, and the app in front. */
async function framesOf(page: Page, code: string) {
  const frames = [page.mainFrame()]
  const element = page.locator(`[data-app-code="${code}"] iframe`)
  if ((await element.count()) > 0) {
    const frame = await (await element.elementHandle())?.contentFrame()
    if (frame) frames.push(frame)
  }
  return frames
}

async function shown(page: Page, code: string) {
  const pane = shellOf(page).pane(code)
  await expect(pane).toHaveAttribute('data-app-status', '1')
  await expect(pane.getByText('正在加载')).toHaveCount(0)
}

onDesktopAndPhone('sizes', phone, () => {
  for (const [code, path] of screens) {
    test(
      `[LOOK-02] [LOOK-09] what can be pressed in ${code} is at least 24 px wide and high, and all text a quarter larger at 特大`,
      longUnless(code === 'index'),
      async ({ visit }) => {
        const { page, space } = await visit(path)
        await shown(page, code)
        const frames = await framesOf(page, code)
        await expect(async () => {
          const counts = frames.map(async (frame) => {
            await noteSizes(frame)
            return notedSizes(frame)
          })
          expect((await Promise.all(counts)).reduce((sum, count) => sum + count)).toBeGreaterThan(5)
        }).toPass()
        for (const frame of frames) expect(await smallTargets(frame, 24)).toEqual([])
        await changeTheme(page, space, { id: 'default', look: { fontSize: 'x-large' } })
        for (const frame of frames) {
          await expect.poll(() => unchangedSizes(frame, 1.25)).toEqual([])
        }
      },
    )
  }
})

test('[LOOK-11] a card of the home has at most two sizes of text and three weights', async ({
  visit,
}) => {
  const { page, app } = await visit('/index')
  await shown(page, 'index')
  const found = await app.locator('[data-card]').evaluateAll((cards) =>
    cards.map((card) => {
      const texts = [...card.querySelectorAll<HTMLElement>('*')].filter((element) => {
        const own = [...element.childNodes].some(
          (node) => node instanceof Text && node.data.trim() !== '',
        )
        return (
          own &&
          element.getClientRects().length > 0 &&
          !element.closest('[aria-hidden=true], .visually-hidden, table')
        )
      })
      const styles = texts.map((element) => getComputedStyle(element))
      const body = styles.filter((_, at) => !texts[at]?.closest('h2, .numeric'))
      return {
        card: card.getAttribute('data-card'),
        sizes: [...new Set(body.map(({ fontSize }) => fontSize))],
        weights: [...new Set(styles.map(({ fontWeight }) => fontWeight))],
      }
    }),
  )
  expect(found.length).toBeGreaterThan(3)
  expect(found.filter(({ sizes, weights }) => sizes.length > 2 || weights.length > 3)).toEqual([])
})
