// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveEvents, LiveKind } from '~contract/live/protocol'
import { zhCN } from '~text/zh-CN'
import type { LiveFeed } from '../../live/live-feed'
import { closeToast, toastsOnShow } from '../../ui/toast'
import type { MessageBrief } from './message-brief'
import { type MessageStore, type MessageSummary, startMessageStore } from './message-store'
import type { UnreadMessages } from './unread.server'

const message = (id: string): MessageBrief => ({
  id,
  typeCode: 'msgType2',
  app: '公文',
  title: id,
  link: '',
  time: `2026-11-21 08:00:0${id}`,
})

const list = (...rows: MessageBrief[]): UnreadMessages => ({
  version: rows.map(({ id }) => id).join(),
  rows,
  total: rows.length,
  counts: { msgType1: 0, msgType2: rows.length, msgType3: 0 },
})

function fakeFeed() {
  const hearers = new Map<LiveKind, (payload: never, at: null) => void>()
  const feed: LiveFeed = {
    state: () => 'live',
    watch: () => () => {},
    subscribe(kind, hear) {
      hearers.set(kind, hear as (payload: never, at: null) => void)
      return () => hearers.delete(kind)
    },
    send() {},
    leads: () => true,
  }
  const push = <Kind extends LiveKind>(kind: Kind, payload: LiveEvents[Kind]) =>
    hearers.get(kind)?.(payload as never, null)
  return { feed, push }
}

const running: MessageStore[] = []
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  for (const store of running.splice(0)) store.stop()
  for (const { id } of toastsOnShow()) closeToast(id)
  vi.useRealTimers()
})

async function started(first: UnreadMessages) {
  const { feed, push } = fakeFeed()
  const backend = { list: first, error: '' }
  const server = vi.fn(async (path: string): Promise<never> => {
    if (backend.error && path !== '/messages/unread') return { error: backend.error } as never
    return { data: backend.list } as never
  })
  let summary: MessageSummary = { unread: 0, fresh: false }
  const store = startMessageStore({
    user: { userId: 'u1', tenantId: 't1' },
    feed,
    texts: zhCN,
    server,
    onSummary(next) {
      summary = next
    },
    onOpen: vi.fn(),
    onList: vi.fn(),
  })
  running.push(store)
  await vi.advanceTimersByTimeAsync(0)
  const ids = () => store.unread.snapshot().rows.map(({ id }) => id)
  return { store, push, backend, server, ids, summary: () => summary }
}

const texts = () => toastsOnShow().map(({ text }) => text)
const settle = () => vi.advanceTimersByTimeAsync(1_000)

describe('the store of messages', () => {
  it('[MSG-06] shows a pushed message, tells of it once, and asks for the list soon', async () => {
    const { push, backend, server, ids, summary } = await started(list(message('1')))
    expect(summary()).toEqual({ unread: 1, fresh: false })
    push('message', message('2'))
    push('message', message('2'))
    expect(ids()).toEqual(['2', '1'])
    expect(summary()).toEqual({ unread: 2, fresh: true })
    backend.list = list(message('2'), message('1'))
    await settle()
    expect(texts()).toEqual(['你有新的消息请注意查收'])
    expect(server).toHaveBeenCalledTimes(2)
    expect(ids()).toEqual(['2', '1'])
  })

  it('[PUSH-05] [MSG-06] tells of what only the list brings after something was missed', async () => {
    const { push, backend } = await started(list(message('1')))
    backend.list = list(message('3'), message('2'), message('1'))
    push('stale', null)
    await settle()
    await settle()
    expect(texts()).toEqual(['你有新的消息请注意查收（2 条）'])
  })

  it('[PUSH-02] asks for the list if the pushed total differs from what it knows', async () => {
    const { push, server, summary } = await started(list(message('1')))
    push('unread', { message: 1, apps: {} })
    await settle()
    expect(server).toHaveBeenCalledTimes(1)
    push('unread', { message: 7, apps: {} })
    expect(summary().unread).toBe(7)
    await settle()
    expect(server).toHaveBeenCalledTimes(2)
  })

  it('[MSG-02] 全部已读 that fails says 「清空消息失败!」, and brings the list back', async () => {
    const { store, backend, ids } = await started(list(message('2'), message('1')))
    backend.error = '服务繁忙'
    const done = store.readAll('')
    expect(ids()).toEqual([])
    await done
    expect(ids()).toEqual(['2', '1'])
    expect(texts()).toEqual(['清空消息失败!'])
  })

  it('[LIVE-03] sums up what came during a sleep, instead of a burst', async () => {
    const { push, backend } = await started(list(message('1')))
    vi.setSystemTime(Date.now() + 3 * 3_600_000)
    backend.list = list(message('4'), message('3'), message('2'), message('1'))
    for (const id of ['2', '3', '4']) push('message', message(id))
    await settle()
    await settle()
    expect(texts()).toEqual(['您离开期间有 3 条新消息：通知提醒 3'])
  })
})
