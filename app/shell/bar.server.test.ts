import { describe, expect, it } from 'vitest'
import { tenantSchema } from '~contract/platform/user'
import { readConfig } from '~server/config/env'
import { brandOf, composeBar, personalFlags } from './bar.server'

const config = readConfig({ OLD_SYSTEM_URL: 'https://old.example.cn/portal' })
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0.0.0'

function parts(given: { v8?: string; icon?: string; flags?: object } = {}) {
  const flags: Record<string, string> = { ...given.flags }
  return {
    v8: given.v8 ?? '',
    icon: given.icon ?? '',
    flag: (name: string) => flags[name] ?? '',
  }
}

const bar = (given: Parameters<typeof parts>[0], agent: string | null = desktop) =>
  composeBar(parts(given), config, agent)
const tenant = (fields: object) => brandOf(tenantSchema.parse({ tenantId: 't', ...fields }), config)

describe('the facts of the top bar', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'not an address',
    'https://user:secret@evil.example/',
    '/relative',
    `https://a.example/${'x'.repeat(10_240)}`,
    '',
  ])('[NAV-03] V8_OA_URL %.40s leads nowhere, so that its entry is not there', (v8) => {
    expect(bar({ v8 }).v8).toBe('')
  })

  it('[NAV-03] V8_OA_URL may be a web address with spaces around it', () => {
    expect(bar({ v8: ' http://oa.example.cn/v8?a=1 ' }).v8).toBe('http://oa.example.cn/v8?a=1')
  })

  it.each([
    ['file-ai-icon', '/file/download?fileId=file-ai-icon'],
    ['https://cdn.example.cn/ai.png', 'https://cdn.example.cn/ai.png'],
    ['/assets/icon_default.png', '/assets/icon_default.png'],
  ])('[NAV-03] AI_ICON %s is a picture', (icon, address) => {
    expect(bar({ icon }).assistantPicture).toContain(address)
  })

  it.each([
    'javascript:alert(1)',
    '/logout',
    '//evil.example/a.png',
    '../../etc/passwd',
    'http://plain.example/a.png',
    'x'.repeat(10_240),
  ])('[NAV-03] AI_ICON %.40s is none, and the usual sign is shown', (icon) => {
    expect(bar({ icon }).assistantPicture).toBe('')
  })

  it.each([
    ['企业微信', 'Mozilla/5.0 Chrome/92 wxwork/4.1.10 MicroMessenger/7.0.1', ''],
    ['钉钉', 'Mozilla/5.0 AliApp(DingTalk/7.0.0)', ''],
    ['政务钉钉', 'Mozilla/5.0 TaurusApp/2.0', ''],
    ['飞书', 'Mozilla/5.0 Lark/6.0', ''],
    ['a browser', desktop, 'https://old.example.cn/portal'],
    ['an unnamed client', null, 'https://old.example.cn/portal'],
  ])('[NAV-03] inside %s the former portal is where it may be', (_, agent, address) => {
    expect(bar({}, agent).oldSystem).toBe(address)
  })

  it('[NAV-03] schedule and files are there unless they are switched off', () => {
    expect(bar({})).toMatchObject({ schedule: true, files: true })
    const flags = { SCHEDULE_CENTER: '0', FILE_CENTER: '0' }
    expect(bar({ flags })).toMatchObject({ schedule: false, files: false })
  })

  it('[NAV-04] entries of the personal menu go by their own words alone', () => {
    const all = { theme: true, layout: true, guide: true, version: true }
    expect(personalFlags(parts())).toEqual(all)
    const odd = {
      HIDE_THEME: '1',
      SHOW_LAYOUT: '',
      HIDE_GUIDE: 'TRUE',
      HIDE_VERSION: 'x'.repeat(10_240),
    }
    expect(personalFlags(parts({ flags: odd }))).toEqual(all)
    const hidden = {
      HIDE_THEME: 'true',
      SHOW_LAYOUT: 'false',
      HIDE_GUIDE: 'true',
      HIDE_VERSION: 'true',
    }
    expect(personalFlags(parts({ flags: hidden }))).toEqual({
      theme: false,
      layout: false,
      guide: false,
      version: false,
    })
  })
})

describe('the sign of the tenant', () => {
  const own = { othTenantShowType: '1', othTenantImg: 'file-logo', othTenantShowName: '教育门户' }
  const picture = expect.stringContaining('/file/download?fileId=file-logo')

  it('[NAV-01] is the system’s without othTenantShowType 1', () => {
    expect(tenant({ ...own, othTenantShowType: '0' })).toEqual({ picture: '', name: '' })
    expect(brandOf(undefined, config)).toEqual({ picture: '', name: '' })
  })

  it('[NAV-01] is picture and name, the picture alone or the name alone', () => {
    expect(tenant(own)).toEqual({ picture, name: '教育门户' })
    expect(tenant({ ...own, othTenantShowImgtxtType: '1' })).toEqual({ picture, name: '' })
    expect(tenant({ ...own, othTenantShowImgtxtType: '2' })).toEqual({
      picture: '',
      name: '教育门户',
    })
  })

  it('[NAV-01] has a name if its picture is no address', () => {
    const fields = { ...own, othTenantShowImgtxtType: '1', othTenantImg: 'javascript:alert(1)' }
    expect(tenant(fields)).toEqual({ picture: '', name: '教育门户' })
    expect(tenant({ ...fields, othTenantShowName: '', othTenantName: '教育局' }).name).toBe(
      '教育局',
    )
  })
})
