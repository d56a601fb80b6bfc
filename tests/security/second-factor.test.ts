import { describe, expect, it } from 'vitest'
import { orderHandOver } from '../../mock-platform/data/hand-over-ways'
import { createHttpClient, type HttpClient } from '../support/http-client'
import {
  codeFor,
  ownStep,
  registerAtSignIn,
  registerInCentre,
  signInStep,
  wrongCodeFor,
} from '../support/second-factor'
import { auditLines, stackForFile } from '../support/server-test'
import { softPasskey } from '../support/soft-passkey'
import { demoPassword, openSpace } from '../support/stack'

// A constant that a test changes applies at once.
const stack = await stackForFile({ CONSTANTS_TTL_MS: '0' })
const browser = () => createHttpClient(stack.portal.url)
/** A browser in which this account has passed the password step of the sign-in. */
async function signedIn(account: string, client = browser(), password = demoPassword) {
  await client.signIn(account, { password })
  return client
}
const isIn = async (client: HttpClient) => (await client.get('/session/resumed')).status === 200
const step = 30_000
const waiting = 'portal-second-factor'

/** A space whose tenant sets this mode, and a user in it. */
function spaceWith(mode: string, scenario = 'default') {
  const opened = openSpace(stack, scenario)
  opened.space.constants.set('SECOND_FACTOR', mode)
  return { ...opened, lisi: opened.account('lisi') }
}

/** A user who registered an authenticator two steps ago, so that its next code is a new one. */
async function withAuthenticator(mode = 'required') {
  const opened = spaceWith('required')
  const first = browser()
  const registered = await registerAtSignIn(first, opened.space, opened.lisi)
  opened.space.constants.set('SECOND_FACTOR', mode)
  opened.space.clock.advance(2 * step)
  return { ...opened, ...registered, first }
}

describe('the tenant’s constant', () => {
  it('[SAFE-19] off, absent and empty ask no user', async () => {
    for (const mode of ['off', '', ' OFF ']) {
      const client = browser()
      expect((await client.signIn(spaceWith(mode).lisi)).location).toBe('/')
      expect(await isIn(client), mode).toBe(true)
    }
  })

  it('[SAFE-19] optional asks only users who have registered a factor', async () => {
    const { space, account, lisi } = spaceWith('optional')
    const client = await signedIn(lisi)
    expect(await isIn(client)).toBe(true)
    const { secret, codes } = await registerInCentre(client, space)
    expect(codes).toHaveLength(10)
    expect(await isIn(client)).toBe(true)

    const again = browser()
    expect((await again.signIn(lisi, { redirect: '/list/index' })).location).toBe(
      '/login?redirect=%2Flist%2Findex',
    )
    expect(await isIn(again)).toBe(false)
    space.clock.advance(2 * step)
    const code = codeFor(space, secret)
    const done = await signInStep(again, {
      step: 'code',
      kind: 'totp',
      code,
      redirect: '/list/index',
    })
    expect(done).toMatchObject({ status: 200, body: { target: '/list/index', codes: [] } })
    expect(await isIn(again)).toBe(true)
    expect(again.jar.has(waiting)).toBe(false)

    const other = await signedIn(account('zhangsan'))
    expect(await isIn(other)).toBe(true)
  })

  const modes = ['required', 'REQUIRED', 'on', 'yes']
  it.each(modes)('[SAFE-19] %s has everybody register a factor first', async (mode) => {
    const { space, lisi } = spaceWith(mode)
    const client = await signedIn(lisi)
    expect(await isIn(client)).toBe(false)
    expect((await client.get('/login')).text).toContain('请先添加一种验证方式')
    const { codes } = await registerAtSignIn(client, space, lisi)
    expect(codes).toHaveLength(10)
    expect(await isIn(client)).toBe(true)
    expect(auditLines(stack, { audit: 'factor-added', account: lisi })).toMatchObject([
      { way: 'totp', result: 'ok' },
    ])
  })

  it('[SAFE-19] that cannot be read asks whoever is known to have a factor, and lets the others in', async () => {
    const { space, account, lisi } = await withAuthenticator('optional')
    space.faults.add({ path: '/service-system/setconstant/*', kind: 'status', status: 503 })
    const [known, other] = [browser(), browser()]
    await known.signIn(lisi)
    await other.signIn(account('zhangsan'))
    expect([await isIn(known), await isIn(other)]).toEqual([false, true])
    space.faults.add({ path: '/service-system/second-factor/*', kind: 'status', status: 503 })
    const answer = await signInStep(known, { step: 'code', kind: 'totp', code: '123456' })
    expect(answer.status).toBe(502)
    expect(await isIn(known)).toBe(false)
    expect((await known.get('/login')).text).toContain('两步验证服务暂时不可用')
  })
})

