import { noticesModel } from '../../mock-platform/data/notices'
import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/test'

test.use({ allowedErrors: /status of 4\d\d/ })

for (const [name, viewport] of [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 360, height: 780 }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('[LOOK-02] hand-overs, their failures and notices have no barrier', async ({
      page,
      space,
      stack,
    }) => {
      const notices = space.collection(noticesModel)
      const { id = '' } = notices.all().find(({ type }) => type === '公告') ?? {}
      // A title and a word that are longer than any line.
      notices.update(id, { title: '关于'.repeat(120), content: `<p>${'A'.repeat(400)}</p>` })
      const other = `${stack.mock.url}/external/hand-over/?space=${space.id}`
      for (const path of [
        '/ssoLogin',
        '/meeting-login',
        '/zwddErrorPage?reason=used',
        `/noticeDetail?id=${id}@${space.id}`,
        '/noticeDetail?id=none',
        other,
      ]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width, 'no sideways scrolling').toBeLessThanOrEqual(viewport.width)
      }
    })
  })
}
