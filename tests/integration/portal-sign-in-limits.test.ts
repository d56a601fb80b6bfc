import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { stackForFile, stackForTest } from '../support/server-test'
import { openSpace } from '../support/stack'

const stack = await stackForFile()

const minute = 60_000
const tokenPath = '/auth/oauth/token'
const browser = () => createHttpClient(stack.portal.url)
const wrong = { password: 'wrong-canary-78' }
const lockedText = (minutes: number) => `密码错误次数过多，账号已锁定，请 ${minutes} 分钟后再试`

async function fail(account: string, times: number) {
  for (let count = 0; count < times; count += 1) await browser().signIn(account, wrong)
}

describe('wrong passwords', () => {
  it('[SAFE-04] lock the account after the fifth for 15 minutes, for the right password as well', async () => {
    const { space, account } = openSpace(stack)
    const name = account('lisi')
    await fail(name, 4)
    const fifth = await browser().signIn(name, wrong)
    expect(fifth.status).toBe(429)
    expect(fifth.headers['retry-after']).toBe('900')
    expect(fifth.text).toContain(lockedText(15))
    expect(fifth.text).toContain(`value="${name}"`)

    stack.advanceClock(14 * minute)
    const right = await browser().signIn(name)
    expect(right.status).toBe(429)
    expect(right.text).toContain(lockedText(1))
    expect(right.headers['set-cookie']).toBeUndefined()
    expect(space.journal.find({ path: tokenPath })).toHaveLength(5)

    stack.advanceClock(minute)
    expect((await browser().signIn(name)).status).toBe(302)
  })

  it('[SAFE-04] are counted down from the third on', async () => {
    const { account } = openSpace(stack)
    await fail(account('lisi'), 2)
    const third = await browser().signIn(account('lisi'), wrong)
    expect(third.status).toBe(401)
    expect(third.text).toContain('用户名或密码错误（再输错 2 次，账号将锁定 15 分钟）')
  })

  it('[SAFE-04] of an account that does not exist get the very same answers', async () => {
    const { account } = openSpace(stack)
    const answersFor = async (name: string) => {
      const answers = []
      for (let count = 0; count < 6; count += 1) {
        const { status, text } = await browser().signIn(account(name), wrong)
        answers.push({ status, said: /role="alert".*?<\/p>/.exec(text)?.[0] })
      }
      return answers
    }
    expect(await answersFor('nobody')).toEqual(await answersFor('lisi'))
  })

  it('[SAFE-04] count together in every spelling that means the same account', async () => {
    const { account } = openSpace(stack)
    for (const spelling of ['lisi', 'LISI', 'Lisi', 'ｌｉｓｉ', ' lisi']) {
      await browser().signIn(account(spelling), wrong)
    }
    expect((await browser().signIn(account('lisi'))).status).toBe(429)
  })

  it('[SAFE-04] of another account, and those before a success, do not count', async () => {
    const { account } = openSpace(stack)
    await fail(account('lisi'), 4)
    await fail(account('nobody'), 5)
    expect((await browser().signIn(account('lisi'))).status).toBe(302)
    await fail(account('lisi'), 4)
    expect((await browser().signIn(account('lisi'))).status).toBe(302)
  })

  it('[SAFE-04] sent all at once reach the backend no more often than one by one', async () => {
    const { space, account } = openSpace(stack)
    await Promise.all(Array.from({ length: 20 }, () => browser().signIn(account('lisi'), wrong)))
    expect(space.journal.find({ path: tokenPath })).toHaveLength(5)
  })

  it('[SAFE-04] are not what a backend in trouble answers', async () => {
    const { space, account } = openSpace(stack)
    space.faults.add({ path: tokenPath, kind: 'html' })
    await fail(account('lisi'), 6)
    space.faults.clear()
    expect((await browser().signIn(account('lisi'))).status).toBe(302)
  })

  it('[SAFE-04] from one address bar it in the end, whatever the accounts, and only it', async () => {
    const behind = await stackForTest({ TRUSTED_PROXIES: '1' })
    const client = createHttpClient(behind.portal.url)
    const from = (address: string, account: string, password = 'wrong') =>
      client.post('/login', { account, password }, { 'x-forwarded-for': address })
    for (let count = 0; count < 50; count += 1) await from('198.51.100.7', `nobody-${count}`)
    const barred = await from('198.51.100.7', 'lisi', 'Portal@2026')
    expect(barred.status).toBe(429)
    expect(barred.text).toContain('当前网络登录失败次数过多，请 15 分钟后再试')
    expect((await from('198.51.100.8', 'lisi', 'Portal@2026')).status).toBe(302)
    behind.advanceClock(15 * minute)
    expect((await from('198.51.100.7', 'lisi', 'Portal@2026')).status).toBe(302)
  })

  it('[SAFE-04] from the neighbours of an IPv6 address are that address’s', async () => {
    const behind = await stackForTest({ TRUSTED_PROXIES: '1' })
    const client = createHttpClient(behind.portal.url)
    const from = (address: string, account: string) =>
      client.post('/login', { account, password: 'wrong' }, { 'x-forwarded-for': address })
    for (let count = 0; count < 50; count += 1) await from(`2001:db8:1:2::${count}`, `n-${count}`)
    expect((await from('2001:db8:1:2:3:4:5:6', 'another')).status).toBe(429)
    expect((await from('2001:db8:1:3::1', 'another')).status).toBe(401)
  })

  it('[SAFE-09] [SAFE-08] leave audit lines with time, account, address and result, and no password', async () => {
    const { account } = openSpace(stack)
    const name = account('zhangsan')
    const from = stack.logLines.length
    await browser().signIn(name)
    await fail(name, 6)
    const lines = stack.logLines.slice(from)
    const audited = lines.map((line) => JSON.parse(line)).filter((line) => line.audit)
    expect(audited.map((line) => `${line.audit} ${line.result}`)).toEqual([
      'sign-in ok',
      ...Array(5).fill('sign-in refused'),
      'lock ok',
      'sign-in locked',
    ])
    for (const line of audited) {
      expect(line).toMatchObject({ account: name, address: '127.0.0.1', time: expect.anything() })
    }
    expect(audited[0].tenant).toMatch(/^yz-/)
    expect(lines.join()).not.toContain(wrong.password)
  })
})
