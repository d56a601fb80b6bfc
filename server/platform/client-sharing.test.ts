import { describe, expect, it, vi } from 'vitest'
import { listApps } from '~contract/platform/apps'
import { readConstant } from '~contract/platform/constants'
import { pagePartTimeout } from '~contract/portal/constants'
import type { Caller } from './client'
import { apps, caller, envelope, testBackend } from './test-backend'

const backend = testBackend()
const list = (who: Caller = caller) =>
  backend.platform.call(listApps, who, { query: { column: 'sort' } })

describe('identical GETs under way', () => {
  it('[HOLD-03] of one user become one call', async () => {
    backend.respond = (res) => setTimeout(() => res.end(envelope(apps)), 50)
    const answers = await Promise.all(Array.from({ length: 100 }, () => list()))
    expect(backend.received).toHaveLength(1)
    expect(answers).toHaveLength(100)
    await list()
    expect(backend.received).toHaveLength(2)
  })

  it('[HOLD-03] of two users, or with two queries, stay two', async () => {
    backend.respond = (res) => setTimeout(() => res.end(envelope(null)), 50)
    const constant = (name: string, who = caller) =>
      backend.platform.call(readConstant, who, { params: { name } })
    await Promise.all([
      constant('AI_NAME'),
      constant('AI_ICON'),
      constant('AI_NAME', { ...caller, token: 'tk_other' }),
    ])
    expect(backend.received).toHaveLength(3)
  })

  it('[LOOK-15] in two languages stay two, and say which they want', async () => {
    backend.respond = (res) => setTimeout(() => res.end(envelope(apps)), 50)
    await Promise.all([
      list({ ...caller, language: 'zh-CN' }),
      list({ ...caller, language: 'en-US' }),
    ])
    const wanted = backend.received.map(({ headers }) => headers['accept-language'])
    expect(wanted.sort()).toEqual(['en-US', 'zh-CN'])
  })

  it('[HOLD-03] share a failure, which the next call is free of', async () => {
    backend.respond = (res) => void res.writeHead(500).end()
    const ends = await Promise.allSettled([list(), list()])
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(backend.received).toHaveLength(1)
    backend.respond = (res) => res.end(envelope(apps))
    await list()
  })

  it('[HOLD-03] [DESK-07] are not joined once one was refused: their answers would say that the session goes on', async () => {
    backend.respond = (res) => setTimeout(() => res.end(envelope(apps)), 100)
    const before = list()
    await vi.waitFor(() => expect(backend.received).toHaveLength(1))
    backend.respond = (res) => void res.writeHead(401).end()
    const refused = backend.platform.call(readConstant, caller, { params: { name: 'AI_NAME' } })
    await expect(refused).rejects.toMatchObject({ failure: 'session-over' })
    await expect(list()).rejects.toMatchObject({ failure: 'session-over' })
    await before
  })

  it('[HOLD-03] [HOLD-01] are not joined by a page that has given one up: a backend that is back is found at once', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    let answerLate = () => {}
    backend.respond = (res) => {
      answerLate = () => res.end(envelope(apps))
    }
    const hung = list()
    await vi.waitFor(() => expect(backend.received).toHaveLength(1))
    vi.advanceTimersByTime(pagePartTimeout + 1)
    backend.respond = (res) => res.end(envelope(apps))
    expect((await list({ ...caller, maxAge: pagePartTimeout })).userApp).toHaveLength(1)
    answerLate()
    await hung
    vi.useRealTimers()
  })
})
