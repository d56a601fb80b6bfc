import { describe, expect, it } from 'vitest'
import { createSealer } from '~server/seal/sealer'
import { createSessions, type SignedIn } from '~server/session/session'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { signedInAs, stackForFile } from '../support/server-test'
import { openSpace } from '../support/stack'

const secret = 'a-secret-to-look-into-sessions'
const stack = await stackForFile({ SESSION_SECRET: secret })

const browser = () => createHttpClient(stack.portal.url)

/** The session of a cookie, which only the holder of the secret can open. */
async function sessionOf(client: HttpClient): Promise<SignedIn> {
  const sessions = createSessions({ sealer: createSealer([secret]), secure: false })
  const user = await sessions.read(`portal=${client.jar.get('portal')}`)
  return user ?? expect.fail('no session')
}

describe('a session', () => {
  it('[SAFE-08] [AUTH-06] is another with each sign-in, whatever cookie was there', async () => {
    const { account } = openSpace(stack)
    const client = browser()
    const ids = new Set<string>()
    for (const name of ['lisi', 'lisi', 'zhangsan']) {
      await client.signIn(account(name))
      const { sessionId, account: whose } = await sessionOf(client)
      expect(whose).toBe(account(name))
      ids.add(sessionId)
      await client.post('/logout')
    }
    expect(ids.size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
  })

  it('[AUTH-06] that somebody planted is not taken over by the user who signs in', async () => {
    const { account } = openSpace(stack)
    const attacker = browser()
    await attacker.signIn(account('lisi'))
    const planted = attacker.jar.get('portal') ?? ''

    const victim = browser()
    victim.jar.set('portal', planted)
    await victim.post('/logout')
    await victim.signIn(account('zhangsan'))
    expect(victim.jar.get('portal')).not.toBe(planted)
    expect((await sessionOf(victim)).account).toBe(account('zhangsan'))
    // The attacker's copy cannot follow the new session: its own session ended with the sign-out.
    expect((await attacker.get('/index')).location).toMatch(/^\/login/)
  })

  it.each([
    ['of the attacker’s making', 'eyJ3aG8iOnsic2Vzc2lvbklkIjoieCJ9fQ==.forged'],
    ['without a signature', 'eyJ3aG8iOnsic2Vzc2lvbklkIjoieCJ9fQ=='],
    ['of a plain id', 'abc'],
    ['of a prototype', '__proto__'],
  ])('[AUTH-06] %s is none, and is not what a sign-in begins', async (_, planted) => {
    const { account } = openSpace(stack)
    const client = browser()
    client.jar.set('portal', planted)
    expect((await client.get('/index')).location).toMatch(/^\/login/)
    client.jar.set('portal', planted)
    await client.signIn(account('lisi'))
    expect((await sessionOf(client)).sessionId).toMatch(/^[0-9a-f]{32}$/)
    expect((await client.get('/index')).status).toBe(200)
  })

  it('[AUTH-06] that was replaced by another tenant’s has ended, though its cookie was copied', async () => {
    const { space, client } = await signedInAs(stack)
    const copy = browser()
    copy.jar.set('portal', client.jar.get('portal') ?? '')
    const before = (await sessionOf(client)).sessionId
    const tenantId = space.users.get('zhangsan')?.tenants[1]?.tenantId
    const answer = await client.postJson('/tenant-switch', { tenantId })
    expect(answer.status).toBe(200)
    expect((await sessionOf(client)).sessionId).not.toBe(before)
    expect((await copy.get('/index')).location).toMatch(/^\/login/)
  })
})