describe('before the second factor', () => {
  it('[SAFE-19] no page, service, socket, token or data is open', async () => {
    const { lisi } = await withAuthenticator()
    const client = browser()
    const signedIn = await client.signIn(lisi)
    expect(client.jar.has('portal')).toBe(false)
    expect(JSON.stringify(signedIn.headers)).not.toContain('tk_')
    expect((await client.get('/login')).text).not.toContain('tk_')
    for (const path of ['/index', '/list/index', '/second-factor', '/my-sessions', '/profile']) {
      expect((await client.get(path)).location, path).toMatch(/^\/login/)
    }
    for (const path of ['/session/token', '/tenant-switch', '/account-switch']) {
      expect((await client.postJson(path, {})).status, path).toBe(302)
    }
    expect((await client.get('/service-system/user/personal/info')).status).toBe(401)
    expect((await client.get('/open/helpdesk')).status).not.toBe(200)
    // Nor is the waiting cookie accepted as a session under the session's name.
    client.jar.set('portal', client.jar.get(waiting) ?? '')
    expect(await isIn(client)).toBe(false)
  })

  it('[SAFE-19] whoever has a factor cannot register another one instead', async () => {
    const { space, lisi } = spaceWith('required')
    const [thief, owner] = [browser(), browser()]
    await thief.signIn(lisi)
    await registerAtSignIn(owner, space, lisi)
    // The thief's sign-in began before there was a factor; a new sign-in takes the factor into account.
    expect((await signInStep(thief, { step: 'totp-begin' })).status).toBe(409)
    await thief.signIn(lisi)
    for (const name of ['totp-begin', 'passkey-begin']) {
      expect((await signInStep(thief, { step: name })).status, name).toBe(409)
    }
    expect(await isIn(thief)).toBe(false)
  })

  it('[SAFE-19] a sign-in that waits ends with a change of password, after ten minutes, and by its user', async () => {
    const { space, secret, lisi, first } = await withAuthenticator()
    const late = await signedIn(lisi)
    await first.post('/modifyPassword', {
      currentPassword: demoPassword,
      newPassword: 'Portal@2027',
      sureNewPassword: 'Portal@2027',
    })
    const code = { step: 'code', kind: 'totp', code: codeFor(space, secret) }
    expect((await signInStep(late, code)).status).toBe(409)

    const given = await signedIn(lisi, browser(), 'Portal@2027')
    const kept = given.jar.get(waiting) ?? ''
    expect((await signInStep(given, { step: 'cancel' })).status).toBe(200)
    expect(given.jar.has(waiting)).toBe(false)
    given.jar.set(waiting, kept)
    stack.advanceClock(10 * 60_000)
    expect((await signInStep(given, code)).status).toBe(409)
  })

  it('[SAFE-19] the apps of a page reach none of its calls with a user’s token', async () => {
    const { lisi, first } = await withAuthenticator()
    for (const name of ['state', 'totp/remove', 'recovery-codes', 'totp/begin']) {
      const path = `/service-system/second-factor/${name}`
      const answer = await first.post(path, { username: lisi })
      expect(answer.status, name).not.toBe(200)
      expect(answer.text).not.toContain('"totp":true')
    }
  })
})

