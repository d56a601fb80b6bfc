// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MessageBrief } from '../message-brief'
import { createAnnouncer } from './announcer'

let hidden = false
beforeEach(() => {
  hidden = false
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const message = (id: string, app = '公文'): MessageBrief => ({
  id,
  app,
  typeCode: 'msgType1',
  title: id,
  link: '',
  time: '2026-11-21 08:00:00',
})

function announcer(parts: { mayNotify?: boolean; claim?: boolean } = {}) {
  const said = { toast: vi.fn(), notify: vi.fn(), announced: vi.fn() }
  const made = createAnnouncer({
    wants: ({ app }) => app !== '邮件',
    mayNotify: () => parts.mayNotify ?? false,
    claim: async () => parts.claim ?? true,
    ...said,
  })
  return { ...said, ...made }
}

const settle = () => vi.advanceTimersByTimeAsync(2_000)
function show() {
  hidden = false
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the announcer', () => {
  it('[MSG-06] makes one toast of a burst, and tells the other windows', async () => {
    const { arrived, toast, announced } = announcer()
    for (const id of ['1', '2', '3']) arrived(message(id))
    await settle()
    expect(toast).toHaveBeenCalledOnce()
    expect(toast.mock.calls[0]?.[0]).toHaveLength(3)
    expect(announced).toHaveBeenCalledWith(['1', '2', '3'])
    arrived(message('4'))
    await settle()
    expect(toast).toHaveBeenCalledTimes(2)
  })

  it('[MSG-06] says nothing if another window has, or does', async () => {
    const elsewhere = announcer({ claim: false })
    elsewhere.arrived(message('1'))
    await settle()
    expect(elsewhere.toast).not.toHaveBeenCalled()
    const { arrived, drop, toast } = announcer()
    arrived(message('1'))
    drop(['1'])
    await settle()
    expect(toast).not.toHaveBeenCalled()
  })

  it('[LIVE-03] says nothing of what the user does not want to hear', async () => {
    const { arrived, toast } = announcer()
    arrived(message('1', '邮件'))
    await settle()
    expect(toast).not.toHaveBeenCalled()
  })

  it('[LIVE-03] notifies on the desktop if the window is hidden', async () => {
    hidden = true
    const { arrived, toast, notify } = announcer({ mayNotify: true })
    arrived(message('1'))
    await settle()
    expect(notify).toHaveBeenCalledOnce()
    expect(toast).not.toHaveBeenCalled()
    show()
    await settle()
    expect(toast).not.toHaveBeenCalled()
  })

  it('[MSG-06] waits for the user if it may not, and says it once then', async () => {
    hidden = true
    const { arrived, toast } = announcer()
    arrived(message('1'))
    await settle()
    arrived(message('2'))
    await settle()
    expect(toast).not.toHaveBeenCalled()
    show()
    await settle()
    expect(toast).toHaveBeenCalledOnce()
    expect(toast.mock.calls[0]?.[0]).toHaveLength(2)
  })
})
