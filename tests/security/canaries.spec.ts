import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { watchForCanaries } from '../support/canaries'
import { demoPassword } from '../support/stack'
import { expect, test } from '../support/test'

test('[SAFE-08] the watch finds every token and password', async ({ browser, stack }) => {
  const token = 'tk_0123456789abcdef'
  const context = await browser.newContext({ baseURL: stack.portal.url })
  const other = 'http://other.example'
  await context.route(`${other}/**`, (route) => route.fulfill({ body: '' }))
  const page = await context.newPage()
  const elsewhere = await context.newPage()
  const found = watchForCanaries(context, stack, null)
  const server = createServer((_, res) => res.setHeader('content-type', 'text/html').end('<p>'))
  new WebSocketServer({ server }).on('connection', (socket) =>
    socket.on('message', (data) => socket.send(String(data))),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  await elsewhere.goto(`http://${host}/`)
  await elsewhere.evaluate(async (token) => {
    const socket = new WebSocket(`ws://${location.host}/live`)
    await new Promise((opened) => socket.addEventListener('open', opened))
    socket.send(token)
    await new Promise((said) => socket.addEventListener('message', said))
  }, token)
  await elsewhere.goto(other)
  await elsewhere.evaluate((body) => fetch('/taken', { method: 'POST', body }), token)
  await context.addCookies([{ name: 'seen', value: token, url: stack.portal.url }])
  await page.goto('/login')
  await page.evaluate(
    async ([token, password]) => {
      localStorage.setItem('kept', `"${token}"`)
      // Not in the title, which the page overwrites.
      document.documentElement.dataset.seen = `${password}`
      window.name = `${token}`
      await (await caches.open('kept')).put('/kept', new Response(token))
      const opening = indexedDB.open('rows')
      opening.onupgradeneeded = () => opening.result.createObjectStore('rows').put({ token }, 1)
      await new Promise((opened) => opening.addEventListener('success', opened))
      opening.result.close()
      await fetch(`/healthz?given=${token}`)
    },
    [token, demoPassword],
  )
  stack.logLines.push(`{"given":"${token}"}`)
  expect(await found()).toEqual([
    `framesent of ws://${host}/live`,
    `framereceived of ws://${host}/live`,
    `request of ${other}/taken`,
    `address of ${stack.portal.url}/healthz`,
    'store kept at /login',
    'page at /login',
    'cookie at /login',
    'window.name at /login',
    `database rows at ${stack.portal.url}`,
    `cache kept at ${stack.portal.url}`,
    `the log: {"given":"${token}"}`,
  ])
  stack.logLines.pop()
  await context.close()
  server.close()
})
