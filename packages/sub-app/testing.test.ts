// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineSubApp, isRequestError, portal } from './index'
import { type FakePortal, fakePortal, typeInto } from './testing'

let fake: FakePortal
afterEach(() => {
  fake.remove()
  document.body.replaceChildren()
  document.documentElement.removeAttribute('style')
})

describe('fakePortal', () => {
  it('[KIT-01] stands in the portal’s place, and records what an app calls', async () => {
    fake = fakePortal({ name: 'leave', sendLive: () => false })
    const app = defineSubApp({
      mount({ setTitle, setDirty, sendLive, name }) {
        setTitle(name)
        setDirty(true)
        setDirty(false)
        return () => void sendLive({ type: 'bye' })
      },
    })
    await app.mount(fake.props)
    await app.unmount(fake.props)
    expect(portal()).toBe(fake.props)
    expect(fake.callsOf('setTitle')).toEqual([['leave']])
    expect(fake.callsOf('setDirty')).toEqual([[true], [false]])
    expect(fake.callsOf('sendLive')).toEqual([[{ type: 'bye' }]])
    expect(fake.callsOf('close')).toEqual([])
    fake.remove()
    expect(portal).toThrow('standalone()')
  })

  it('[KIT-01] answers requests as the test says, and refuses what it did not prepare', async () => {
    fake = fakePortal()
    fake.answer('/service-leave/page', { records: [1] })
    fake.answer('/service-leave/apply', ({ body }) => ({ got: body }))
    fake.refuse('/service-leave/closed', '已截止', { code: 1203 })
    const { request } = fake.props
    expect(await request('/service-leave/page?pageNo=2')).toEqual({ records: [1] })
    expect(await request('/service-leave/apply', { body: 3 })).toEqual({ got: 3 })
    const refusal = await request('/service-leave/closed').catch((error) => error)
    expect(isRequestError(refusal)).toBe(true)
    expect(refusal).toMatchObject({ status: 200, code: 1203, message: '已截止' })
    await expect(request('/service-leave/other')).rejects.toMatchObject({ status: 404 })
    expect(fake.callsOf('request')).toHaveLength(4)
  })

  it('[KIT-01] announces events until the app stops listening, and keeps what it emits', () => {
    fake = fakePortal()
    const received: unknown[] = []
    const stop = fake.props.events.on('unread', (unread) => received.push(unread))
    fake.announce('unread', { message: 2, app: 1 })
    expect(fake.listening()).toEqual(['unread'])
    stop()
    fake.announce('unread', { message: 3, app: 1 })
    expect(received).toEqual([{ message: 2, app: 1 }])
    expect(fake.listening()).toEqual([])
    fake.props.events.emit('app:saved', { id: 7 })
    expect(fake.emitted).toEqual([{ name: 'app:saved', data: { id: 7 } }])
  })

  it('[KIT-01] gives live frames by the window’s event, too', () => {
    fake = fakePortal()
    const received = vi.fn()
    window.addEventListener('onmessageWS', received, { once: true })
    fake.announce('live', { type: 'approved' })
    expect(received.mock.calls[0]?.[0].detail).toEqual({ type: 'approved' })
  })

  it('[KIT-01] changes theme and language as the portal does', () => {
    fake = fakePortal()
    const received: string[] = []
    fake.props.events.on('theme', ({ colorScheme }) => received.push(colorScheme))
    fake.setTheme({ colorScheme: 'dark', variables: { '--portal-colors-accent': '#9b2a22' } })
    expect(received).toEqual(['dark'])
    expect(fake.props.theme).toMatchObject({ colorScheme: 'dark', corners: 'small' })
    expect(document.documentElement.style.getPropertyValue('--portal-colors-accent')).toBe(
      '#9b2a22',
    )
    fake.announce('locale', 'en-US')
    expect(fake.props.locale).toBe('en-US')
  })
})

it('[KIT-01] typing changes a field and says so', () => {
  fake = fakePortal()
  const field = document.createElement('textarea')
  document.body.append(field)
  const received = vi.fn()
  document.body.addEventListener('input', received, { once: true })
  typeInto(field, '带上材料')
  expect(field.value).toBe('带上材料')
  expect(received).toHaveBeenCalledOnce()
})
