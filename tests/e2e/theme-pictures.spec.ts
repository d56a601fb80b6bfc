import { platformThemes } from '../../mock-platform/data/themes'
import { type Colours, coloursOf, difference, keptPicture, smallPicture } from '../support/picture'
import { expect, test } from '../support/test'

const usual = { scheme: 'light', colouring: 'normal', corners: 'small', fontSize: 'medium' }

/** Every theme of the platform, and every choice on top of the usual one, by the names of their pictures. */
const themes: [name: string, theme: object][] = [
  ...platformThemes().map((theme): [string, object] => [theme.id, { ...theme, look: usual }]),
  ['dark', { id: 'default', look: { ...usual, scheme: 'dark' } }],
  ['contrast', { id: 'default', look: { ...usual, scheme: 'contrast' } }],
  ['grey', { id: 'default', look: { ...usual, colouring: 'grey' } }],
  ['weak', { id: 'default', look: { ...usual, colouring: 'weak' } }],
]

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 480, isMobile: width < 480 })

    test(`[ME-02] [LOOK-03] each theme looks as it was agreed, ${width} wide`, {
      tag: '@long',
    }, async ({ visit }) => {
      test.setTimeout(180_000)
      const { page, shell, space } = await visit('/inbox/list/1')
      const seen = new Map<string, Colours>()
      const kept = new Map<string, Colours>()
      for (const [name, theme] of themes) {
        space.users.update('zhangsan', { theme: JSON.stringify(theme) })
        await page.goto('/inbox/list/1')
        await expect(shell.pane('inbox')).toHaveAttribute('data-app-status', '1')
        const mails = shell.app('inbox').getByRole('list', { name: '收件箱' })
        await expect(mails.getByRole('listitem').first()).toBeVisible()
        const picture = await smallPicture(page)
        seen.set(name, await coloursOf(page, picture))
        kept.set(name, await coloursOf(page, keptPicture(`${name}-${width}`, picture)))
      }
      for (const [name, colours] of seen) {
        const far = (other: string) => difference(colours, kept.get(other) ?? [])
        expect(far(name), `${name}: by how much it differs from its picture`).toBeLessThan(5)
        const others = themes.map(([other]) => other).filter((other) => other !== name)
        const likest = others.reduce((best, other) => (far(other) < far(best) ? other : best))
        expect(far(name), `${name} is not rather ${likest}`).toBeLessThanOrEqual(far(likest))
      }
    })
  })
}
