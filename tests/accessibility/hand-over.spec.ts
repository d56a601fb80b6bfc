import { noticesModel } from '../../mock-platform/data/notices'
import { expectFits } from '../support/accessible'
import { expect, longUnless, onDesktopAndPhone, test } from '../support/test'

test.use({ allowedErrors: /status of 4\d\d/ })

onDesktopAndPhone('hand-overs', { width: 360, height: 780 }, (_, _viewport) => {
  for (const [what, path] of [
    ['a hand-over without a token', '/meeting-login'],
    ['a hand-over that failed', '/zwddErrorPage?reason=used'],
    ['a notice with words longer than any line', '/noticeDetail?id=NOTICE'],
    ['a notice that is gone', '/noticeDetail?id=none'],
    ['the other system', 'MOCK/external/hand-over/?space=SPACE'],
  ] as const) {
    test(
      `[LOOK-02] ${what} has no barrier`,
      longUnless(path === '/meeting-login'),
      async ({ page, space, stack }) => {
        const notices = space.collection(noticesModel)
        const { id = '' } = notices.all().find(({ type }) => type === '公告') ?? {}
        notices.update(id, { title: '关于'.repeat(120), content: `<p>${'A'.repeat(400)}</p>` })
        await page.goto(
          path
            .replace('NOTICE', `${id}@${space.id}`)
            .replace('MOCK', stack.mock.url)
            .replace('SPACE', space.id),
        )
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectFits(page)
      },
    )
  }
})
