import { createServer, type IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { appsModel } from '../../mock-platform/data/apps'
import { createHttpClient } from '../support/http-client'
import { listenLocally } from '../support/ports'
import { forTest, signedInAs, stackForFile } from '../support/server-test'

const stack = await stackForFile()

const signedIn = (name = 'zhangsan') => signedInAs(stack, name)
const signedOut = () => createHttpClient(stack.portal.url)
const policyEntry = () => `${stack.mock.url}/external/policy/?from=portal#/library`
const wrapper = (code: string, url: string) =>
  `/iframe.html?app=${code}&url=${encodeURIComponent(url)}`
const policyOf = (headers: IncomingHttpHeaders) => String(headers['content-security-policy'])

describe('/realm, the document of a realm app', () => {
  it('[APP-02] holds the boot script alone, under a policy with its nonce', async () => {
    const { client } = await signedIn()
    const { status, headers, text } = await client.get('/realm')
    expect(status).toBe(200)
    expect(text).toContain('<body></body>')
    const [, script] = /<script defer src="([^"]+)">/.exec(text) ?? []
    const [, nonce] = /<link rel="stylesheet" nonce="([^"]+)"/.exec(text) ?? []
    expect(policyOf(headers)).toContain(`'nonce-${nonce}'`)
    expect((await client.get(script ?? '')).status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(text).not.toContain('tk_')
  })

  it('[FAST-04] begins by a script that browsers compile once for all frames: no module, no nonce', async () => {
    const { client } = await signedIn()
    const scripts = await Promise.all(
      [1, 2].map(async () => (await client.get('/realm')).text.match(/<script.*?<\/script>/g)),
    )
    expect(scripts[0]).toEqual(scripts[1])
    expect(String(scripts[0])).toMatch(/^<script defer src="[^"]+"><\/script>$/)
  })

  it('[APP-02] is for signed-in users only', async () => {
    expect((await signedOut().get('/realm')).status).toBe(401)
  })

  it('[APP-02] lets scripts come from the entries of the user’s own apps, and from nowhere else', async () => {
    const { client, space } = await signedIn()
    const apps = space.collection(appsModel)
    apps.update('index', { entry: 'https://apps.example.cn/index/' })
    const policy = policyOf((await client.get('/realm')).headers)
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/apps\.example\.cn;/)
    expect(policy).not.toContain(stack.mock.url)
  })

  it('[APP-02] answers 503, not 404, while the app list cannot be had', async () => {
    const { client, space } = await signedIn()
    space.faults.add({ path: '/service-system/sysappuser/list', kind: 'bad-json' })
    expect((await client.get('/realm')).status).toBe(503)
    space.faults.clear()
    expect((await client.get('/realm')).status).toBe(200)
  })

  it('[APP-02] stands in for the portal if a realm app reloads its own address', async () => {
    const { client } = await signedIn()
    const answer = await client.get('/inbox/list/2', { 'sec-fetch-dest': 'iframe' })
    expect(answer).toMatchObject({ status: 302, location: '/realm?asked=%2Finbox%2Flist%2F2' })
  })

  it('[APP-02] the entry of an app without one is its folder below /subapps', async () => {
    const { client } = await signedIn()
    const entry = await client.get('/subapps/inbox/')
    expect(entry.status).toBe(200)
    expect(entry.headers['content-type']).toContain('text/html')
  })
})

