import { describe, expect, it } from 'vitest'
import { type UnreadCounts, unreadCountsSchema, unreadRequest } from '~contract/platform/live'
import { type Listener, listen } from '../support/mock-sockets'
import { mockPlatformForFile } from '../support/server-test'

const { platform, caller } = await mockPlatformForFile()

/** A user of a fresh space, with what the user's lists, badges and unread socket say. */
async function personIn(spaceId: string, account: string) {
  const token = platform.space(spaceId).openSession(account)
  const address = `${platform.url.replace('http', 'ws')}/service-system/ws/unread`
  const socket = await listen(`${address}?access_token=${token}`)
  socket.send(unreadRequest)
  await socket.nextJson()
  const data = async (path: string, init?: RequestInit) => {
    const { code, msg, data } = await caller.call(path, token, init)
    if (code !== 0) throw new Error(msg)
    return data
  }
  return { socket, data, post: (path: string, body: object) => data(path, posted(body)) }
}

type Person = Awaited<ReturnType<typeof personIn>>

const posted = (body: object) => ({ method: 'POST', body: JSON.stringify(body) })

async function badgeOf({ data }: Person, app: string): Promise<number> {
  const { userApp } = await data('/service-system/sysappuser/list?column=sort')
  return userApp.find(({ code }: { code: string }) => code === app).newCount
}

const countsFrom = async (socket: Listener): Promise<UnreadCounts> =>
  unreadCountsSchema.parse(await socket.nextJson())

describe('what changes in one place', () => {
  it('[MOCK-01] a message that is read counts less in the list, at the socket and no longer as unread', async () => {
    const { id } = platform.createSpace()
    const zhangsan = await personIn(id, 'zhangsan')
    const unread = '/service-message/setmsginfo/page/user?eqorlike=%7B%22readed%22%3A%220%22%7D'
    const { total, rows } = await zhangsan.data(unread)
    await zhangsan.post(`/service-base/setmsginfo/${rows[0].id}`, {})
    expect((await zhangsan.data(unread)).total).toBe(total - 1)
    expect((await countsFrom(zhangsan.socket)).message).toBe(total - 1)
    zhangsan.socket.socket.close()
  })

  it('[MOCK-01] an approved request is gone from to-dos, badges and the unread socket, and waits for the next', async () => {
    const { id } = platform.createSpace()
    const [applicant, first, next] = [
      await personIn(id, 'zhangsan'),
      await personIn(id, 'zhouba'),
      await personIn(id, 'wujiu'),
    ]
    const leave = { type: '事假', from: '2026-12-01', to: '2026-12-02', reason: '家中有事。' }
    const base = '/service-approval/workflow/request'
    const request = await applicant.post(base, { kind: 'leave', values: leave })
    const seen = async (person: Person) => ({
      todo: (await person.data('/service-approval/workflow/page?box=todo')).todo,
      centre: (await person.data('/service-approval/pending/page?app=workflow')).total,
      badge: await badgeOf(person, 'workflow'),
    })
    const each = (count: number) => ({ todo: count, centre: count, badge: count })
    const waiting = (await seen(first)).todo
    const others = (await seen(next)).todo
    expect(await seen(first)).toEqual(each(waiting))
    expect((await countsFrom(first.socket)).apps.workflow).toBe(waiting)

    const approval = { step: 0, decision: 'approved', opinion: '' }
    await first.post(`${base}/${request.id}/decision`, approval)
    expect(await seen(first)).toEqual(each(waiting - 1))
    expect(await seen(next)).toEqual(each(others + 1))
    expect((await countsFrom(first.socket)).apps.workflow).toBe(waiting - 1)
    expect((await countsFrom(next.socket)).apps.workflow).toBe(others + 1)
    for (const { socket } of [applicant, first, next]) socket.socket.close()
  })
})
