import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { stackForFile } from '../support/server-test'
import { openSpace } from '../support/stack'

const stack = await stackForFile()

async function signedIn(name = 'zhangsan') {
  const client = createHttpClient(stack.portal.url)
  await client.signIn(openSpace(stack).account(name))
  return client
}
const realmFor = (entry: string) => `/realm?entry=${encodeURIComponent(entry)}`

describe('/realm?entry=, the frame of an app that is not registered yet', () => {
  it('[KIT-02] lets exactly that one origin in, for users who have the developer docs', async () => {
    const client = await signedIn()
    const { status, headers } = await client.get(realmFor('https://apps.example.cn:8443'))
    const policy = String(headers['content-security-policy'])
    expect(status).toBe(200)
    for (const directive of ['script-src', 'style-src', 'connect-src']) {
      expect(policy).toMatch(new RegExp(`${directive} [^;]*https://apps\\.example\\.cn:8443`))
    }
    expect(policy).toContain("frame-ancestors 'self'")
    expect(String((await client.get('/realm')).headers['content-security-policy'])).not.toContain(
      'apps.example.cn',
    )
  })

  it('[KIT-02] is refused to users without the developer docs', async () => {
    const lisi = await signedIn('lisi')
    expect((await lisi.get(realmFor('https://apps.example.cn'))).status).toBe(403)
    expect((await lisi.get('/realm')).status).toBe(200)
    const signedOut = createHttpClient(stack.portal.url)
    expect((await signedOut.get(realmFor('https://apps.example.cn'))).status).toBe(401)
  })

  it.each([
    '',
    '*',
    'https:',
    'apps.example.cn',
    'https://apps.example.cn/',
    'https://apps.example.cn/leave/',
    'https://user@apps.example.cn',
    'https://*.example.cn',
    'ftp://apps.example.cn',
    'javascript:alert(1)',
    "https://a.cn;script-src'unsafe-eval'",
    'https://a.cn https://b.cn',
  ])('[KIT-02] refuses %j, which is no origin', async (entry) => {
    const client = await signedIn()
    const { status, headers } = await client.get(realmFor(entry))
    expect(status).toBe(400)
    expect(String(headers['content-security-policy'])).not.toContain('unsafe-eval')
  })

  it('[KIT-02] refuses several origins at once', async () => {
    const client = await signedIn()
    const { status } = await client.get('/realm?entry=https://a.cn&entry=https://b.cn')
    expect(status).toBe(400)
  })
})

it('[KIT-01] /sub-app-kit has the files that other teams take, as script and as text', async () => {
  const client = createHttpClient(stack.portal.url)
  const script = await client.get('/sub-app-kit/portal-sub-app.js')
  expect(script.headers['content-type']).toContain('javascript')
  expect(script.text).toContain('standalone')
  const types = await client.get('/sub-app-kit/portal-sub-app.d.ts')
  expect(types.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(types.text).toContain('export interface SubAppProps')
})