describe('codes', () => {
  it('[SAFE-19] are good once, one step early or late, and never from before', async () => {
    const { space, secret, lisi } = await withAuthenticator()
    const take = async (code: string) => {
      const client = await signedIn(lisi)
      await signInStep(client, { step: 'code', kind: 'totp', code })
      return isIn(client)
    }
    const [early, now] = [codeFor(space, secret, 1), codeFor(space, secret)]
    expect(await take(codeFor(space, secret, 3))).toBe(false)
    expect(await take(now)).toBe(true)
    expect(await take(now)).toBe(false)
    expect(await take(early)).toBe(true)
    expect(await take(now)).toBe(false)
  })

  it('[SAFE-19] for recovery are good once each, and new ones replace the former', async () => {
    const { space, secret, codes, lisi } = await withAuthenticator()
    const [one = '', two = ''] = codes
    const take = async (code: string) => {
      const client = await signedIn(lisi)
      await signInStep(client, { step: 'code', kind: 'recovery', code })
      return client
    }
    const client = await take(one.toUpperCase().replaceAll('-', ' '))
    expect(await isIn(client)).toBe(true)
    expect(await isIn(await take(one))).toBe(false)
    await ownStep(client, { step: 'proof', password: demoPassword })
    const fresh = (await ownStep(client, { step: 'recovery-codes' })).body.codes as string[]
    expect(await isIn(await take(two))).toBe(false)
    expect(await isIn(await take(fresh[0] ?? ''))).toBe(true)
    expect(codeFor(space, secret)).not.toBe('')
  })

  it('[SAFE-19] [SAFE-12] guessed five times lock the account’s factor, whatever else is right, and are told', async () => {
    const { space, secret, lisi } = await withAuthenticator()
    const wrong = wrongCodeFor(space, secret)
    const guess = async () => {
      const client = browser()
      // The right password does not reset the count of guesses.
      await client.signIn(lisi)
      return { client, ...(await signInStep(client, { step: 'code', kind: 'totp', code: wrong })) }
    }
    const answers = []
    for (let round = 0; round < 5; round += 1) answers.push(await guess())
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 429])
    expect(answers[3]?.body.error).toContain('还可尝试 1 次')
    expect(answers[4]?.client.jar.has(waiting)).toBe(false)

    const right = await signedIn(lisi)
    const code = codeFor(space, secret)
    expect((await signInStep(right, { step: 'code', kind: 'totp', code })).status).toBe(429)
    expect(await isIn(right)).toBe(false)
    const lines = auditLines(stack, { audit: 'second-factor', account: lisi })
    expect(lines.map(({ result }) => result)).toEqual([...Array(5).fill('refused'), 'locked'])
    expect(auditLines(stack, { audit: 'lock', account: lisi })).toMatchObject([{ way: 'totp' }])
    expect(JSON.stringify(lines)).not.toContain(wrong)

    stack.advanceClock(15 * 60_000 + 1)
    space.clock.advance(2 * step)
    const later = await signedIn(lisi)
    const next = codeFor(space, secret)
    await signInStep(later, { step: 'code', kind: 'totp', code: next })
    expect(await isIn(later)).toBe(true)
  })

  it('[SAFE-19] [SAFE-12] guessed at the same moment are no more than in a row', async () => {
    const { space, secret, lisi } = await withAuthenticator()
    const client = await signedIn(lisi)
    const guess = { step: 'code', kind: 'totp', code: wrongCodeFor(space, secret) }
    const all = await Promise.all(Array.from({ length: 12 }, () => signInStep(client, guess)))
    expect(all.filter(({ status }) => status === 422)).toHaveLength(4)
    const asked = space.journal.find({ path: '/service-system/second-factor/check' })
    expect(asked).toHaveLength(5)
  })

  it('[SAFE-19] one sign-in that waits gives one session, however often it is completed', async () => {
    const { space, secret, codes, lisi } = await withAuthenticator()
    const client = await signedIn(lisi)
    const copy = browser()
    copy.jar.set(waiting, client.jar.get(waiting) ?? '')
    const first = { step: 'code', kind: 'totp', code: codeFor(space, secret) }
    expect((await signInStep(client, first)).status).toBe(200)
    const second = { step: 'code', kind: 'recovery', code: codes[0] }
    expect((await signInStep(copy, second)).status).toBe(409)
    expect([await isIn(client), await isIn(copy)]).toEqual([true, false])
  })

  it('[SAFE-19] of one user are nothing in the cookie of another', async () => {
    const { space, account, secret, lisi } = await withAuthenticator()
    const other = browser()
    await registerAtSignIn(other, space, account('zhangsan'))
    const client = await signedIn(account('zhangsan'))
    const code = { step: 'code', kind: 'totp', code: codeFor(space, secret) }
    expect((await signInStep(client, code)).status).toBe(422)
    await client.signIn(lisi)
    expect((await signInStep(client, code)).status).toBe(200)
    expect((await client.get('/list/index')).text).toContain('李四')
  })

  it('[SAFE-19] are taken without scripts, and a refusal is told', async () => {
    const { space, secret, lisi } = await withAuthenticator()
    const client = await signedIn(lisi)
    expect((await client.get('/login')).text).toContain('验证码或恢复码')
    const refused = await client.post('/login', { step: 'code', code: 'nonsense' })
    expect(refused).toMatchObject({ status: 422 })
    expect(refused.text).toContain('验证不正确或已使用')
    const sent = { step: 'code', code: codeFor(space, secret), redirect: '/list/index' }
    expect((await client.post('/login', sent)).location).toBe('/list/index')
    expect(await isIn(client)).toBe(true)
  })
})

