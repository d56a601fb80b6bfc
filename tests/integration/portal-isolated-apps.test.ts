import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Space } from '../../mock-platform/data/space'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { freePort } from '../support/ports'
import { forTest } from '../support/server-test'
import {
  openCookie,
  openSpace,
  type Stack,
  sealCookie,
  startPortalBeside,
  startStack,
} from '../support/stack'
import { startUpstream } from '../support/upstream'

let stack: Stack
let port: number
beforeAll(async () => {
  port = await freePort()
  stack = await startStack({
    ...{ PORT: String(port), APPS_ORIGIN: `http://*.localhost:${port}` },
    OWN_APPS: 'http://localhost:*',
    CONSTANTS_TTL_MS: '0',
  })
})
afterAll(() => stack.close())

let client: HttpClient
let space: Space
beforeEach(async () => {
  const opened = openSpace(stack)
  space = opened.space
  client = createHttpClient(`http://127.0.0.1:${port}`, { host: `localhost:${port}` })
  await client.signIn(opened.account('zhangsan'))
})

const at = (code: string) =>
  createHttpClient(`http://127.0.0.1:${port}`, { host: `${code}.localhost:${port}` })

/** Where the portal redirects the frame of an app. */
async function entranceOf(code: string, to = '/realm') {
  const { status, location } = await client.get(
    `/app-entrance/${code}?${new URLSearchParams({ to })}`,
  )
  expect(status).toBe(302)
  const { origin, pathname, search } = new URL(location)
  return { origin, path: pathname + search }
}

/** A browser's connection to an app's origin, after its frame was redirected there. */
async function entered(code: string) {
  const app = at(code)
  expect((await app.get((await entranceOf(code)).path)).status).toBe(200)
  return app
}

const service = '/service-system/user/personal/info'

