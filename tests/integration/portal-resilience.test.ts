import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fault } from '../../mock-platform/data/faults'
import type { Space } from '../../mock-platform/data/space'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { openSpace, type Stack, startStack } from '../support/stack'

/** A stack for each test: breakers belong to the process, so one test's faults would open another's. */
let stack: Stack
let space: Space
let client: HttpClient
beforeEach(async () => {
  stack = await startStack()
  const opened = openSpace(stack)
  space = opened.space
  client = createHttpClient(stack.portal.url)
  await client.signIn(opened.account('zhangsan'))
})
afterEach(() => stack.close())

const list = '/service-system/sysappuser/list'
const user = '/auth/oauth/check_token'
const constants = '/service-system/setconstant/value/*'
const failedList = '应用列表加载失败'

const faults: Omit<Fault, 'path'>[] = [
  { kind: 'delay', delayMs: 60_000 },
  { kind: 'slow', delayMs: 60_000 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 404 },
  { kind: 'reset' },
  { kind: 'truncate' },
  { kind: 'bad-json' },
  { kind: 'html' },
  { kind: 'wrong-shape' },
  { kind: 'code', code: -1 },
]

const isLate = ({ kind }: Pick<Fault, 'kind'>) => kind === 'delay' || kind === 'slow'
/** How often a page was sent without a part whose backend had not answered yet. */
const lateParts = () => stack.logLines.filter((line) => line.includes('page part is late')).length

/** On a busy machine the list itself may be late: then the page is requested again. */
const pageWithApps = () =>
  vi.waitFor(async () => {
    const page = await client.get('/index')
    expect(page.text).toContain('内部邮件')
    return page
  }, 15_000)

describe('the shell with the app list in trouble', () => {
  it.each(faults)('[HOLD-01] %j: it answers, says so in the rail, and recovers', async (fault) => {
    space.faults.add({ path: list, ...fault })
    const page = await client.get('/inbox/list/1')
    expect(page.status).toBe(200)
    if (isLate(fault)) expect(lateParts()).toBeGreaterThan(0)
    expect(page.text).toContain(failedList)
    expect(page.text).toContain('张三')
    expect(page.text).not.toContain('没有权限访问系统')
    expect(await client.get('/')).toMatchObject({ status: 302, location: '/index' })

    space.faults.clear()
    await vi.waitFor(async () => {
      const healed = await client.get('/inbox/list/1')
      expect(healed.status).toBe(200)
      expect(healed.text).not.toContain(failedList)
      expect(healed.text).toContain('内部邮件')
    }, 15_000)
  })

  it('[HOLD-01] data requests of the page that retries fare alike', async () => {
    space.faults.add({ path: list, kind: 'bad-json' })
    expect((await client.get('/index.data')).status).toBe(200)
  })
})

describe('the shell with another backend in trouble', () => {
  it.each(faults)('[HOLD-01] user info %j: the name comes from the session', async (fault) => {
    space.faults.add({ path: user, ...fault })
    const page = await pageWithApps()
    expect(page.status).toBe(200)
    if (isLate(fault)) expect(lateParts()).toBeGreaterThan(0)
    expect(page.text).toContain('张三')
    expect(page.text).not.toContain(failedList)
  })

  it.each(faults)('[HOLD-01] constants %j: the page is whole', async (fault) => {
    space.faults.add({ path: constants, ...fault })
    const page = await pageWithApps()
    expect(page.status).toBe(200)
    if (isLate(fault)) expect(lateParts()).toBeGreaterThan(0)
    expect(page.text).toContain('张三')
  })

  it('[HOLD-01] everything down at once still makes a page', async () => {
    space.faults.add({ path: '/*', kind: 'reset' })
    const page = await client.get('/index')
    expect(page.status).toBe(200)
    expect(page.text).toContain(failedList)
    expect(page.text).toContain('张三')
  })

  it('[HOLD-01] the platform gone altogether still makes a page, and sign-in says so', async () => {
    await stack.mock.close()
    const page = await client.get('/index')
    expect(page.status).toBe(200)
    expect(page.text).toContain(failedList)
    const refused = await createHttpClient(stack.portal.url).signIn('lisi')
    expect(refused.status).toBe(503)
    expect(refused.text).toContain('服务暂时无法连接')
    // So that the stack can be closed like any other.
    stack.mock.close = async () => {}
  })

  it('[HOLD-04] live sessions go on without the auth service, and sign out too', async () => {
    await client.get('/index')
    space.faults.add({ path: '/auth/*', kind: 'reset' })
    const page = await client.get('/inbox/list/1')
    expect(page.status).toBe(200)
    expect(page.text).toContain('云州市人民政府办公室综合科')
    expect((await client.get('/service-system/user/personal/info')).status).toBe(200)

    expect((await client.post('/logout')).location).toBe('/login')
    expect(client.jar.has('portal')).toBe(false)
  })

  it('[HOLD-01] a failed part is logged with endpoint and reason, without values', async () => {
    space.faults.add({ path: list, kind: 'wrong-shape' })
    await client.get('/index')
    const line = stack.logLines.map((text) => JSON.parse(text)).find(({ part }) => part === 'apps')
    expect(line).toMatchObject({ failure: 'shape', service: 'system', call: 'listApps' })
    expect(line.reason).toMatch(/^data: /)
    expect(line.reason).not.toContain('unexpected"')
  })
})
