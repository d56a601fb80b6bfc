// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakePortal, fakePortal } from '../../../packages/sub-app/testing'
import { onChangedElsewhere } from './changes'

let portal: FakePortal
let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  portal = fakePortal()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  portal.remove()
  vi.restoreAllMocks()
})

const show = () => document.dispatchEvent(new Event('visibilitychange'))
const count = () => portal.announce('unread', { message: 3, app: 0 })
const miss = () => portal.announce('stale', null)
const speak = () => portal.announce('locale', 'en-US')

describe('what may have changed elsewhere', () => {
  it.each([
    ['the app is shown again', show],
    ['the user’s counts change', count],
    ['pushes may have been missed', miss],
    ['the language changes', speak],
  ])('[APP-12] [APP-16] is loaded again when %s, until it is stopped', (_, happen) => {
    const load = vi.fn(async () => {})
    const stop = onChangedElsewhere(portal.props.events, load)
    happen()
    expect(load).toHaveBeenCalledTimes(1)
    stop()
    happen()
    expect(load).toHaveBeenCalledTimes(1)
    expect(portal.listening()).toEqual([])
  })

  it('[APP-11] is loaded once a hidden app is shown', () => {
    const load = vi.fn(async () => {})
    const stop = onChangedElsewhere(portal.props.events, load)
    visibility = 'hidden'
    count()
    miss()
    expect(load).not.toHaveBeenCalled()
    visibility = 'visible'
    show()
    expect(load).toHaveBeenCalledTimes(1)
    stop()
  })

  it('[HOLD-03] is loaded once more for all that comes during a load', async () => {
    const ends: (() => void)[] = []
    const load = vi.fn(() => new Promise<void>((end) => ends.push(end)))
    const stop = onChangedElsewhere(portal.props.events, load)
    for (let nth = 0; nth < 100; nth += 1) count()
    expect(load).toHaveBeenCalledTimes(1)
    ends.shift()?.()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    ends.shift()?.()
    await new Promise((done) => setTimeout(done))
    expect(load).toHaveBeenCalledTimes(2)
    stop()
  })
})
