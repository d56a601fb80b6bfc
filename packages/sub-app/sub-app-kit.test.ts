// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  defineSubApp,
  isInPortal,
  isRequestError,
  portal,
  type SubAppProps,
  standalone,
} from './index'
import { setStandIn } from './portal'

const inContainer = () =>
  ({ container: document.createElement('div') }) as Partial<SubAppProps> as SubAppProps

afterEach(() => {
  vi.unstubAllGlobals()
  delete window.portalProps
  setStandIn(undefined)
})

describe('defineSubApp', () => {
  it('[KIT-01] gives all four lifecycles, and cleans up each container before its unmount', async () => {
    const calls: string[] = []
    const app = defineSubApp({
      mount: () => () => calls.push('stop'),
      unmount: () => void calls.push('unmount'),
    })
    const [first, second] = [inContainer(), inContainer()]
    await app.bootstrap(first)
    await app.mount(first)
    await app.mount(second)
    await app.update(first)
    await app.unmount(first)
    expect(calls).toEqual(['stop', 'unmount'])
    await app.unmount(first)
    expect(calls).toEqual(['stop', 'unmount', 'unmount'])
  })

  it('[KIT-01] rejects if mount throws', async () => {
    const app = defineSubApp({
      mount() {
        throw new Error('挂载失败')
      },
    })
    await expect(app.mount(inContainer())).rejects.toThrow('挂载失败')
  })
})

describe('defineSubApp in the portal', () => {
  it('[KIT-01] leaves the lifecycles under the app’s code, whatever the build does to exports', () => {
    window.portalProps = { ...inContainer(), name: 'leave' }
    const app = defineSubApp({ mount() {}, standalone: {} })
    expect(Object.getOwnPropertyDescriptor(window, 'leave')?.value).toBe(app)
    Reflect.deleteProperty(window, 'leave')
  })

  it('[KIT-01] survives a code whose property of the window cannot change, such as location', () => {
    const window = { portalProps: { ...inContainer(), name: 'location' }, location }
    vi.stubGlobal('window', Object.freeze(window))
    expect(() => defineSubApp({ mount() {} })).not.toThrow()
  })
})

describe('defineSubApp in a page of its own', () => {
  it('[KIT-01] mounts by itself with the stand-in, which portal() gives, too', async () => {
    const seen = await new Promise<SubAppProps>((mounted) => {
      defineSubApp({ mount: mounted, standalone: async () => ({ name: 'leave' }) })
    })
    expect(seen).toMatchObject({ name: 'leave', container: document.body })
    expect(portal()).toBe(seen)
    expect(isInPortal()).toBe(false)
  })

  it('[KIT-01] is updated when the browser turns dark', async () => {
    const dark = Object.assign(new EventTarget(), { matches: false })
    vi.stubGlobal('matchMedia', () => dark)
    const mounted = vi.fn()
    const updated = vi.fn()
    defineSubApp({ mount: mounted, update: updated, standalone: {} })
    await vi.waitFor(() => expect(mounted).toHaveBeenCalledOnce())
    dark.matches = true
    await vi.waitFor(() => {
      dark.dispatchEvent(new Event('change'))
      expect(updated.mock.calls[0]?.[0].theme.colorScheme).toBe('dark')
    })
  })

  it('[KIT-01] waits for its host if it has not asked for that, or another host is there', async () => {
    const mount = vi.fn()
    defineSubApp({ mount })
    vi.stubGlobal('__POWERED_BY_QIANKUN__', true)
    defineSubApp({ mount, standalone: {} })
    // As long as the app that mounts on its own takes.
    await new Promise<void>((done) => {
      vi.unstubAllGlobals()
      defineSubApp({ mount: () => done(), standalone: {} })
    })
    expect(mount).not.toHaveBeenCalled()
  })
})

describe('portal', () => {
  it('[KIT-01] gives the gifts inside the portal, and says what to do outside', () => {
    expect(isInPortal()).toBe(false)
    expect(portal).toThrow('standalone()')
    window.portalProps = inContainer()
    expect(isInPortal()).toBe(true)
    expect(portal()).toBe(window.portalProps)
  })
})

describe('standalone', () => {
  function answering(status: number, body: unknown) {
    const fetching = vi.fn(async (_address: URL, _init?: RequestInit) =>
      Response.json(body, { status }),
    )
    vi.stubGlobal('fetch', fetching)
    return fetching
  }

  it('[KIT-01] requests the given origin with the token and gives the envelope’s data', async () => {
    const fetching = answering(200, { code: 0, data: { total: 2 } })
    const props = standalone({ origin: 'http://127.0.0.1:4000', token: 'tk' })
    const data = await props.request('/service-mail/mails', { query: { page: 1, none: undefined } })
    expect(data).toEqual({ total: 2 })
    const [address, init] = fetching.mock.calls[0] ?? []
    expect(String(address)).toBe('http://127.0.0.1:4000/service-mail/mails?page=1')
    expect(init?.headers).toMatchObject({ authorization: 'Bearer tk' })
  })

  it('[KIT-01] gives prepared answers without a request, and sends the others', async () => {
    const fetching = answering(200, { code: 0, data: 'sent' })
    const { request } = standalone({
      answers: { '/service-leave/page': { total: 1 }, '/service-leave/apply': ({ body }) => body },
    })
    expect(await request('/service-leave/page?pageNo=1')).toEqual({ total: 1 })
    expect(await request('/service-leave/apply', { body: 'mine' })).toBe('mine')
    expect(fetching).not.toHaveBeenCalled()
    expect(await request('/service-leave/other')).toBe('sent')
  })

  it('[KIT-01] rejects as the portal does', async () => {
    answering(200, { code: 7, msg: '没有权限' })
    const failure = await standalone({ origin: 'http://a' })
      .request('/x')
      .catch((error) => error)
    expect(isRequestError(failure)).toBe(true)
    expect(failure).toMatchObject({ status: 200, code: 7, message: '没有权限' })
    expect(isRequestError(new Error('other'))).toBe(false)
  })

  it('[KIT-01] shows title and badge in the page’s title, and keeps the shared state', () => {
    document.title = '请假申请'
    const props = standalone({ name: 'leave', base: '/leave' })
    props.setBadge(3)
    expect(document.title).toBe('(3) 请假申请')
    props.setTitle('新建')
    props.setBadge(0)
    expect(document.title).toBe('新建')
    const seen: unknown[] = []
    props.onGlobalStateChange((state) => seen.push(state.command), true)
    expect(props.setGlobalState({ command: '刷新' })).toBe(true)
    expect(props.setGlobalState({ command: '刷新' })).toBe(false)
    props.offGlobalStateChange()
    props.setGlobalState({ command: '停止' })
    expect(seen).toEqual([null, '刷新'])
    expect(props).toMatchObject({ name: 'leave', base: '/leave' })
  })

  it('[KIT-01] lets the browser ask before unsaved work is left', () => {
    const props = standalone()
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    props.setDirty(true)
    expect(leave()).toBe(false)
    props.setDirty(false)
    expect(leave()).toBe(true)
  })

  it('[KIT-01] publishes its events to other windows', async () => {
    const received = new Promise((done) => standalone().events.on('app:saved', done))
    standalone().events.emit('app:saved', { id: 7 })
    await expect(received).resolves.toEqual({ id: 7 })
  })
})
