import { describe, expect, it } from 'vitest'
import { freshPlatform } from './test-caller'

const { platform } = freshPlatform()

const client = `Basic ${btoa('portal:portal-secret')}`
async function call(method: string, path: string, fields: Record<string, string>, auth = client) {
  const headers = { Authorization: auth }
  const body = new URLSearchParams(fields)
  return (await fetch(platform.url + path, { method, headers, body })).json()
}
const send = (username: string) => call('POST', '/auth/password/code', { username })
const check = (username: string, code: string) =>
  call('POST', '/auth/password/code/check', { username, code })
const set = (username: string, ticket: string, password: string) =>
  call('PUT', '/auth/password', { username, ticket, password })
const signIn = (username: string, password: string) =>
  call('POST', '/auth/oauth/token', { grant_type: 'password', username, password })
async function codeOf(account: string): Promise<string> {
  const codes = await (await fetch(`${platform.url}/__mock/spaces/main/reset-codes`)).json()
  return codes.find((one: { account: string }) => one.account === account)?.code
}
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

describe('a forgotten password', () => {
  it('[AUTH-07] is replaced by the code that went to the mobile, once', async () => {
    expect((await send('zhaoliu')).data).toEqual({
      mobile: '139****0004',
      validFor: 300,
      resendAfter: 60,
    })
    const code = await codeOf('zhaoliu')
    const { ticket } = (await check('zhaoliu', code)).data
    expect((await check('zhaoliu', code)).msg).toBe('验证码已失效，请重新获取')
    expect((await set('zhaoliu', 'another', 'Portal@2027')).msg).toMatch('操作已超时')
    expect((await set('zhaoliu', ticket, 'short1')).msg).toMatch('密码至少 8 位')
    expect((await set('zhaoliu', ticket, 'Portal@2027')).code).toBe(0)
    expect((await set('zhaoliu', ticket, 'Portal@2028')).msg).toMatch('操作已超时')
    expect((await signIn('zhaoliu', 'Portal@2026')).code).toBe(-1)
    expect((await signIn('zhaoliu', 'Portal@2027')).data.exInfo.init).toBe('0')
  })

  it('[AUTH-07] gets another code after a minute, and none is good for longer than five', async () => {
    await send('lisi')
    const first = await codeOf('lisi')
    expect((await send('lisi')).msg).toBe('发送过于频繁，请 60 秒后再试')
    platform.space().clock.advance(60_000)
    expect((await send('lisi')).code).toBe(0)
    if ((await codeOf('lisi')) !== first) {
      expect((await check('lisi', first)).msg).toBe('验证码错误')
    }
    const code = await codeOf('lisi')
    platform.space().clock.advance(5 * 60_000)
    expect((await check('lisi', code)).msg).toBe('验证码已失效，请重新获取')
    expect(await codeOf('lisi')).toBeUndefined()
  })

  it('[AUTH-07] is not to be had by guessing', async () => {
    await send('lisi')
    const code = await codeOf('lisi')
    for (let time = 0; time < 5; time += 1) {
      expect((await check('lisi', wrong(code))).msg).toBe('验证码错误')
    }
    expect((await check('lisi', code)).msg).toBe('错误次数过多，请重新获取验证码')
  })

  it('[AUTH-07] [SAFE-04] does not reveal which accounts there are', async () => {
    const answersTo = async (account: string) => [
      await send(account),
      await send(account),
      await check(account, 'no-code'),
    ]
    const [known, unknown] = [await answersTo('lisi'), await answersTo('nobody')]
    const words = (answers: typeof known) =>
      JSON.stringify(answers).replace(/1\d\d\*{4}\d{4}/g, 'mobile')
    expect(words(unknown)).toBe(words(known))
    expect(await codeOf('nobody')).toBeUndefined()
    platform.space().clock.advance(60_000)
    expect((await send('nobody')).data.mobile).toBe(unknown[0].data.mobile)
  })

  it('[AUTH-07] is the portal’s own business', async () => {
    const token = platform.space().openSession('lisi')
    const answer = await call(
      'POST',
      '/auth/password/code',
      { username: 'lisi' },
      `Bearer ${token}`,
    )
    expect(answer.code).toBe(401)
  })
})

describe('a password that is changed', () => {
  it('[AUTH-09] is a user’s own from then on, and lives as long as passwords do', async () => {
    const token = platform.space().openSession('sunqi')
    const change = (oldpassword: string, password: string) =>
      call('PUT', '/service-system/user/password', { oldpassword, password }, `Bearer ${token}`)
    expect((await change('wrong', 'Portal@2027')).msg).toBe('当前密码不正确')
    expect((await change('Portal@2026', 'Portal@2026')).msg).toMatch('最近使用过')
    expect((await change('Portal@2026', 'Portal@2027')).code).toBe(0)
    const { exInfo } = (await signIn('sunqi', 'Portal@2027')).data
    expect(Date.parse(exInfo.limitTime)).toBeGreaterThan(Date.now() + 80 * 24 * 3_600_000)
  })
})
