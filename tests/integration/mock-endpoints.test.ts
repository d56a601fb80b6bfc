import { describe, expect, it, vi } from 'vitest'
import { listApps } from '~contract/platform/apps'
import { readPersonalInfo } from '~contract/platform/user'
import type { Area } from '../../mock-platform/area'
import { implement } from '../../mock-platform/endpoints/implementation'
import { servicePrefixes } from '../../mock-platform/http/service-prefixes'
import { createMockPlatform } from '../../mock-platform/server'
import { callerOf } from '../support/mock-caller'
import { mockPlatformForFile } from '../support/server-test'

const { platform, caller } = await mockPlatformForFile()

const appList = '/service-system/sysappuser/list?column=sort'

describe('signing in', () => {
  it('[MOCK-01] answers 203 with the user info and a token that the token check knows', async () => {
    const answer = await caller.signIn('zhangsan')
    expect(answer).toMatchObject({ status: 200, code: 203, data: { username: '张三' } })
    expect(
      answer.data.exInfo.tenantList.map(
        (tenant: { othTenantName: string }) => tenant.othTenantName,
      ),
    ).toEqual(['云州市人民政府办公室', '云州市发展和改革委员会'])
    const check = await caller.call('/auth/oauth/check_token', answer.data.access_token)
    expect(check).toMatchObject({
      code: 0,
      data: { userId: answer.data.userId, account: 'zhangsan' },
    })
    expect(check.data).not.toHaveProperty('password')
    expect(check.data).not.toHaveProperty('access_token')
  })

  it('[MOCK-01] refuses a wrong password and an unknown user alike', async () => {
    const wrong = await caller.signIn('zhangsan', 'nonsense')
    expect(wrong).toEqual({ status: 200, code: -1, msg: '用户名或密码错误', data: null })
    expect(await caller.signIn('nobody', 'nonsense')).toEqual(wrong)
    expect(await caller.signIn('zhangsan@nowhere')).toEqual(wrong)
  })

  it('[MOCK-01] refuses an unknown client, naming it', async () => {
    const answer = await caller.signIn('zhangsan', 'Portal@2026', 'intruder:x')
    expect(answer).toMatchObject({ status: 401, code: 401, msg: '客户端认证失败：intruder' })
  })

  it('[MOCK-01] a token ends with the sign-out', async () => {
    const token = await caller.tokenFor('lisi')
    expect(await caller.call('/auth/token/logout', token, { method: 'POST' })).toMatchObject({
      code: 205,
    })
    const after = await caller.call(appList, token)
    expect(after).toEqual({ status: 401, code: 401, msg: '登录已失效，请重新登录', data: null })
  })
})

describe('answers', () => {
  it('[MOCK-01] the app list follows the user, and fits the contract', async () => {
    const { data } = await caller.call(appList, await caller.tokenFor('lisi'))
    const { userApp, userAppTop } = listApps.answer.parse(data)
    const codes = userApp.map(({ code }) => code)
    expect(codes).toEqual(['index', 'inbox', 'list', 'system', 'policy', 'helpdesk'])
    expect(userAppTop.map(({ code }) => code)).toEqual([
      'index',
      'inbox',
      'list',
      'policy',
      'helpdesk',
      'system',
    ])
    expect(userApp[4]?.entry).toBe(`${platform.url}/external/policy/?from=portal#/library`)
    expect(userApp[3]).toMatchObject({ title: '平台管理', closeTag: 1 })
    const none = await caller.call(appList, await caller.tokenFor('wangwu'))
    expect(none.data).toEqual({ userApp: [], userAppTop: [] })
  })

  it('[MOCK-01] badges are counted by the areas', async () => {
    const { data } = await caller.call(appList, await caller.tokenFor('zhangsan'))
    const inbox = data.userApp.find(({ code }: { code: string }) => code === 'inbox')
    expect(inbox.newCount).toBeGreaterThan(0)
  })

  it('[MOCK-01] constants, parameters and cards of personal data answer', async () => {
    const token = await caller.tokenFor('zhangsan')
    const constant = await caller.call('/service-system/setconstant/value/AI_NAME', token)
    expect(constant).toMatchObject({ code: 0, data: '小云助手' })
    const flag = await caller.call('/service-system/param/byname/CHANGE_ACCOUNT', token)
    expect(flag.data).toBe('1')
    const card = await caller.call('/service-system/user/personal/info', token)
    expect(card.data).toMatchObject({ account: 'zhangsan', name: '张三', mobile: '13900010001' })
    expect((await caller.call('/service-system/user/u-zhangsan', token)).data).toEqual(card.data)
  })

  it('[MOCK-01] a request that does not fit the contract is refused, naming the field', async () => {
    const token = await caller.tokenFor('lisi')
    const answer = await caller.call('/service-system/sysappuser/list?column=name', token)
    expect(answer).toMatchObject({ status: 400, code: 400 })
    expect(answer.msg).toContain('column')
  })

  it('[MOCK-01] an unknown path is a 404 that names it', async () => {
    const answer = await caller.call('/service-system/nothing/here')
    expect(answer).toMatchObject({ status: 404, code: 404 })
    expect(answer.msg).toContain('GET /service-system/nothing/here')
  })
})

describe('settings', () => {
  it('[MOCK-01] a service answers under the prefix that is set for it', async () => {
    const prefixes = servicePrefixes('system=/gateway/sys')
    const other = await createMockPlatform({ port: 0, quiet: true, prefixes })
    const there = callerOf(other)
    const token = await there.tokenFor('lisi')
    expect((await there.call('/gateway/sys/sysappuser/list?column=sort', token)).code).toBe(0)
    expect((await there.call(appList, token)).status).toBe(404)
    await other.close()
  })

  it('[MOCK-01] an unknown service or a prefix that is no path is refused by name', () => {
    expect(() => servicePrefixes('sytem=/x')).toThrow(
      'unknown service "sytem" (did you mean "system"?)',
    )
    expect(() => servicePrefixes('mail=x')).toThrow('the prefix of "mail" must be a path')
  })

  it('[MOCK-03] platforms in one process share nothing', async () => {
    const other = await createMockPlatform({ port: 0, quiet: true })
    const token = await caller.tokenFor('lisi')
    expect((await callerOf(other).call(appList, token)).status).toBe(401)
    await other.close()
  })
})

describe('the contract', () => {
  const drifting: Area = {
    name: 'drifting',
    models: [],
    seed() {},
    implementations: [
      implement({ ...readPersonalInfo, service: 'base' }, () => {
        const grown = { account: 'zhangsan', name: 42 }
        return grown as never
      }),
    ],
  }

  it('[MOCK-04] an answer that drifts from the contract is a 500 naming endpoint and field', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const drifted = await createMockPlatform({ port: 0, areas: [drifting] })
    const there = callerOf(drifted)
    const token = await there.tokenFor('zhangsan')
    const answer = await there.call('/service-base/user/personal/info', token)
    await drifted.close()
    const lines = written.mock.calls.map(([line]) => line)
    written.mockRestore()
    expect(answer).toMatchObject({ status: 500, code: 500, data: null })
    expect(answer.msg).toMatch(/^contract drift: readPersonalInfo answers data\.name: /)
    expect(lines).toEqual([`mock platform: ${answer.msg}\n`])
  })
})
