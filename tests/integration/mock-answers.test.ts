import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMockPlatform } from '../../mock-platform/server'
import { mockPlatformForFile } from '../support/server-test'

const constant = '/service-system/setconstant/value/AI_NAME'
const anyConstant = '/service-system/setconstant/value/*'
const check = '/auth/oauth/check_token'

const { platform, caller } = await mockPlatformForFile()
const token = await caller.tokenFor('lisi')
beforeEach(() => caller.control('DELETE', '/spaces/main/answers'))

const set = (answer: object) => caller.control('POST', '/spaces/main/answers', answer)

describe('answers instead of the store', () => {
  it('[MOCK-03] an answer is given until it is taken back, and is listed with how often', async () => {
    const { body } = await set({ path: constant, data: '替身' })
    expect(await caller.call(constant, token)).toMatchObject({ code: 0, data: '替身', status: 200 })
    expect((await caller.call(constant.replace('AI_NAME', 'AI_ICON'), token)).data).toBe('')
    expect((await caller.control('GET', '/spaces/main/answers')).body).toEqual([
      { id: body.id, method: 'GET', path: constant, data: '替身', given: 1 },
    ])
    expect((await caller.control('DELETE', `/spaces/main/answers/${body.id}`)).status).toBe(204)
    expect((await caller.call(constant, token)).data).toBe('小云助手')
    expect((await caller.control('DELETE', `/spaces/main/answers/${body.id}`)).status).toBe(404)
  })

  it('[MOCK-03] a star, the account, the query and the number of calls say what it is for', async () => {
    await set({ path: anyConstant, data: '全部' })
    await set({ path: anyConstant, data: '李四的', account: 'lisi', times: 1 })
    await set({ path: anyConstant, data: '第二页', query: { page: '2' } })
    const zhangsan = await caller.tokenFor('zhangsan')
    const read = async (search: string, whose: string) =>
      (await caller.call(constant + search, whose)).data
    expect(await read('?page=2&size=9', zhangsan)).toBe('第二页')
    expect(await read('', zhangsan)).toBe('全部')
    expect(await read('?page=1', token)).toBe('李四的')
    expect(await read('?page=1', token)).toBe('全部')
  })

  it('[MOCK-03] a refusal by status or code needs no data; sign-in is asked for as ever', async () => {
    await set({ path: constant, status: 503, msg: '维护中', times: 1 })
    expect(await caller.call(constant, token)).toMatchObject({
      status: 503,
      code: 503,
      msg: '维护中',
    })
    await set({ path: constant, code: 1, msg: '无权查看' })
    expect(await caller.call(constant, token)).toMatchObject({ status: 200, code: 1, data: null })
    expect((await caller.call(constant)).status).toBe(401)
  })

  it('[MOCK-03] data that the contract does not know are refused by field and reason, unless they are meant to drift', async () => {
    const wrong = { path: check, data: { userId: 'u1', account: 7 } }
    const refused = await set(wrong)
    expect(refused.status).toBe(400)
    expect(refused.body.error).toMatch(/data\.account: .*string/)
    expect((await set({ ...wrong, unchecked: true })).status).toBe(200)
    expect((await caller.call(check, token)).data).toEqual(wrong.data)
  })

  it.each([
    [{ path: '/service-system/setconstant/valu/AI_NAME' }, 400, 'nothing answers GET', 'path'],
    [{ path: constant, method: 'PUT' }, 400, 'nothing answers PUT', 'path'],
    [{ path: '/service-file/file/download' }, 400, 'answers file', 'path'],
    [{ path: 'constant' }, 400, 'a path starts with /', 'path'],
    [{ path: constant, tims: 1 }, 400, 'did you mean "times"?', 'tims'],
    [{ path: constant, times: 0 }, 400, 'times', 'times'],
    [{ path: constant, account: 'lisy', data: '' }, 404, 'unknown account "lisy"', undefined],
  ])('[MOCK-03] %o is a %i', async (answer, status, reason, field) => {
    const refused = await set(answer)
    expect(refused.status).toBe(status)
    expect(refused.body.error).toContain(reason)
    expect(refused.body.field).toBe(field)
  })

  it('[KIT-05] a reset gives the scenario’s own answers back; an export carries what is left', async () => {
    const scenario = {
      description: '有替代应答',
      extends: 'default',
      answers: [{ path: constant, data: '三次', times: 3 }],
    }
    await caller.control('POST', '/spaces', { scenario, id: 'canned' })
    const mine = await caller.tokenFor('lisi@canned')
    const read = async () => (await caller.call(constant, mine)).data
    expect(await read()).toBe('三次')
    await caller.control('POST', '/spaces/canned/answers', { path: constant, data: '后来的' })
    expect(await read()).toBe('后来的')
    const { body: exported } = await caller.control('GET', '/spaces/canned/export')
    expect(exported.answers).toEqual([
      { method: 'GET', path: constant, data: '三次', times: 2 },
      { method: 'GET', path: constant, data: '后来的' },
    ])
    await caller.control('POST', '/spaces/canned/reset', {})
    expect([await read(), await read(), await read(), await read()]).toEqual([
      ...['三次', '三次', '三次', '小云助手'],
    ])
  })

  it('[MOCK-02] a scenario file whose answer breaks the contract is refused by file, line and path', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'scenario-')), 'drifted.jsonc')
    const answers = [{ path: check, data: { account: 7 } }]
    writeFileSync(
      file,
      JSON.stringify({ description: '错的', extends: 'default', answers }, null, 1),
    )
    await expect(createMockPlatform({ port: 0, quiet: true, scenario: file })).rejects.toThrow(
      /drifted\.jsonc:8: answers\[0\]\.data\.account: .*string/,
    )
  })

  it('[MOCK-03] the control page sets one, lists it, and tells at its field what is not JSON', async () => {
    const send = (fields: Record<string, string>) =>
      fetch(`${platform.url}/__mock/page/answer`, {
        method: 'POST',
        body: new URLSearchParams({ space: 'main', method: 'GET', path: constant, ...fields }),
      })
    const wrong = await send({ data: '{"a":' })
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toMatch(/name="data"[^>]*aria-invalid="true"/)
    const page = await (await send({ data: '"页面上的"', times: '2', query: 'a=1' })).text()
    expect(page).toContain('应答已设置')
    expect(page).toContain(`GET ${constant}?a=1`)
    expect((await caller.call(`${constant}?a=1`, token)).data).toBe('页面上的')
  })
})
