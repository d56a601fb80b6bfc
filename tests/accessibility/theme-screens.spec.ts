import type { Page } from '@playwright/test'
import type { Space } from '../../mock-platform/data/space'
import { platformThemes } from '../../mock-platform/data/themes'
import { expectContrast } from '../support/accessible'
import { changeTheme } from '../support/looks'
import { appScreens } from '../support/screens'
import { makeSearchIndex } from '../support/search-index'
import { expect, shellOf, test } from '../support/test'

const usual = { scheme: 'light', colouring: 'normal', corners: 'small', fontSize: 'medium' }

/** Choices that a user may have made, as the platform stores them. */
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

test('[LOOK-02] [LOOK-03] bar, rail and tabs can be read in every theme', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, space } = await visit('/index')
  await shown(page, 'index')
  await inEveryLook(page, space, (least) => expectContrast(page, { least }))
})

for (const [code, path] of screens) {
  test(`[LOOK-02] [LOOK-03] ${code} can be read in every theme`, { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, space } = await visit(path)
    await shown(page, code)
    await inEveryLook(page, space, (least) => expectContrast(page, { part: 'main', least }))
  })
}

async function shown(page: Page, code: string) {
  const pane = shellOf(page).pane(code)
  await expect(pane).toHaveAttribute('data-app-status', '1')
  await expect(pane.getByText('正在加载')).toHaveCount(0)
}

/** The user changes the theme several times. High contrast is 7:1. */
async function inEveryLook(page: Page, space: Space, check: (least: 4.5 | 7) => Promise<void>) {
  for (const [name, theme] of Object.entries(themes)) {
    await test.step(name, async () => {
      await changeTheme(page, space, theme)
      await check(name === '高对比度' ? 7 : 4.5)
    })
  }
}
