import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { stackForTest } from '../support/server-test'
import { demoPassword, type Stack, startStack } from '../support/stack'

const fields = { account: 'lisi', password: demoPassword }

describe.each([
  ['LOGIN_PATH', { LOGIN_PATH: '/enter/here' }, '/enter/here'],
  ['the environment zqt', { PORTAL_ENV: 'zqt' }, '/loginCustom'],
])('with %s the login page', (_, env, path) => {
  let stack: Stack
  beforeAll(async () => {
    stack = await startStack(env)
  })
  afterAll(() => stack.close())
  const browser = () => createHttpClient(stack.portal.url)

  it('[AUTH-04] is at that path, and signs in there', async () => {
    const page = await browser().get(`${path}?redirect=%2Finbox%2Flist%2F1`)
    expect(page.status).toBe(200)
    expect(page.text).toContain('name="redirect" value="/inbox/list/1"')
    expect(page.text).toContain('<title>登录页 - 协同办公门户</title>')
    const client = browser()
    const answer = await client.post(path, { ...fields, redirect: '/inbox/list/1' })
    expect(answer).toMatchObject({ status: 302, location: '/inbox/list/1' })
    expect((await client.get('/inbox/list/1')).status).toBe(200)
    expect((await client.get(path)).location).toBe('/')
  })

  it('[AUTH-04] [GUARD-03] is where signed-out users are led, from the usual address as well', async () => {
    expect((await browser().get('/index')).location).toBe(`${path}?redirect=%2Findex`)
    expect((await browser().post('/logout')).location).toBe(path)
    const usual = await browser().get('/login?redirect=%2Findex')
    expect(usual).toMatchObject({ status: 302, location: `${path}?redirect=%2Findex` })
  })

  it('[AUTH-04] is there in the browser’s route table, which the page names', async () => {
    const { text } = await browser().get(path)
    const address = /\/route-table-[\w.-]+\.js/.exec(text)?.[0] ?? ''
    const table = await browser().get(address)
    expect(table.headers['content-type']).toContain('javascript')
    expect(table.headers['cache-control']).toContain('immutable')
    const { routes } = JSON.parse(table.text.replace(/^window.__remixManifest=|;$/g, ''))
    expect(routes['routes/login'].path).toBe(path.slice(1))
    expect((await browser().get('/route-table-other.js')).status).not.toBe(200)
  })

  it('[WEB-01] is there for old browsers, too, whose route table names their own files', async () => {
    const old = { 'user-agent': 'Mozilla/5.0 Chrome/86.0.4240.0 Safari/537.36' }
    const { text } = await browser().get(path, old)
    const named = [...text.matchAll(/href="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
      ([, file]) => file,
    )
    expect(named).not.toEqual([])
    expect(named.filter((file) => !file?.includes('-legacy-'))).toEqual([])
    const address = /\/route-table-[\w.-]+\.js/.exec(text)?.[0] ?? ''
    const table = await browser().get(address, old)
    const { routes } = JSON.parse(table.text.replace(/^[^{]*window.__remixManifest=|;$/g, ''))
    expect(routes['routes/login']).toMatchObject({
      path: path.slice(1),
      module: expect.stringContaining('-legacy-'),
    })
  })
})

it('[AUTH-04] usually it is at /login, and /loginCustom leads there', async () => {
  const stack = await stackForTest()
  const client = createHttpClient(stack.portal.url)
  expect((await client.get('/login')).status).toBe(200)
  expect((await client.get('/loginCustom?redirect=%2Fa')).location).toBe('/login?redirect=%2Fa')
})
