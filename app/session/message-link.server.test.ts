import { describe, expect, it } from 'vitest'
import { messageLink } from './message-link.server'

describe('messageLink', () => {
  it.each([
    '/',
    '/gw/detail?docInstId=1&fullscreen=1',
    '/list/detail/notice-1#end',
    'https://oa.example.cn/a?b=c',
    'http://10.0.0.7:8080/',
  ])('[MSG-04] leads to %s', (url) => {
    expect(messageLink(url)).toBe(url)
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
  ])('[MSG-04] [SAFE-06] leads nowhere by %j', (url) => {
    expect(messageLink(url)).toBe('')
  })
})