describe('passkeys', () => {
  /** Passkeys belong to a host name: browsers allow none for an IP address. */
  const origin = stack.portal.url.replace('127.0.0.1', 'localhost')
  const host = { host: new URL(origin).host }
  const local = () => createHttpClient(stack.portal.url, host)

  async function withPasskey() {
    const opened = spaceWith('required')
    const [client, passkey] = [local(), softPasskey(origin)]
    await client.signIn(opened.lisi)
    const { options } = (await signInStep(client, { step: 'passkey-begin' })).body
    const response = passkey.create(options)
    const added = await signInStep(client, { step: 'passkey-add', response })
    return { ...opened, client, passkey, response, added }
  }

  async function ask(client: HttpClient, account: string) {
    await client.signIn(account)
    return (await signInStep(client, { step: 'passkey-ask' })).body.options
  }

  it('[SAFE-19] are registered at the first sign-in, and open the next ones', async () => {
    const { client, added, passkey, lisi } = await withPasskey()
    expect(added).toMatchObject({ status: 200, body: { target: '/' } })
    expect(added.body.codes).toHaveLength(10)
    expect(await isIn(client)).toBe(true)
    const again = local()
    const response = passkey.get(await ask(again, lisi))
    expect((await signInStep(again, { step: 'passkey', response })).status).toBe(200)
    expect(await isIn(again)).toBe(true)
    expect(auditLines(stack, { audit: 'second-factor', account: lisi })).toMatchObject([
      { way: 'passkey', result: 'ok' },
    ])
  })

  it('[SAFE-19] answer a challenge once: neither is replayed, nor that of another sign-in', async () => {
    const { passkey, lisi } = await withPasskey()
    const [one, two] = [local(), local()]
    const response = passkey.get(await ask(one, lisi))
    await ask(two, lisi)
    expect((await signInStep(two, { step: 'passkey', response })).status).toBe(422)
    // With both of its cookies: the challenge is bound to the sign-in, the sign-in to one session.
    const [challenge, pending] = [one.jar.get('portal-passkey'), one.jar.get(waiting)]
    two.jar.set('portal-passkey', challenge ?? '')
    expect((await signInStep(two, { step: 'passkey', response })).status).toBe(422)
    expect((await signInStep(one, { step: 'passkey', response })).status).toBe(200)
    two.jar.set(waiting, pending ?? '')
    two.jar.set('portal-passkey', challenge ?? '')
    expect((await signInStep(two, { step: 'passkey', response })).status).toBe(422)
    expect(await isIn(two)).toBe(false)
  })

  it('[SAFE-19] of another account, another origin or a copy are refused', async () => {
    const { space, account, passkey, lisi } = await withPasskey()
    const foreign = softPasskey('http://localhost.evil.example')
    const strange = local()
    const options = await ask(strange, lisi)
    const response = { ...foreign.get(options), id: passkey.get(options).id }
    expect((await signInStep(strange, { step: 'passkey', response })).status).toBe(422)

    const copied = local()
    const late = passkey.get(await ask(copied, lisi), { copied: true })
    await signInStep(copied, { step: 'passkey', response: late })
    await copied.post('/logout')
    const copy = passkey.get(await ask(copied, lisi), { copied: true })
    expect((await signInStep(copied, { step: 'passkey', response: copy })).status).toBe(422)

    const other = local()
    await registerAtSignIn(other, space, account('zhangsan'))
    const theirs = local()
    const wrong = passkey.get(await ask(theirs, account('zhangsan')))
    expect((await signInStep(theirs, { step: 'passkey', response: wrong })).status).toBe(422)
  })

  it('[SAFE-19] made for a sign-in are nothing to the personal centre, and the other way round', async () => {
    const { client, passkey, lisi } = await withPasskey()
    const other = local()
    const options = await ask(other, lisi)
    client.jar.set('portal-passkey', other.jar.get('portal-passkey') ?? '')
    await ownStep(client, { step: 'proof', password: demoPassword })
    const response = softPasskey(origin).create(options)
    expect((await ownStep(client, { step: 'passkey-add', response })).status).toBe(422)
    expect(passkey.get(options)).toBeTruthy()
  })

  const none = [null, 7, 'x', {}, { id: 'x' }, { id: 'x', response: { clientDataJSON: 'e30' } }]
  it.each(none)('[SAFE-19] that are none (%j) are refused, no failure', async (response) => {
    const { lisi } = await withPasskey()
    const client = local()
    await ask(client, lisi)
    const { status } = await signInStep(client, { step: 'passkey', response })
    expect([400, 422]).toContain(status)
  })
})

