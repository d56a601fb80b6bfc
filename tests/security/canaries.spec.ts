import { watchForCanaries } from '../support/canaries'
import { demoPassword } from '../support/stack'
import { expect, test } from '../support/test'

test('[SAFE-08] the watch finds every token and password', async ({ browser, stack }) => {
  const context = await browser.newContext({ baseURL: stack.portal.url })
  const other = 'http://other.example'
  await context.route(`${other}/**`, (route) => route.fulfill({ body: '' }))
  const page = await context.newPage()
  const elsewhere = await context.newPage()
  const token = 'tk_0123456789abcdef'
  const found = watchForCanaries(context, stack, null)
  await elsewhere.goto(other)
  await elsewhere.evaluate((body) => fetch('/taken', { method: 'POST', body }), token)
  await context.addCookies([{ name: 'seen', value: token, url: stack.portal.url }])
  await page.goto('/login')
  await page.evaluate(
    async ([token, password]) => {
      localStorage.setItem('kept', `"${token}"`)
      // Not in the title, which the page writes again.
      document.documentElement.dataset.seen = `${password}`
      await fetch(`/healthz?given=${token}`)
    },
    [token, demoPassword],
  )
  stack.logLines.push(`{"given":"${token}"}`)
  expect(await found()).toEqual([
    `request of ${other}/taken`,
    `address of ${stack.portal.url}/healthz`,
    'store kept at /login',
    'page at /login',
    'cookie at /login',
    `the log: {"given":"${token}"}`,
  ])
  stack.logLines.pop()
  await context.close()
})
