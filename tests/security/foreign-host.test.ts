import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { cookiesOf, openLive } from '../support/live-client'
import { signedInAs, stackForFile, stackForTest } from '../support/server-test'

const stack = await stackForFile({ PUBLIC_URL: 'http://portal.example' })
const own = { host: 'portal.example' }
const { client } = await signedInAs(
  stack,
  'zhangsan',
  'default',
  createHttpClient(stack.portal.url, own),
)
const script = /\/assets\/[\w.-]+\.js/.exec((await client.get('/index')).text)?.[0] ?? ''
const foreign = { host: 'evil.example' }

describe('with PUBLIC_URL a request for another host', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/login'],
    ['GET', '/index'],
    ['GET', '/index.data'],
    ['GET', '/no-such-page'],
    ['GET', '/portal-build'],
    ['GET', script],
    ['GET', '/realm'],
    ['GET', '/framing/policy'],
    ['GET', '/open/policy'],
    ['GET', '/subapps/index/'],
    ['GET', '/service-system/user/personal/info'],
    ['HEAD', '/login'],
    ['OPTIONS', '/service-mail/x'],
    ['POST', '/login'],
    ['POST', '/session/token'],
    ['DELETE', '/service-mail/x'],
  ])('[SAFE-03] is refused with 421: %s %s', async (method, path) => {
    const answer = await client.send(path, { method, headers: foreign })
    expect(answer).toMatchObject({ status: 421, location: '' })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.text).toBe(method === 'HEAD' ? '' : '请通过门户的正式地址访问\n')
    expect((await client.send(path, { method })).status, 'at its own').not.toBe(421)
  })

  it('[SAFE-03] is refused by this machine’s own address, too, whatever it says is forwarded', async () => {
    const browser = createHttpClient(stack.portal.url)
    expect((await browser.get('/login')).status).toBe(421)
    const forwarded = { 'x-forwarded-host': 'portal.example' }
    expect((await browser.get('/login', forwarded)).status).toBe(421)
  })

  it('[SAFE-03] is answered if an operator’s program asks', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      expect((await createHttpClient(stack.portal.url, foreign).get(path)).status, path).toBe(200)
    }
  })

  it('[SAFE-03] [SAFE-02] opens no live socket', async () => {
    const opening = { cookie: cookiesOf(client), origin: 'http://portal.example' }
    expect(await openLive(stack.portal.url, { ...opening, headers: foreign }).status).toBe(421)
    const good = openLive(stack.portal.url, { ...opening, headers: own })
    expect(await good.status).toBe(101)
    good.socket.terminate()
  })

  it('[SAFE-03] is one of PUBLIC_URL if the trusted proxy says so, and only it', async () => {
    const behind = await stackForTest({ PUBLIC_URL: 'http://portal.example', TRUSTED_PROXIES: '1' })
    const inner = createHttpClient(behind.portal.url)
    const at = (forwarded: string) => ({ 'x-forwarded-host': forwarded })
    expect((await inner.get('/login', at('portal.example'))).status).toBe(200)
    expect((await inner.get('/login', at('evil.example'))).status).toBe(421)
    expect((await inner.get('/login', { ...own, ...at('evil.example') })).status).toBe(421)
    const user = createHttpClient(behind.portal.url, at('portal.example'))
    await signedInAs(behind, 'zhangsan', 'default', user)
    expect((await user.get('/framing/policy')).text).toContain('refused')
    const live = openLive(behind.portal.url, {
      cookie: cookiesOf(user),
      origin: 'http://portal.example',
      headers: at('portal.example'),
    })
    expect(await live.status).toBe(101)
    live.socket.terminate()
  })
})

it('[SAFE-03] without PUBLIC_URL every host is the portal’s', async () => {
  const open = await stackForTest()
  expect((await createHttpClient(open.portal.url, foreign).get('/login')).status).toBe(200)
})
