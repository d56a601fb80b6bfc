import { platformThemes } from '../../mock-platform/data/themes'
import { expectContrast } from '../support/accessible'
import { appScreens } from '../support/screens'
import { makeSearchIndex } from '../support/search-index'
import { expect, frameOf, test } from '../support/test'

const usual = { scheme: 'light', colouring: 'normal', corners: 'small', fontSize: 'medium' }

const themes: [name: string, theme: object][] = [
  ...platformThemes()
    .filter(({ id }) => id !== 'default')
    .map((skin): [string, object] => [skin.themeName, { ...skin, look: usual }]),
  ['深色', { id: 'default', look: { ...usual, scheme: 'dark' } }],
  ['高对比度', { id: 'default', look: { ...usual, scheme: 'contrast' } }],
  ['灰色', { id: 'default', look: { ...usual, colouring: 'grey' } }],
  ['色弱', { id: 'default', look: { ...usual, colouring: 'weak' } }],
]

const builtIn = [
  ['message-center', '/message-center/index'],
  ['personal-setting', '/personal-setting/index'],
  ['theme-setting', '/theme-setting/index'],
  ['version-manager', '/version-manager/index'],
] as const

test.beforeAll(({ stack }) => makeSearchIndex(stack))

for (const [name, theme] of themes) {
  test(`[LOOK-02] [LOOK-03] every screen can be read in ${name}`, async ({
    page,
    openAs,
    space,
  }) => {
    test.setTimeout(180_000)
    space.users.update('zhangsan', { theme: JSON.stringify(theme) })
    await openAs('zhangsan', '/index')
    const frame = frameOf(page)
    await expect(frame.pane('index')).toHaveAttribute('data-app-status', '1')
    await expect(frame.pane('index').getByText('正在加载')).toHaveCount(0)
    // Bar, rail and tabs are the same around every screen.
    await expectContrast(page)
    for (const [code, path] of [...builtIn, ...appScreens]) {
      await test.step(code, async () => {
        await page.goto(path)
        await expect(frame.pane(code)).toHaveAttribute('data-app-status', '1')
        await expect(frame.pane(code).getByText('正在加载')).toHaveCount(0)
        await expectContrast(page, 'main')
      })
    }
  })
}
