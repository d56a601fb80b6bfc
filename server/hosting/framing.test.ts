import { describe, expect, it } from 'vitest'
import { forbids } from './framing'

const own = 'https://portal.example.cn'
const other = 'https://out.example.cn'

describe('whether a page forbids to be framed', () => {
  it.each([
    ['DENY', ''],
    ['SAMEORIGIN', ''],
    ['', "frame-ancestors 'none'"],
    ['', "default-src 'self'; frame-ancestors 'self'"],
    ['', 'frame-ancestors https://someone.example.cn'],
  ])('[APP-03] X-Frame-Options %j and policy %j forbid it', (options, policy) => {
    expect(forbids(options, policy, other, own)).toBe(true)
  })

  it.each([
    ['', ''],
    ['DENY', 'frame-ancestors *'],
    ['', 'frame-ancestors https://portal.example.cn'],
    ['', 'frame-ancestors *.example.cn'],
    ['', 'frame-ancestors https:'],
    ['ALLOW-FROM https://x', "default-src 'none'"],
  ])('[APP-03] X-Frame-Options %j and policy %j allow it', (options, policy) => {
    expect(forbids(options, policy, other, own)).toBe(false)
  })

  it('takes a page of the portal’s own origin for itself', () => {
    expect(forbids('SAMEORIGIN', '', own, own)).toBe(false)
  })
})
