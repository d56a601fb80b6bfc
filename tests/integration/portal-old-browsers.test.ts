import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { stackForFile } from '../support/server-test'

const stack = await stackForFile({ CONSTANTS_TTL_MS: '0' })

const explorer = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'
const open = (path: string, headers: Record<string, string> = {}) =>
  createHttpClient(stack.portal.url).get(path, {
    accept: 'text/html, application/xhtml+xml, */*',
    'user-agent': explorer,
    ...headers,
  })

describe('a browser in which no page works', () => {
  it.each([
    '/',
    '/login',
    '/inbox/list/1',
  ])('[WEB-01] gets a page without scripts that explains itself at %s', async (path) => {
    const { status, text } = await open(path)
    expect(status).toBe(200)
    expect(text).toContain('<h1>您的浏览器版本过低</h1>')
    expect(text).toContain('Chrome、Edge、Firefox')
    expect(text).not.toMatch(/<script|<link|<a /)
  })

  it('[WEB-01] gets nothing of it where no page is asked for', async () => {
    expect((await open('/healthz')).text).not.toContain('浏览器')
    expect((await open('/login', { accept: 'image/png' })).text).not.toContain('<h1>您的浏览器')
  })

  it('[WEB-01] is told what the operator says, and where to get a newer one', async () => {
    const parameters = {
      OLD_BROWSER_TEXT: '请联系信息中心 <8000>',
      OLD_BROWSER_DOWNLOAD: 'https://intranet.example.cn/browser?a=1&b=2',
    }
    await fetch(`${stack.mock.url}/__mock/spaces/main/parameters`, {
      method: 'PATCH',
      body: JSON.stringify(parameters),
    })
    const { text } = await open('/login')
    expect(text).toContain('请联系信息中心 &lt;8000&gt;')
    expect(text).toContain('href="https://intranet.example.cn/browser?a=1&amp;b=2"')
  })

  it('[WEB-01] is given no address that is none', async () => {
    await fetch(`${stack.mock.url}/__mock/spaces/main/parameters`, {
      method: 'PATCH',
      body: JSON.stringify({ OLD_BROWSER_DOWNLOAD: 'javascript:alert(1)' }),
    })
    expect((await open('/login')).text).not.toMatch(/<a |javascript:/)
  })
})
