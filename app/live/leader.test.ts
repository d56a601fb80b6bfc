import { afterEach, expect, it, vi } from 'vitest'
import { electLeader } from './leader'

afterEach(() => vi.unstubAllGlobals())

/** Locks that refuse every request with this error. */
function refusing(reason: string) {
  const request = vi.fn(async () => {
    throw new DOMException('refused', reason)
  })
  return { request, locks: { request } as unknown as LockManager }
}

const aMoment = () => new Promise((done) => setTimeout(done))

it('[WEB-01] [LIVE-02] a page that was left asks for the lead again only if it comes back', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const { request, locks } = refusing('InvalidStateError')
  const onLead = vi.fn(() => () => {})
  const election = electLeader({ name: 'live', locks, onLead })
  await aMoment()
  expect(request).toHaveBeenCalledTimes(1)

  page.dispatchEvent(new Event('pageshow'))
  await aMoment()
  expect(request).toHaveBeenCalledTimes(2)

  election.stop()
  page.dispatchEvent(new Event('pageshow'))
  await aMoment()
  expect(request).toHaveBeenCalledTimes(2)
  expect(onLead).not.toHaveBeenCalled()
})

it('[WEB-06] [LIVE-02] a window that may have no locks leads itself', async () => {
  const { request, locks } = refusing('SecurityError')
  const done = vi.fn()
  const election = electLeader({ name: 'live', locks, onLead: () => done })
  await aMoment()
  expect(request).toHaveBeenCalledTimes(1)
  expect(done).not.toHaveBeenCalled()
  election.stop()
  expect(done).toHaveBeenCalledTimes(1)
})