describe('the origin of an isolated app', () => {
  it('[WEB-01] [ANY-04] serves an old browser the frame of its own build', async () => {
    const old = { 'user-agent': 'Mozilla/5.0 Chrome/86.0.4240.0 Safari/537.36' }
    const { text } = await at('inbox').get((await entranceOf('inbox')).path, old)
    const scripts = [...text.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file]) => file)
    expect(scripts[0]).toContain('/polyfills-legacy-')
    expect(scripts.filter((file) => !file?.includes('-legacy-'))).toEqual([])
  })

  it('[ANY-04] is entered by a ticket, and then serves documents, files and services', async () => {
    const { origin, path } = await entranceOf('inbox', '/realm')
    expect(origin).toBe(`http://inbox.localhost:${port}`)
    const app = at('inbox')
    const { status, headers } = await app.get(path)
    expect(status).toBe(200)
    const cookie = String(headers['set-cookie'])
    expect(cookie).toMatch(/^__Host-app=.*; HttpOnly; Secure; Partitioned; SameSite=None$/)
    // The ticket is used up, and only its own origin ever sees it; the app's forms keep their Origin.
    expect(headers['referrer-policy']).toBe('same-origin')
    const realm = await app.get('/realm')
    expect(realm.status).toBe(200)
    expect(realm.headers['content-security-policy']).toContain(
      `frame-ancestors 'self' http://localhost:${port}`,
    )
    expect(realm.headers['x-frame-options']).toBeUndefined()
    expect(realm.headers['origin-agent-cluster']).toBe('?1')
    expect((await app.get('/subapps/inbox/')).status).toBe(200)
    expect((await app.get(service)).status).toBe(200)
  })

  it('[ANY-04] takes no ticket from before the start of the process, which may have been taken then', async () => {
    const { path } = await entranceOf('inbox')
    expect((await at('inbox').get(path)).status).toBe(200)
    const origin = `http://*.localhost:${port}`
    const later = await startPortalBeside(stack.mock, { APPS_ORIGIN: origin })
    const there = createHttpClient(later.portal.url.replace('localhost', '127.0.0.1'), {
      host: `inbox.localhost:${port}`,
    })
    expect((await there.get(path)).status).toBe(401)
    await later.portal.stop()
  })

  it('[ANY-04] takes a ticket once, soon, and for its own app', async () => {
    const { path } = await entranceOf('inbox')
    expect((await at('list').get(path)).status).toBe(401)
    expect((await at('inbox').get(path)).status).toBe(200)
    expect((await at('inbox').get(path)).status).toBe(401)
    const late = await entranceOf('inbox')
    stack.advanceClock(61_000)
    expect((await at('inbox').get(late.path)).status).toBe(401)
    expect((await at('inbox').get('/realm?portal-ticket=made-up')).status).toBe(401)
  })

  it('[ANY-04] takes no ticket once its user has signed out', async () => {
    const { path } = await entranceOf('inbox')
    await client.post('/logout')
    expect((await at('inbox').get(path)).status).toBe(401)
  })

  it('[ANY-04] keeps the ticket from what is behind it', async () => {
    const { path } = await entranceOf('inbox', '/subapps/inbox/?kept=1')
    expect((await at('inbox').get(path)).status).toBe(200)
    const [call] = space.journal.find({ path: '/subapps/inbox/' })
    expect(JSON.stringify(call)).not.toContain('portal-ticket')
  })

  it('[ANY-04] has a session that is good there alone', async () => {
    const inbox = await entered('inbox')
    const list = at('list')
    for (const [name, value] of inbox.jar) list.jar.set(name, value)
    expect((await list.get(service)).status).toBe(401)
    const portal = createHttpClient(`http://127.0.0.1:${port}`, { host: `localhost:${port}` })
    const sealed = inbox.jar.get('__Host-app') ?? ''
    for (const name of ['portal', 'app', '__Host-app']) portal.jar.set(name, sealed)
    expect((await portal.get(service)).status).toBe(401)
    for (const [name, value] of client.jar) list.jar.set(name, value)
    expect((await list.get(service)).status).toBe(401)
  })

  it('[ANY-04] [SAFE-13] refuses the app once the user’s session has ended', async () => {
    const app = await entered('inbox')
    await client.post('/logout')
    expect((await app.get(service)).status).toBe(401)
    expect((await app.get('/realm')).status).toBe(401)
  })

  it('[ANY-04] [ME-08] refuses it after as long an idle time as the portal does', async () => {
    const app = await entered('inbox')
    stack.advanceClock(20 * 60_000)
    expect((await app.get(service)).status).toBe(200)
    stack.advanceClock(20 * 60_000)
    expect((await app.get(service)).status).toBe(200)
    stack.advanceClock(33 * 60_000)
    expect((await app.get(service)).status).toBe(401)
  })

  it('[ANY-04] gets a ticket again for an app that goes on', async () => {
    const { ticket } = JSON.parse((await client.get('/app-entrance/inbox')).text)
    const app = at('inbox')
    const path = `/app-enter?${new URLSearchParams({ ticket })}`
    expect((await app.send(path, { method: 'POST' })).status).toBe(204)
    expect((await app.get(service)).status).toBe(200)
  })

  it('[ANY-04] [SAFE-11] that a session is too large for says so, and goes on', async () => {
    // The portal's own cookie just fits; the app's cookie holds more.
    const session = openCookie('portal', client.jar.get('portal')) as { orgName: string }
    const sealed = (orgName: string) => sealCookie('portal', { ...session, orgName })
    const room = Math.floor((4_020 - sealed('').length) * 0.75)
    client.jar.set('portal', sealed('x'.repeat(room)))
    const { path } = await entranceOf('inbox')
    const opened = await at('inbox').get(path)
    expect(opened.status).toBe(500)
    expect(opened.text).toContain('登录信息过长')
    const { ticket } = JSON.parse((await client.get('/app-entrance/inbox')).text)
    const again = `/app-enter?${new URLSearchParams({ ticket })}`
    expect((await at('inbox').send(again, { method: 'POST' })).status).toBe(500)
    expect((await client.get('/index')).status).toBe(200)
  })

  it('[ANY-03] calls the services of its row alone', async () => {
    space.constants.set(
      'APP_HOSTING',
      JSON.stringify({ inbox: { services: ['/service-system/user'] } }),
    )
    const app = await entered('inbox')
    expect((await app.get(service)).status).toBe(200)
    const refused = await app.get('/service-system/username')
    expect(refused.status).toBe(403)
    expect(JSON.parse(refused.text).msg).toContain('APP_HOSTING')
    expect((await app.get('/service-system/user/../username')).status).toBe(403)
    expect((await app.get('/service-system/user/%2e%2e/username')).status).toBe(403)
  })

  it.each([
    '{',
    '{"inbox":{"servces":["/service-system/user"]}}',
  ])('[ANY-03] calls none by a row that is wrong: %s', async (text) => {
    space.constants.set('APP_HOSTING', text)
    const app = await entered('inbox')
    expect((await app.get(service)).status).toBe(403)
  })

  it('[ANY-03] calls none while it is not known which', async () => {
    const app = await entered('inbox')
    space.faults.add({ path: '/service-system/setconstant/value/*', kind: 'reset' })
    expect((await app.get(service)).status).toBe(503)
    space.faults.clear()
  })

  it('[ANY-03] [DESK-07] says that the session is over where that is why it is not known', async () => {
    const app = await entered('inbox')
    space.clock.advance(13 * 3_600_000)
    expect((await app.get(service)).status).toBe(401)
  })

  it('[ANY-04] refuses another ticket that is not good, and not as the end of the session', async () => {
    const app = await entered('inbox')
    expect((await app.send('/app-enter?ticket=made-up', { method: 'POST' })).status).toBe(403)
  })

  it('[SAFE-03] changes nothing at another site’s wish', async () => {
    const app = await entered('inbox')
    const headers = { origin: `http://list.localhost:${port}` }
    expect((await app.postJson(service, {}, headers)).status).toBe(403)
    expect((await app.postJson(service, {}, { 'sec-fetch-site': 'same-site' })).status).toBe(403)
  })

  it('[ANY-04] has nothing of the portal’s', async () => {
    const app = await entered('inbox')
    expect((await app.post('/session/token')).status).toBe(404)
    expect((await app.post('/logout')).status).toBe(404)
    expect((await app.get('/app-page/list/')).status).toBe(404)
  })
})

