import { hostedKinds, test } from '../support/hosted-kinds'
import { signInAgain, signInAgainOf } from '../support/sign-in-over'
import { expect, longUnless, shellOf } from '../support/test'

const address = '/service-system/sysappuser/list?column=sort'

/** The ways in which apps call on their own; none of them reads the body of a refusal. */
const ways = {
  'fetch that throws': (_: unknown, called: string) =>
    fetch(called).then(
      ({ ok }) => ok,
      () => null,
    ),
  XMLHttpRequest: (_: unknown, called: string) =>
    new Promise((done) => {
      const request = new XMLHttpRequest()
      request.open('GET', called)
      request.onreadystatechange = () => {
        if (request.readyState < 2) return
        done(request.status)
        request.abort()
      }
      request.send()
    }),
}

const answered = (_: unknown, called: string) => fetch(called).then(({ ok }) => ok)

function hasItsStyles({ ownerDocument }: HTMLElement | SVGElement): boolean {
  const links = [...ownerDocument.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  return links.length > 0 && links.every(({ sheet }) => sheet !== null)
}

const thirteenHours = 13 * 3_600_000

for (const [name, hosted] of Object.entries(hostedKinds).filter(([, one]) => !one.isElsewhere)) {
  test.describe(name, longUnless(!hosted.isIsolated), () => {
    test.use({ hosted, allowedErrors: /status of 401|HTTP Authentication failed/ })

    test('[DESK-07] a refusal brings the sign-in up though the app reads nothing but its status', {
      tag: '@long',
    }, async ({ page, openAs, space, account }) => {
      await openAs('zhangsan', '/list')
      const { pane, body } = shellOf(page)
      await expect(pane('list')).toHaveAttribute('data-app-status', '1')
      for (const [way, call] of Object.entries(ways)) {
        await test.step(way, async () => {
          space.clock.advance(thirteenHours)
          await body('list').evaluate(
            call as (body: unknown, called: string) => Promise<unknown>,
            address,
          )
          await expect(signInAgainOf(page)).toBeVisible()
          await signInAgain(page, account('zhangsan'))
          await expect.poll(() => body('list').evaluate(answered, address)).toBe(true)
        })
      }
    })

    test('[DESK-07] a style that the app was refused is there after the sign-in', async ({
      page,
      openAs,
      space,
      account,
      allowErrors,
    }) => {
      allowErrors(/Refused to apply style/)
      let isOver = false
      await page.route(/\/subapps\/list\/.*\.css/, (route) => {
        if (!isOver) space.clock.advance(thirteenHours)
        isOver = true
        return route.fallback()
      })
      await openAs('zhangsan', '/list')
      const { pane, body } = shellOf(page)
      await signInAgain(page, account('zhangsan'))
      await expect(pane('list')).toHaveAttribute('data-app-status', '1')
      await expect.poll(() => body('list').evaluate(hasItsStyles)).toBe(true)
    })
  })
}
