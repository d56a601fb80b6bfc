import { describe, expect, it } from 'vitest'
import { safeLink } from './safe-address'

describe('safeLink', () => {
  it.each([
    '/',
    '/gw/detail?docInstId=1&fullscreen=1',
    '/list/detail/notice-1#end',
    'https://oa.example.cn/a?b=c',
    'http://10.0.0.7:8080/',
    'mailto:office@example.cn',
  ])('[MSG-04] leads to %s', (address) => {
    expect(safeLink(address)).toBe(address)
  })

  it.each([
    '',
    'gw/detail',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https:',
    'https://oa.example.cn@evil.example/',
  ])('[MSG-04] [SAFE-06] leads nowhere by %j', (address) => {
    expect(safeLink(address)).toBeNull()
  })
})
