import { describe, expect, it } from 'vitest'
import { unreadCountsSchema, unreadRequest } from '~contract/platform/live'
import { listen } from '../support/mock-sockets'
import { mockPlatformForFile } from '../support/server-test'

const { platform, caller } = await mockPlatformForFile()

const now = '2026-03-02T09:00:00+08:00'
const volumes = { mails: 8, notices: 4, messages: 12, documents: 6 }
const fixed = { description: '同一时刻开始', extends: 'default', now, volumes }
const order = async (method: string, path: string, body?: object) =>
  (await caller.control(method, path, body)).body
const post = (body: object) => ({ method: 'POST', body: JSON.stringify(body) })

const inbox = '/service-mail/mail/page?folder=1'
const constant = '/service-system/setconstant/value/AI_NAME'

async function sendMail(token: string, subject: string) {
  const mail = { to: ['zhangsan'], subject, body: '请查收。' }
  expect((await caller.call('/service-mail/mail', token, post(mail))).code).toBe(0)
}

/** The calls of one test in its own space; they depend on the test's number. Gives what the test sees at the end. */
async function testIn(id: string, number: number) {
  const { accounts } = await order('POST', '/spaces', { scenario: fixed, id })
  const [zhangsan, lisi] = [await caller.tokenFor(accounts[0]), await caller.tokenFor(accounts[1])]
  const before = (await caller.call(inbox, zhangsan)).data.unread
  const address = `${platform.url.replace('http', 'ws')}/service-system/ws/unread`
  const unread = await listen(`${address}?access_token=${zhangsan}`)
  unread.send(unreadRequest)
  const told = unreadCountsSchema.parse(await unread.nextJson()).apps.inbox

  await order('PATCH', `/spaces/${id}/constants`, { AI_NAME: id })
  await order('POST', `/spaces/${id}/faults`, {
    path: constant,
    kind: 'code',
    code: number,
    nth: 2,
  })
  await order('POST', `/spaces/${id}/clock`, { advanceMs: number * 60_000 })
  const mails = 1 + (number % 3)
  for (let sent = 0; sent < mails; sent += 1) await sendMail(lisi, `${id} 的第 ${sent} 封`)
  const found = (await caller.call(`${inbox}&keyword=side-`, zhangsan)).data
  let last = told
  while (last !== (told ?? 0) + mails) {
    last = unreadCountsSchema.parse(await unread.nextJson()).apps.inbox
  }
  unread.socket.close()
  const names = [await caller.call(constant, lisi), await caller.call(constant, lisi)]
  const posted = await order('GET', `/spaces/${id}/calls?method=POST&path=/service-mail/*`)
  const others = await order('GET', `/spaces/${id}/calls`)
  return {
    new: found.unread - before,
    foreign: found.records.filter(
      ({ subject }: { subject: string }) => !subject.startsWith(`${id} `),
    ),
    found: found.total,
    name: names[0]?.data,
    fault: names[1]?.code,
    sent: posted.length,
    journal: new Set(others.map(({ account }: { account: string | null }) => account)),
    minutes: Math.floor((platform.space(id).now().getTime() - Date.parse(now)) / 60_000),
  }
}

/** The content of an export as texts, part by part and model by model. */
async function exported(id: string): Promise<Record<string, string>> {
  const { now: _, rows, ...parts } = await order('GET', `/spaces/${id}/export`)
  const texts = Object.entries({ ...parts, ...rows }).map(([name, part]) => [
    name,
    JSON.stringify(part),
  ])
  return Object.fromEntries(texts)
}

describe('tests side by side', () => {
  it('[MOCK-02] sixteen of them in sixteen spaces, at once, do not touch each other', async () => {
    const main = await exported('main')
    const numbers = Array.from({ length: 16 }, (_, index) => index + 1)
    const seen = await Promise.all(numbers.map((number) => testIn(`side-${number}`, number)))
    expect(seen).toEqual(
      numbers.map((number) => ({
        ...{ new: 1 + (number % 3), found: 1 + (number % 3), sent: 1 + (number % 3) },
        ...{ fault: number, foreign: [] },
        name: `side-${number}`,
        journal: new Set([null, 'zhangsan', 'lisi']),
        minutes: number,
      })),
    )
    expect(await exported('main')).toEqual(main)
    // One process fills sixteen spaces.
  }, 60_000)

  it('[MOCK-02] of two that want the same name at once, one gets it, and the other hears why not', async () => {
    const want = () => caller.control('POST', '/spaces', { scenario: 'default', id: 'wanted' })
    const [one, other] = await Promise.all([want(), want()])
    expect([one.status, other.status].sort()).toEqual([200, 409])
    const refused = one.status === 409 ? one : other
    expect(refused.body).toEqual({ error: 'there is a space "wanted" already' })
  })
})

describe('the rows of a space', () => {
  it('[MOCK-02] are the same whatever was looked at first, and after a reset', async () => {
    for (const id of ['plain', 'looked', 'reset']) {
      await order('POST', '/spaces', { scenario: fixed, id })
    }
    const plain = await exported('plain')
    for (const path of [
      '/service-message/setmsginfo/page/user?current=1&size=20',
      '/service-approval/pending/page',
      inbox,
    ]) {
      expect((await caller.call(path, await caller.tokenFor('zhangsan@looked'))).code).toBe(0)
    }
    expect(await exported('looked')).toEqual(plain)

    await sendMail(await caller.tokenFor('lisi@reset'), '多余的')
    expect(await exported('reset')).not.toEqual(plain)
    await order('POST', '/spaces/reset/reset', {})
    expect(await exported('reset')).toEqual(plain)
  })

  it('[MOCK-02] are what they were at the start if they are first looked at after changes', async () => {
    for (const id of ['early', 'late']) await order('POST', '/spaces', { scenario: fixed, id })
    const early = await exported('early')
    const token = await caller.tokenFor('zhangsan@late')
    const { records } = (await caller.call(inbox, token)).data
    const ids = records.map(({ id }: { id: string }) => id)
    await caller.call('/service-mail/mail/delete', token, post({ ids }))
    await order('PATCH', '/spaces/late/users/zhangsan', { username: '张三丰' })
    await order('POST', '/spaces/late/clock', { advanceMs: 86_400_000 })
    const late = await exported('late')
    expect(late.messages).toEqual(early.messages)
    expect(late.notices).toEqual(early.notices)
    expect(late.mails).not.toEqual(early.mails)
  })
})
