import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { appsModel } from '../../mock-platform/data/apps'
import { createHttpClient } from '../support/http-client'
import { signedInAs, stackForFile } from '../support/server-test'
import { demoPassword } from '../support/stack'
import { startUpstream } from '../support/upstream'

const stack = await stackForFile()
const visitor = () => createHttpClient(stack.portal.url)

/** What stands in the files below, and in a list of a folder. */
const marks = /\[core\]|SESSION_SECRET|"dependencies"|startPortal|createRequestHandler|index of/i

describe('what no browser asks for', () => {
  it.each([
    ['TRACE', 405],
    ['PROPFIND', 405],
    // Not a method of HTTP that Node knows: it is not a request at all.
    ['TRACK', 400],
    ['CONNECT-X', 400],
  ])('[SAFE-08] %s is answered %i, and nothing of it comes back', async (method, status) => {
    const { client } = await signedInAs(stack)
    for (const path of ['/login', '/index', '/service-mail/x', '/assets/']) {
      const answer = await client.send(path, { method, headers: { 'x-secret': 'canary-77' } })
      expect(answer.status, path).toBe(status)
      expect(answer.text).not.toContain('canary-77')
    }
  })

  it.each([
    '/.git/config',
    '/.env',
    '/.npmrc',
    '/package.json',
    '/package-lock.json',
    '/Dockerfile',
    '/build/portal.js',
    '/portal.js',
    '/portal.js.map',
    '/server/index.js',
    '/state/',
    '/node_modules/express/package.json',
    '/assets',
    '/assets/',
    '/assets/../../portal.js',
    '/assets/..%2f..%2fportal.js',
    '/assets/%2e%2e/%2e%2e/portal.js',
    '/..%5c..%5cpackage.json',
    '//etc/passwd',
    '/__mock/spaces',
  ])('[SAFE-08] %s is no file of the portal’s, and no folder’s list', async (path) => {
    const { client } = await signedInAs(stack)
    for (const browser of [visitor(), client]) {
      const { status, text } = await browser.get(path)
      // Signed-out users are redirected to the sign-in; a path that does not exist is no app, either.
      expect([302, 400, 403, 404], path).toContain(status)
      expect(text).not.toMatch(marks)
    }
  })
})

it.each([
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n'],
  ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
  ['chunks in another spelling', 'Transfer-Encoding: xchunked\r\n'],
  ['chunks that are not last', 'Transfer-Encoding: chunked, identity\r\n'],
  ['a length that is a list', 'Content-Length: 5, 5\r\n'],
  ['a length with a sign', 'Content-Length: +5\r\n'],
])('[SAFE-11] a request with %s is refused, and nothing behind it is read', async (_, lines) => {
  const { hostname, port } = new URL(stack.portal.url)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  socket.on('error', () => {})
  const smuggled = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'
  socket.write(`POST /login HTTP/1.1\r\nHost: a\r\n${lines}\r\n0\r\n\r\n${smuggled}`)
  await once(socket, 'close')
  expect(heard).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1)
})

it('[SAFE-05] what the portal asks by itself is the registered address alone: it follows no redirect', async () => {
  const inside = await startUpstream((_, res) => void res.end('secret'))
  const outside = await startUpstream((_, res) => {
    res.writeHead(302, { location: `${inside.url}/admin` }).end()
  })
  onTestFinished(async () => void (await Promise.all([inside.close(), outside.close()])))
  const { client, space } = await signedInAs(stack)
  const known = space.collection(appsModel).get('policy')
  if (!known) throw new Error('no app to start from')
  space.collection(appsModel).create({ ...known, code: 'turns', entry: `${outside.url}/x` })
  expect((await client.get('/framing/turns')).status).toBe(200)
  expect(outside.received.map(({ url }) => url)).toEqual(['/x'])
  expect(inside.received).toEqual([])
})

describe('the log', () => {
  it('[SAFE-09] cannot be made to say what a user types, by no line break', async () => {
    const forged = '{"level":30,"audit":"sign-in","account":"admin","result":"ok","msg":"audit"}'
    for (const gap of ['\n', '\r\n', '\u2028', '"}\n']) {
      await visitor().signIn(`somebody${gap}${forged}`, { password: demoPassword })
      await visitor().get(`/login/${encodeURIComponent(gap + forged)}`)
    }
    const lines = stack.logLines.join('').trimEnd().split('\n')
    const read = lines.map((line) => JSON.parse(line))
    expect(read.filter(({ account }) => account === 'admin')).toEqual([])
    expect(read.filter(({ account }) => String(account).startsWith('somebody')).length).toBe(4)
  })

  it('[SAFE-09] names the address, and the user if there is one, of what was refused', async () => {
    const { client, account } = await signedInAs(stack)
    const foreign = { 'sec-fetch-site': 'cross-site' }
    await visitor().get('/service-mail/refused-1')
    await client.get('/service-mail/%2e%2e/refused-2')
    await client.post('/logout/refused-3', {}, foreign)
    await client.get('/service-system/fine')
    const find = (path: string) =>
      stack.logLines.map((line) => JSON.parse(line)).find(({ req }) => req?.path.includes(path))
    expect(find('refused-1')).toMatchObject({ res: { status: 401 }, address: '127.0.0.1' })
    const user = account('zhangsan')
    expect(find('refused-2')).toMatchObject({ res: { status: 400 }, account: user })
    expect(find('refused-3')).toMatchObject({ res: { status: 403 }, address: '127.0.0.1' })
    expect(find('/service-system/fine')).not.toHaveProperty('address')
  })
})

it('[SAFE-03] a form sets no more than its fields: what is added does not reach the platform', async () => {
  const { client, space } = await signedInAs(stack)
  const extra = { userId: 'u-other', tenantId: 'other', account: 'admin', admin: true }
  expect((await client.postJson('/themes', { id: 'gov-red', ...extra })).status).toBe(200)
  const [call] = space.journal.find({ path: '/service-system/user/theme', method: 'PUT' })
  const said = JSON.stringify(call?.body)
  for (const one of ['u-other', 'other', 'admin']) expect(said).not.toContain(one)
})
