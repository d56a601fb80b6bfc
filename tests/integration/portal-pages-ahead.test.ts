import { createServer } from 'node:http'
import { beforeEach, describe, expect, it } from 'vitest'
import { aheadHeader } from '~contract/hosting/page-place'
import { appsModel } from '../../mock-platform/data/apps'
import type { HttpClient } from '../support/http-client'
import { listenLocally } from '../support/ports'
import { forFile, signedInAs, stackForFile } from '../support/server-test'

const stack = await stackForFile()
const asked: string[] = []
/** Another team's server: its page shows how often it was requested, and with which cookie. */
const own = await forFile(
  listenLocally(
    createServer(({ url = '', headers }, response) => {
      asked.push(url)
      response.setHeader('Content-Type', 'text/html')
      if (url.includes('login')) response.setHeader('Set-Cookie', 'who=zhang')
      response.end(`<!doctype html><p>${asked.length} for ${headers.cookie ?? 'nobody'}`)
    }),
  ),
)

let client: HttpClient
let account: (name: string) => string
beforeEach(async () => {
  asked.length = 0
  const opened = await signedInAs(stack)
  ;({ client } = opened)
  account = opened.account
  const like = opened.space.collection(appsModel).get('list')
  if (!like) throw new Error('the scenario has no app to start from')
  opened.space.collection(appsModel).create({ ...like, entry: `${own.url}/`, code: 'old' })
  opened.space.constants.set('APP_HOSTING', JSON.stringify({ old: { kind: 'page' } }))
})

const open = (path = '') => client.get(`/app-page/old/${path}`)
const ahead = (path = '') => client.get(`/app-page/old/${path}`, { [aheadHeader]: '1' })
const shown = ({ text }: { text: string }) => /<p>(.*)/.exec(text)?.[1]

describe('a page that was asked for ahead of a click', () => {
  it('[APP-06] [ANY-02] is what the click gets, once', async () => {
    expect(shown(await ahead())).toBe('1 for nobody')
    expect(shown(await open())).toBe('1 for nobody')
    expect(shown(await open())).toBe('2 for nobody')
  })

  it('[APP-06] [ANY-02] has the policy and the nonce of the answer that brings it', async () => {
    const before = await ahead()
    const after = await open()
    const nonceOf = ({ text }: { text: string }) => /nonce="([^"]+)"/.exec(text)?.[1]
    expect(nonceOf(after)).not.toBe(nonceOf(before))
    expect(after.headers['content-security-policy']).toContain(`'nonce-${nonceOf(after)}'`)
  })

  it('[APP-06] [SAFE-03] is nobody else’s, and not that of a user who has signed in there since', async () => {
    await ahead()
    const other = await signedInAs(stack, 'lisi', 'default')
    expect((await other.client.get('/app-page/old/')).status).toBe(404)
    await open('login')
    expect(shown(await open())).toBe('3 for who=zhang')
    await client.signIn(account('zhangsan'))
    expect(shown(await open())).toBe('4 for nobody')
  })

  it('[APP-06] [ANY-02] is asked for again where nothing was kept: another page, or a new wish for it', async () => {
    await ahead()
    expect(shown(await open('other'))).toBe('2 for nobody')
    expect(shown(await ahead())).toBe('3 for nobody')
    expect(shown(await open())).toBe('3 for nobody')
  })
})
