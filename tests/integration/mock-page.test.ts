import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { messagesModel } from '../../mock-platform/data/messages'
import { createMockPlatform } from '../../mock-platform/server'
import { mockPlatformForFile } from '../support/server-test'

const { platform, caller } = await mockPlatformForFile()
let spaces = 0

async function newSpace() {
  spaces += 1
  return platform.createSpace({ id: `page-${spaces}` })
}

async function get(path: string) {
  const response = await fetch(`${platform.url}/__mock${path}`, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Sends a form of the page as a browser does. */
async function send(
  action: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { Origin: platform.url },
) {
  const response = await fetch(`${platform.url}/__mock/page/${action}`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  })
  const location = response.headers.get('location') ?? ''
  return { status: response.status, location, text: await response.text() }
}

describe('the control page', () => {
  it('[MOCK-03] shows the spaces, scenarios, users and calls of a space, and carries its own policy', async () => {
    const space = await newSpace()
    const token = await caller.tokenFor(`lisi@${space.id}`)
    await caller.call('/auth/oauth/check_token', token)
    for (const path of ['', '/']) {
      const page = await get(`${path}?space=${space.id}`)
      expect(page.status).toBe(200)
      expect(page.text).toContain(`<code>lisi@${space.id}</code>`)
      expect(page.text).toContain('<td>李四</td>')
      expect(page.text).toContain('<td>1 处</td>')
      expect(page.text).toContain('初始密码')
      expect(page.text).toContain('/auth/oauth/check_token')
      expect(page.text).toContain('张三只属于一个单位')
      expect(page.text).not.toContain(token)
      const policy = page.headers.get('content-security-policy')
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe-inline')
    }
  })

  it('[MOCK-03] makes a space, starts it again with another scenario, and takes it away', async () => {
    const made = await send('new-space', { space: 'main', scenario: 'default', id: 'by-hand' })
    expect(made).toMatchObject({ status: 303 })
    expect(made.location).toBe('/__mock/?space=by-hand&done=new-space#space')
    expect((await get('/?space=by-hand&done=new-space')).text).toContain('已新建空间')
    await send('reset', { space: 'by-hand', scenario: 'single-unit' })
    expect(platform.space('by-hand').users.get('zhangsan')?.tenants).toHaveLength(1)
    expect((await send('delete-space', { space: 'by-hand' })).location).toContain('space=main')
    expect(() => platform.space('by-hand')).toThrow('unknown space')
    const stays = await send('delete-space', { space: 'main' })
    expect(stays.status).toBe(409)
    expect(stays.text).toContain('stays; reset it instead')
  })

  it('[MOCK-03] sets a fault, shows it with what it has met, and takes it away', async () => {
    const space = await newSpace()
    const token = await caller.tokenFor(`lisi@${space.id}`)
    const path = '/auth/oauth/check_token'
    const fault = {
      space: space.id,
      kind: 'status',
      path,
      method: 'GET',
      status: '502',
      times: '1',
    }
    expect((await send('fault', fault)).location).toContain('#faults')
    expect((await caller.call(path, token)).status).toBe(502)
    expect((await caller.call(path, token)).status).toBe(200)
    const { text } = await get(`/?space=${space.id}`)
    expect(text).toContain('status 502')
    expect(text).toContain('<td>共 1 次</td>')
    await send('remove-fault', { space: space.id, fault: 'fault-1' })
    expect(space.faults.ids()).toEqual([])
    await send('fault', fault)
    await send('clear-faults', { space: space.id })
    expect(space.faults.ids()).toEqual([])
  })

  it('[MOCK-03] sends messages, moves the clock, and changes constants and flags', async () => {
    const space = await newSpace()
    const before = space.now().getTime()
    const fields = { space: space.id, user: 'lisi', typeCode: 'msgType1', app: '公文', times: '2' }
    await send('message', { ...fields, title: '第{n}条', content: '' })
    const token = await caller.tokenFor(`lisi@${space.id}`)
    expect(space.collection(messagesModel).by('account', 'lisi').at(-1)).toMatchObject({
      ...{ title: '第2条', typeCode: 'msgType1', app: '公文' },
    })

    await send('clock', { space: space.id, advanceMs: '46800000' })
    expect(space.now().getTime() - before).toBeGreaterThanOrEqual(46_800_000)
    expect((await caller.call('/auth/oauth/check_token', token)).status).toBe(401)
    await send('clock', { space: space.id, now: '2031-05-06T07:08' })
    expect(space.now().toISOString()).toMatch(/^2031-05-05T23:08/)

    await send('constants', {
      space: space.id,
      'value.AI_NAME': '新助手',
      'before.AI_NAME': '小云助手',
      'value.V8_OA_URL': '',
      'before.V8_OA_URL': '',
      'value.AI_ICON': 'x',
      'before.AI_ICON': '',
      'absent.AI_ICON': '1',
      'value.WATERMARK': '1',
    })
    expect(space.constants.get('AI_NAME')).toBe('新助手')
    expect(space.constants.get('AI_ICON')).toBeUndefined()
    expect(space.constants.get('WATERMARK')).toBe('1')
    await send('flags', { space: space.id, slideVerify: '1' })
    const { text } = await get(`/?space=${space.id}`)
    expect(text).toMatch(/name="slideVerify" value="1" checked/)
    expect(text).not.toMatch(/name="showLayout" value="1" checked/)
  })

  it('[MOCK-03] the list of calls is filtered by path, method, account and failure', async () => {
    const space = await newSpace()
    const token = await caller.tokenFor(`lisi@${space.id}`)
    await caller.call('/auth/oauth/check_token', token)
    await caller.call('/service-mail/nowhere', token)
    const shown = async (query: string) =>
      [
        ...(await get(`/page/calls?space=${space.id}&${query}`)).text.matchAll(
          /data-key="\S+ (.*?) 1"/g,
        ),
      ].map(([, call]) => call)
    expect(await shown('')).toEqual([
      'GET /service-mail/nowhere',
      'GET /auth/oauth/check_token',
      'POST /auth/oauth/token',
    ])
    expect(await shown('errors=1')).toEqual(['GET /service-mail/nowhere'])
    expect(await shown('path=/auth/*&method=GET')).toEqual(['GET /auth/oauth/check_token'])
    expect(await shown('unexpected=1')).toEqual(['GET /service-mail/nowhere'])
    expect(await shown('account=zhangsan')).toEqual([])
    await send('clear-calls', { space: space.id })
    expect(space.journal.count).toBe(0)
  })
})

describe('bad input of the control page', () => {
  it('[MOCK-03] a refused form keeps what was typed and says why at its field', async () => {
    const typed = {
      space: 'main',
      kind: 'delay',
      path: '/x"><script>',
      delayMs: 'bald',
      times: '3',
    }
    const { status, text } = await send('fault', typed)
    expect(status).toBe(400)
    expect(text).toMatch(/name="delayMs"[^>]*value="bald"[^>]*aria-invalid="true"/)
    expect(text).toContain('role="alert"')
    expect(text).toContain('value="/x&quot;&gt;&lt;script&gt;"')
    expect(text).toMatch(/<option value="delay" selected>/)
    expect(platform.space().faults.ids()).toEqual([])
  })

  it.each([
    ['new-space', { scenario: 'default', id: 'Up_Per' }, 'id', 400],
    ['new-space', { scenario: 'default', id: 'main' }, undefined, 409],
    ['new-space', { scenario: 'defualt' }, undefined, 404],
    ['message', { user: 'lisi', title: '' }, 'title', 400],
    ['message', { user: 'nobody', title: 'x' }, undefined, 404],
    ['push', { channel: 'smoke', payload: 'x' }, 'channel', 400],
    ['push', { channel: 'generic', payload: 'x' }, 'channel', 409],
    ['fault', { kind: 'delay', path: '/service-mial/*' }, 'path', 404],
    ['clock', { now: 'tomorrow' }, 'now', 400],
    ['remove-fault', { fault: 'fault-99' }, undefined, 404],
  ])('[MOCK-03] %s with %o is refused', async (action, fields, field, expected) => {
    const { status, text } = await send(action, fields as Record<string, string>)
    expect(status).toBe(expected)
    expect(text).toContain('没有执行')
    if (field) expect(text).toMatch(new RegExp(`name="${field}"[^>]*aria-invalid`))
  })

  it('[MOCK-03] a form from another site does nothing', async () => {
    const foreign = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: `${platform.url}.evil.example` },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]
    for (const headers of foreign) {
      expect((await send('clock', { space: 'main', advanceMs: '1' }, headers)).status).toBe(403)
    }
    expect((await send('clock', { space: 'main', advanceMs: '0' }, {})).status).toBe(303)
  })

  it('[MOCK-03] unknown spaces, actions and words in the address are told, escaped', async () => {
    const unknown = await get('/?space=<script>')
    expect(unknown.status).toBe(404)
    expect(unknown.text).toContain('unknown space &quot;&lt;script&gt;&quot;')
    expect(unknown.text).not.toContain('"<script>"')
    expect((await send('explode', { space: 'main' })).status).toBe(404)
    expect((await send('constructor', { space: 'main' })).status).toBe(404)
    expect((await send('reset', { space: 'nowhere' })).status).toBe(404)
    expect((await get('/page/reset')).status).toBe(303)
    expect((await get('/?done=<script>')).text).not.toContain('role="status"')
  })

  it('[MOCK-02] a broken scenario is shown with its reason, and cannot be chosen', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fixtures-'))
    writeFileSync(join(folder, 'default.jsonc'), '{"description":"好的"}')
    writeFileSync(join(folder, 'broken.jsonc'), '{"description":"坏的","flaggs":{}}')
    const other = await createMockPlatform({ port: 0, quiet: true, fixturesDir: folder })
    const text = await (await fetch(`${other.url}/__mock/`)).text()
    expect(text).toMatch(/<option value="broken" disabled>/)
    expect(text).toContain('unknown field &quot;flaggs&quot; (did you mean &quot;flags&quot;?)')
    await other.close()
  })

  it('[MOCK-03] what a caller sent is shown as text', async () => {
    const space = await newSpace()
    const token = await caller.tokenFor(`lisi@${space.id}`)
    await caller.call('/service-mail/%3Cimg%20src=x%3E?q=<img src=x>', token, {
      headers: { 'X-Odd': '<img src=x>' },
    })
    const { text } = await get(`/?space=${space.id}`)
    expect(text).toContain('&lt;img src=x&gt;')
    expect(text).not.toContain('<img')
  })
})
