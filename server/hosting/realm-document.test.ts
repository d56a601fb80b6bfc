import { expect, it } from 'vitest'
import { originOf } from './realm-document'

it.each([
  ['https://apps.example.cn/leave/', 'https://apps.example.cn'],
  ['http://127.0.0.1:5000/index.html', 'http://127.0.0.1:5000'],
  ['http://[::1]:5000/', 'http://[::1]:5000'],
  ['https://办公.example/', 'https://xn--55qx2a.example'],
])('[APP-02] the origin of %s is %s', (entry, origin) => {
  expect(originOf(entry)).toBe(origin)
})

it.each([
  '/subapps/leave/',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://',
  "http://a;script-src'unsafe-eval'/",
  'http://a,b/',
])('[SAFE-01] %s gives a policy no origin', (entry) => {
  expect(originOf(entry)).toBe('')
})
