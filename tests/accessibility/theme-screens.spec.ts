import type { Page } from '@playwright/test'
import type { Space } from '../../mock-platform/data/space'
import { platformThemes } from '../../mock-platform/data/themes'
import { expectContrast } from '../support/accessible'
import { appScreens } from '../support/screens'
import { makeSearchIndex } from '../support/search-index'
import { expect, shellOf, test } from '../support/test'

const usual = { scheme: 'light', colouring: 'normal', corners: 'small', fontSize: 'medium' }

/** What a user may have chosen, as the platform keeps it. */
const themes: Record<string, object> = {
  ...Object.fromEntries(
    platformThemes()
      .filter(({ id }) => id !== 'default')
      .map((theme) => [theme.themeName, { ...theme, look: usual }]),
  ),
  深色: { id: 'default', look: { ...usual, scheme: 'dark' } },
  高对比度: { id: 'default', look: { ...usual, scheme: 'contrast' } },
  灰色: { id: 'default', look: { ...usual, colouring: 'grey' } },
  色弱: { id: 'default', look: { ...usual, colouring: 'weak' } },
}

const screens = [
  ['message-center', '/message-center/index'],
  ['personal-setting', '/personal-setting/index'],
  ['theme-setting', '/theme-setting/index'],
  ['version-manager', '/version-manager/index'],
  ...appScreens,
] as const

test.beforeAll(({ stack }) => makeSearchIndex(stack))
test.describe.configure({ timeout: 90_000 })

test('[LOOK-02] [LOOK-03] bar, rail and tabs can be read in every theme', async ({ visit }) => {
  const { page, space } = await visit('/index')
  await shown(page, 'index')
  await inEveryLook(page, space, () => expectContrast(page))
})

for (const [code, path] of screens) {
  test(`[LOOK-02] [LOOK-03] ${code} can be read in every theme`, { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, space } = await visit(path)
    await shown(page, code)
    await inEveryLook(page, space, () => expectContrast(page, 'main'))
  })
}

async function shown(page: Page, code: string) {
  const pane = shellOf(page).pane(code)
  await expect(pane).toHaveAttribute('data-app-status', '1')
  await expect(pane.getByText('正在加载')).toHaveCount(0)
}

/** The user changes the theme several times in another window: this window follows, and so do its apps. */
async function inEveryLook(page: Page, space: Space, check: () => Promise<void>) {
  let before = await looksOf(page)
  for (const [name, theme] of Object.entries(themes)) {
    await test.step(name, async () => {
      space.users.update('zhangsan', { theme: JSON.stringify(theme) })
      await page.evaluate(() => {
        const other = new BroadcastChannel('portal-session')
        other.postMessage({ kind: 'theme-changed' })
        other.close()
      })
      await expect(async () => {
        const [own = '', ...apps] = await looksOf(page)
        expect(own).not.toBe(before[0])
        expect(apps.filter((app) => app !== own)).toEqual([])
      }).toPass()
      before = await looksOf(page)
      await check()
    })
  }
}

/** The theme of the page, then of each app in it. */
async function looksOf(page: Page): Promise<string[]> {
  const looks = await Promise.all(page.frames().map((frame) => frame.evaluate(lookOf)))
  return looks.filter((look) => look !== null)
}

/** null = in a frame that is kept ready for the next app, which gets its theme with the app. */
function lookOf(): string | null {
  if (window.parent !== window && !window.portalProps) return null
  const style = getComputedStyle(document.documentElement)
  const names = ['colors-accent', 'colors-text', 'colors-banner', 'colors-danger', 'page-filter']
  return names.map((name) => style.getPropertyValue(`--portal-${name}`).trim()).join()
}
