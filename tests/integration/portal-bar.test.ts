import { describe, expect, it } from 'vitest'
import type { createHttpClient } from '../support/http-client'
import { signedInAs, stackForFile } from '../support/server-test'

const env = { OLD_SYSTEM_URL: 'https://old.example.cn/', CONSTANTS_TTL_MS: '0' }
const stack = await stackForFile(env)
const classified = await stackForFile({ PORTAL_ENV: 'classified' })

async function signedIn(scenario = 'default', at = stack) {
  const { space, client } = await signedInAs(at, 'zhangsan', scenario)
  return { client, space, bar: async (agent = '') => labels(await page(client, agent)) }
}

async function page(client: ReturnType<typeof createHttpClient>, agent = '') {
  const answer = await client.get('/index', agent ? { 'user-agent': agent } : {})
  expect(answer.status).toBe(200)
  return answer.text
}

/** The names of the buttons in the top bar, in their order. */
function labels(html: string) {
  const [header = ''] = /<header.*?<\/header>/s.exec(html) ?? []
  return [...header.matchAll(/data-entry="[^"]*".*?aria-label="([^"]*)"/gs)].map(([, name]) => name)
}

const usual = [
  '搜索（快速查找）',
  '公文检索',
  '日程中心',
  '小云助手',
  '问小云助手',
  '文件中心',
  '消息中心',
  '24小时服务',
  '下载管理',
  '一键反馈',
  '返回旧版',
  '待办中心',
]

describe('the top bar of the first paint', () => {
  it('[NAV-03] has the entries whose apps and constants are there, in their order', async () => {
    const { bar, space } = await signedIn()
    expect(await bar()).toEqual(usual)
    space.constants.set('V8_OA_URL', 'https://oa-v8.example.cn/')
    expect(await bar()).toEqual([...usual.slice(0, 2), 'OA V8', ...usual.slice(2)])
    space.users.update('zhangsan', { apps: ['index', 'gwsearch'] })
    expect(await bar()).toEqual([
      '搜索（快速查找）',
      '公文检索',
      'OA V8',
      '小云助手',
      '问小云助手',
      '消息中心',
      '下载管理',
      '一键反馈',
      '返回旧版',
    ])
  })

  it('[NAV-03] all-flags-off leaves what needs no flag, all-flags-on shows the rest', async () => {
    const off = await signedIn('all-flags-off')
    expect(await off.bar()).toEqual([
      '搜索（快速查找）',
      '公文检索',
      '消息中心',
      '24小时服务',
      '下载管理',
      '一键反馈',
      '返回旧版',
      '待办中心',
    ])
    const on = await signedIn('all-flags-on')
    expect(await on.bar()).toEqual([...usual.slice(0, 2), 'OA V8', ...usual.slice(2)])
    expect(await page(on.client)).toContain('/file/download?fileId=file-ai-icon')
  })

  it('[NAV-03] the former portal is not offered inside a chat app', async () => {
    const { bar } = await signedIn()
    expect(await bar('Mozilla/5.0 wxwork/4.1.10')).not.toContain('返回旧版')
    expect(await bar('Mozilla/5.0 Chrome/120')).toContain('返回旧版')
  })

  it('[NAV-01] [NAV-03] the classified environment says so, and has no 24小时服务', async () => {
    const { client } = await signedIn('classified', classified)
    const html = await page(client)
    expect(labels(html)).not.toContain('24小时服务')
    expect(/<header.*?<\/header>/s.exec(html)?.[0]).toContain('(机密)')
  })

  it.each([
    { kind: 'status', status: 500 },
    { kind: 'html' },
    { kind: 'wrong-shape' },
  ] as const)('[NAV-03] [HOLD-01] constants that fail by %o leave no gap', async (fault) => {
    const { bar, space } = await signedIn()
    space.faults.add({ path: '/service-system/setconstant/value/*', ...fault })
    const shown = await bar()
    expect(shown).not.toContain('小云助手')
    expect(shown).toContain('消息中心')
  })

  it('[NAV-03] constants of 10 KB, empty ones and scripts harm nothing', async () => {
    const { bar, client, space } = await signedIn()
    for (const name of ['V8_OA_URL', 'AI_NAME', 'AI_ICON'])
      space.constants.set(name, 'x'.repeat(10_240))
    expect(await bar()).toContain('x'.repeat(20))
    for (const name of ['V8_OA_URL', 'AI_ICON']) space.constants.set(name, 'javascript:alert(1)')
    space.constants.set('AI_NAME', '<img src=x onerror=alert(1)>')
    const html = await page(client)
    expect(html).not.toContain('href="javascript:')
    expect(html).not.toContain('<img src=x')
    space.constants.set('AI_NAME', '')
    expect(await bar()).toEqual(usual.filter((name) => !name.includes('小云')))
  })

  it('[NAV-01] the tenant’s own sign and a name of 60 characters are in the first paint', async () => {
    const { client, space } = await signedIn()
    const name = '云'.repeat(60)
    const [own] = space.users.get('zhangsan')?.tenants ?? []
    const sign = { othTenantShowType: '1', othTenantShowName: name, othTenantImg: 'file-logo' }
    space.users.update('zhangsan', { tenants: [{ tenantId: 'yz-zfb', ...own, ...sign }] })
    const html = await page(client)
    expect(html).toContain(`title="${name}"`)
    expect(html).toContain('/file/download?fileId=file-logo')
  })
})