describe('other ways in', () => {
  it('[SAFE-19] hand-overs ask as sign-ins do, and those of workplace apps count as asked', async () => {
    const { space, secret, lisi } = await withAuthenticator()
    const client = browser()
    const user = space.users.get('lisi')
    if (!user) throw new Error('no lisi')
    const third = orderHandOver(space, { way: 'thirdRedirect', user, url: '/list/index' })
    expect((await client.get(third.path)).location).toBe('/login?redirect=%2Flist%2Findex')
    expect(await isIn(client)).toBe(false)
    await signInStep(client, { step: 'code', kind: 'totp', code: codeFor(space, secret) })
    expect(await isIn(client)).toBe(true)
    const results = auditLines(stack, { audit: 'hand-over', account: lisi })
    expect(results.map(({ result }) => result)).toEqual(['second-factor', 'ok'])

    const workplace = browser()
    const app = orderHandOver(space, { way: 'zwddPcAuth', user })
    expect((await workplace.get(app.path)).location).toBe('/')
    expect(await isIn(workplace)).toBe(true)
  })

  it('[SAFE-19] a switch of account leads to the question for the other one', async () => {
    const { space, account } = spaceWith('optional')
    const first = await signedIn(account('wujiu'))
    const listed = JSON.parse((await first.get('/account-switch')).text).accounts as {
      userAccount: string
      current: boolean
    }[]
    const other = listed.find(({ current }) => !current)?.userAccount ?? ''
    const owner = await signedIn(other)
    await registerInCentre(owner, space)
    const began = await first.postJson('/account-switch', { account: other })
    const body = JSON.parse(began.text)
    if (body.airlines) {
      const codes = [body.airlines[0].airwaysCode]
      await first.postJson('/account-switch/airlines', { codes })
    }
    expect(await isIn(first)).toBe(false)
    expect(first.jar.has(waiting)).toBe(true)
    expect((await first.get('/login')).text).toContain('请完成两步验证')
  })

  it('[SAFE-19] a switch of the tenant asks a session that has not been asked, and no other one', async () => {
    const { space, account } = spaceWith('off')
    const client = await signedIn(account('zhangsan'))
    const tenantId = space.users.get('zhangsan')?.tenants[1]?.tenantId
    // The mock platform's constants apply to all its tenants.
    space.constants.set('SECOND_FACTOR', 'required')
    expect((await client.postJson('/tenant-switch', { tenantId })).status).toBe(200)
    expect(await isIn(client)).toBe(false)
    const { secret } = (await signInStep(client, { step: 'totp-begin' })).body
    await signInStep(client, { step: 'totp-confirm', code: codeFor(space, secret) })
    expect(await isIn(client)).toBe(true)
    const home = space.users.get('zhangsan')?.tenantId
    expect((await client.postJson('/tenant-switch', { tenantId: home })).status).toBe(200)
    expect(await isIn(client)).toBe(true)
  })
})

