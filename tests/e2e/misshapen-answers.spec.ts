import type { Route } from '@playwright/test'
import { expect, test } from '../support/test'

/** Apps get successful answers whose data have the wrong type; the shell gets correct ones. */
async function misshape(route: Route) {
  const ofApp = route.request().frame().parentFrame()
  if (ofApp) await route.fulfill({ json: { code: 0, data: 'unexpected' } })
  else await route.fallback()
}

/** In React with and without a list, in Vue, and without a framework. */
const apps = [
  ['index', '数据格式有误，暂时无法显示'],
  ['pendCenter', '数据格式有误，暂时无法显示'],
  ['dailyPerson', '数据格式有误，暂时无法显示'],
  ['inbox', '服务暂时不可用，请稍后重试'],
  ['list', '服务暂时不可用，请稍后重试'],
] as const

test('[HOLD-01] apps whose services answer in a wrong shape say so, and are well with the next answer', {
  tag: '@long',
}, async ({ visit, context }) => {
  // Without pushes, so that the apps do not request again on their own.
  await context.routeWebSocket(/\/live$/, () => {})
  const { page, shell, allowErrors } = await visit('/example-plain')
  // Errors that React caught, and data that it could not render.
  allowErrors(/\/subapps\//)
  const uncaught: Error[] = []
  page.on('pageerror', (error) => uncaught.push(error))

  for (const [code, text] of apps) {
    await page.route(/\/service-/, misshape)
    await page.goto(`/${code}`)
    const alert = shell.app(code).getByRole('alert')
    await expect(alert).toContainText(text)
    await page.unroute(/\/service-/)
    await alert.getByRole('button', { name: '重试' }).click()
    await expect(alert).toHaveCount(0)
    await expect(shell.app(code).locator('a, h1').first()).toBeVisible()
  }
  expect(uncaught).toEqual([])
})
