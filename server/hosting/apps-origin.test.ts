import { describe, expect, it } from 'vitest'
import { appsOriginOf, labelOf } from './apps-origin'

const apps = appsOriginOf({
  APPS_ORIGIN: 'https://*.apps.example.cn',
  PUBLIC_URL: 'https://portal.example.cn/',
})

describe('the origins of apps', () => {
  it('[ANY-04] are one for each code', () => {
    expect(apps?.originOf('inbox')).toBe('https://inbox.apps.example.cn')
    expect(apps?.portal).toBe('https://portal.example.cn')
    const codes = ['inbox', 'Inbox', 'in.box', 'in-box', '公文', '邮件', labelOf('Inbox')]
    expect(new Set(codes.map(labelOf)).size).toBe(codes.length)
    for (const code of codes) expect(labelOf(code)).toMatch(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/)
  })

  it.each([
    ['inbox.apps.example.cn', 'inbox'],
    ['INBOX.apps.example.cn', 'inbox'],
    ['portal.example.cn', null],
    ['apps.example.cn', null],
    ['.apps.example.cn', null],
    ['a.b.apps.example.cn', null],
    ['inbox.apps.example.cn:8443', null],
    ['inbox.apps.example.cn.evil.example', null],
    [undefined, null],
  ])('[ANY-04] are found by the host %s', (host, label) => {
    expect(apps?.labelAt(host)).toBe(label)
  })

  it('[ANY-04] are not there without the variable', () => {
    expect(appsOriginOf({ PUBLIC_URL: 'https://portal.example.cn' })).toBeNull()
  })
})