describe('changes in the personal centre', () => {
  it('[SAFE-19] want the password, which is counted, and again in each session', async () => {
    const { lisi, first } = await withAuthenticator()
    for (const one of ['totp-begin', 'passkey-begin', 'totp-remove', 'recovery-codes']) {
      expect((await ownStep(first, { step: one })).body, one).toEqual({ needs: 'password' })
    }
    const wrong = { step: 'proof', password: 'nonsense' }
    const answers = []
    for (let round = 0; round < 5; round += 1) answers.push((await ownStep(first, wrong)).status)
    expect(answers).toEqual([422, 422, 422, 422, 429])
    expect((await ownStep(first, { step: 'proof', password: demoPassword })).status).toBe(429)
    expect((await browser().signIn(lisi)).status).toBe(429)
    expect(auditLines(stack, { audit: 'factor-proof', account: lisi })).toHaveLength(6)
  })

  it('[SAFE-19] want a code, too, in a session that was not asked for one', async () => {
    const { space, secret, lisi } = await withAuthenticator('off')
    const thief = await signedIn(lisi)
    expect(await isIn(thief)).toBe(true)
    expect((await ownStep(thief, { step: 'totp-remove' })).body).toEqual({ needs: 'code' })
    const password = { step: 'proof', password: demoPassword }
    expect((await ownStep(thief, password)).status).toBe(400)
    const wrong = wrongCodeFor(space, secret)
    expect((await ownStep(thief, { ...password, code: wrong })).status).toBe(422)
    expect((await ownStep(thief, { step: 'totp-remove' })).body).toEqual({ needs: 'code' })
    const code = codeFor(space, secret)
    expect((await ownStep(thief, { ...password, code })).status).toBe(200)
    expect((await ownStep(thief, { step: 'totp-remove' })).status).toBe(200)
    expect(space.users.get('lisi')?.exInfo.secondFactor).toBe('0')
  })

  it('[SAFE-19] end the account’s other sessions, and their tokens', async () => {
    const { space, secret, lisi, first } = await withAuthenticator('optional')
    const other = await signedIn(lisi)
    await signInStep(other, { step: 'code', kind: 'totp', code: codeFor(space, secret) })
    expect([await isIn(first), await isIn(other)]).toEqual([true, true])
    await ownStep(first, { step: 'proof', password: demoPassword })
    await ownStep(first, { step: 'totp-remove' })
    expect([await isIn(first), await isIn(other)]).toEqual([true, false])
    expect((await other.get('/list/index')).location).toContain('left=remote')
    expect(space.sessionsOf('lisi')).toBe(1)
    expect(auditLines(stack, { audit: 'factor-removed', account: lisi })).toHaveLength(1)
  })

  it('[SAFE-19] never remove the last factor while it is required, or while that is not known', async () => {
    const { space, first } = await withAuthenticator()
    await ownStep(first, { step: 'proof', password: demoPassword })
    expect((await ownStep(first, { step: 'totp-remove' })).status).toBe(409)
    space.constants.set('SECOND_FACTOR', 'optional')
    space.faults.add({ path: '/service-system/setconstant/*', kind: 'status', status: 503 })
    stack.advanceClock(60_000)
    expect((await ownStep(first, { step: 'totp-remove' })).status).toBe(409)
    expect(space.users.get('lisi')?.exInfo.secondFactor).toBe('1')
  })

  it('[SAFE-19] show no secret that is registered, and add nothing if it is off', async () => {
    const { space, secret, codes, first } = await withAuthenticator('off')
    const shown = (await first.get('/second-factor')).text
    expect(JSON.parse(shown)).toMatchObject({ mode: 'off', totp: true, recoveryCodes: 10 })
    expect(shown).not.toContain(secret)
    expect(shown).not.toContain(codes[0])
    await ownStep(first, { step: 'proof', password: demoPassword })
    expect((await ownStep(first, { step: 'passkey-begin' })).status).toBe(409)
    const logged = stack.logLines.join('\n')
    expect(logged).not.toContain(secret)
    expect(logged).not.toContain(codes[0])
    expect(space.id).toBeTruthy()
  })
})