it('[ANY-08] [ANY-04] an app of the session’s own has such an origin, too, and its server is not asked', async () => {
  const server = await forTest(startUpstream((_, res) => void res.end('<p>x')))
  const { port: ownPort } = new URL(server.url)
  const rows = { inbox: { kind: 'page', isolation: 'shared' } }
  space.constants.set('APP_HOSTING', JSON.stringify(rows))
  for (const code of ['leave', 'inbox']) {
    await client.post('/own-apps', { code, address: `http://localhost:${ownPort}/` })
    const app = await entered(code)
    for (const path of ['/realm', '/', '/a/b']) {
      const { status, headers } = await app.get(path)
      expect(status, path).toBe(200)
      expect(headers['content-security-policy']).toContain(`ws://localhost:${ownPort}`)
    }
    await app.get(`/app-page/${code}/`)
    const frame = `local-network-access http://${code}.localhost:${port}`
    expect((await client.get(`/${code}.data`)).text).toContain(frame)
    expect((await app.get(service)).status).toBe(200)
  }
  const other = await (await entered('list')).get('/realm')
  expect(other.headers['content-security-policy']).not.toContain(ownPort)
  expect(server.received).toEqual([])
})

describe('the entrance to it', () => {
  it('[ANY-04] is not there for apps that share the portal’s origin, or are unknown', async () => {
    space.constants.set('APP_HOSTING', JSON.stringify({ inbox: { isolation: 'shared' } }))
    expect((await client.get('/app-entrance/inbox?to=/realm')).status).toBe(404)
    expect((await client.get('/app-entrance/nosuch?to=/realm')).status).toBe(404)
    client.jar.clear()
    expect((await client.get('/app-entrance/list?to=/realm')).status).toBe(401)
  })

  it('[KIT-02] [ANY-04] is not there for the conformance page, whose frames may be at the apps’ origins', async () => {
    expect((await client.get('/app-entrance/devDocs?to=/realm')).status).toBe(404)
    const { headers } = await client.get('/realm')
    const [, frames] = /frame-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? []
    expect(frames).toContain(`http://*.localhost:${port}`)
  })

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'realm',
    '/%0d%0aX: 1',
  ])('[ANY-04] [SAFE-05] leads nowhere else: %s', async (to) => {
    const { status } = await client.get(`/app-entrance/inbox?${new URLSearchParams({ to })}`)
    expect(status).toBe(400)
  })

  it('[ANY-03] [ANY-06] is beside a page that may pass on the devices of the rows', async () => {
    const rows = {
      inbox: { allow: ['camera'] },
      list: { isolation: 'shared', allow: ['microphone'] },
    }
    space.constants.set('APP_HOSTING', JSON.stringify(rows))
    const { headers } = await client.get('/index')
    expect(headers['permissions-policy']).toBe(
      `camera=(self "http://inbox.localhost:${port}"), geolocation=(), microphone=(self), payment=(), usb=(), display-capture=()`,
    )
    expect((await client.get('/login')).headers['permissions-policy']).toContain('camera=()')
  })
})