describe('/iframe.html, the wrapper of an external app', () => {
  it('[APP-03] frames the way to the app with a new 32-character id each time, and no token', async () => {
    const { client } = await signedIn()
    const ids = new Set<string>()
    for (let round = 0; round < 3; round += 1) {
      const { status, text, headers } = await client.get(wrapper('policy', policyEntry()))
      expect(status).toBe(200)
      expect(text).not.toContain('tk_')
      expect(text).toContain('referrerpolicy="no-referrer"')
      expect(policyOf(headers)).toContain(`frame-src 'self' ${stack.mock.url}`)
      ids.add(/src="\/open\/policy\?iframeId=([A-Za-z0-9]{32})"/.exec(text)?.[1] ?? '')
    }
    expect(ids.size).toBe(3)
    expect(ids).not.toContain('')
  })

  it('[APP-03] [APP-05] its frame is sandboxed if the record asks for it, and only then', async () => {
    const { client, space } = await signedIn()
    expect((await client.get(wrapper('policy', policyEntry()))).text).not.toContain('sandbox')
    space.collection(appsModel).update('policy', { sandbox: 1 })
    await client.get('/index')
    const { text } = await client.get(wrapper('policy', policyEntry()))
    const [, tokens = ''] = /sandbox="([^"]+)"/.exec(text) ?? []
    expect(tokens).toContain('allow-scripts')
    expect(tokens).not.toContain('allow-top-navigation')
  })

  it('[ANY-06] lets the app go full screen and copy, wherever its address leads', async () => {
    const { client } = await signedIn()
    const { text } = await client.get(wrapper('policy', policyEntry()))
    expect(text).toContain('allow="fullscreen *; clipboard-write *"')
  })

  it('[ANY-03] [ANY-06] offers it the devices that its row names, and so does the shell', async () => {
    const { client, space } = await signedIn()
    space.constants.set('APP_HOSTING', JSON.stringify({ policy: { allow: ['camera'] } }))
    const { origin } = new URL(policyEntry())
    const policy = async (path: string) => (await client.get(path)).headers['permissions-policy']
    await expect.poll(() => policy('/index')).toContain(`camera=(self "${origin}")`)
    expect(await policy(wrapper('policy', policyEntry()))).toContain(`camera=(self "${origin}")`)
    expect(await policy(wrapper('policy', policyEntry()))).toContain('microphone=()')
    const { text } = await client.get(wrapper('policy', policyEntry()))
    expect(text).toContain('allow="fullscreen *; clipboard-write *; camera *"')
  })

  it('[APP-03] its address in the page is the URL-encoded entry', async () => {
    const { client } = await signedIn()
    const { text } = await client.get('/policy')
    expect(text.replaceAll('\\u0026', '&')).toContain(wrapper('policy', policyEntry()))
  })

  it.each([
    ['https://evil.example/', 400],
    ['', 400],
    ['javascript:alert(1)', 400],
  ] as const)('[APP-03] refuses the foreign entry %j', async (url, status) => {
    const { client } = await signedIn()
    expect((await client.get(wrapper('policy', url))).status).toBe(status)
  })

  it('[APP-03] refuses wrong codes, odd queries and users without a session', async () => {
    const { client } = await signedIn()
    expect((await client.get(wrapper('nothing', policyEntry()))).status).toBe(404)
    expect((await client.get('/iframe.html')).status).toBe(404)
    expect((await client.get('/iframe.html?app=policy&app=inbox')).status).toBe(404)
    expect((await client.get('/iframe.html?app[]=policy&url[x]=1')).status).toBe(404)
    expect((await client.get(wrapper('inbox', ''))).status).toBe(400)
    expect((await signedOut().get(wrapper('policy', policyEntry()))).status).toBe(401)
  })
})

describe('/open/:code, the way to an external app', () => {
  it('[APP-03] adds token and frame id to the entry, keeps its query and hash, and is not stored', async () => {
    const { client, space } = await signedIn()
    const id = 'a1'.repeat(16)
    const answer = await client.get(`/open/policy?iframeId=${id}`)
    expect(answer.status).toBe(302)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    const url = new URL(answer.location)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      from: 'portal',
      token: expect.stringMatching(/^tk_/),
      iframeId: id,
    })
    expect(url.hash).toBe('#/library')
    const page = await fetch(answer.location)
    expect(page.status).toBe(200)
    expect(space.journal.find({ path: '/external/policy/' })).toMatchObject([
      { account: 'zhangsan' },
    ])
  })

  it('[APP-04] names the token as the app wants it', async () => {
    const { client } = await signedIn()
    const { searchParams } = new URL((await client.get('/open/helpdesk')).location)
    expect([...searchParams.keys()]).toEqual(['ticket'])
  })

  const oddIds = ['short', '"><script>', `${'a'.repeat(31)}%`]
  it.each(oddIds)('[APP-03] hands no odd frame id on: %s', async (id) => {
    const { client } = await signedIn()
    const { location } = await client.get(`/open/policy?iframeId=${encodeURIComponent(id)}`)
    expect(new URL(location).searchParams.has('iframeId')).toBe(false)
  })

  it('[APP-04] leads nowhere for wrong codes, realm apps and users without a session', async () => {
    const { client } = await signedIn()
    expect(await client.get('/open/nothing')).toMatchObject({ status: 404, location: '' })
    expect(await client.get('/open/inbox')).toMatchObject({ status: 404, location: '' })
    expect(await signedOut().get('/open/policy')).toMatchObject({ status: 401, location: '' })
    const other = await signedIn('wangwu')
    expect((await other.client.get('/open/policy')).status).toBe(404)
  })
})

it('[APP-02] [SAFE-16] whether an external page may be framed is asked once of its server, whatever Host the requests name', async () => {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.setHeader('x-frame-options', 'DENY').end()
  })
  const { port } = await forTest(listenLocally(server))
  const { client, space } = await signedIn()
  space.collection(appsModel).update('policy', { entry: `http://127.0.0.1:${port}/page` })
  for (const host of ['one.example', 'two.example', 'three.example']) {
    expect(JSON.parse((await client.get('/framing/policy', { host })).text)).toEqual({
      refused: true,
    })
  }
  expect(asked).toEqual(['/page'])
})
