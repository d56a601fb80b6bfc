import { describe, expect, it } from 'vitest'
import { entryCookies } from './entry-cookies'

const terms = { sameSite: 'lax', secure: false } as const
const ofLisi = entryCookies('session of lisi', '/app-page/oa/', terms)
const ofZhangsan = entryCookies('session of zhangsan', '/app-page/oa/', terms)

/** The Cookie header that a browser sends back for Set-Cookie values. */
const headerOf = (lines: string[]) => lines.map((line) => line.split(';')[0]).join('; ')

describe('cookies of an app’s own server', () => {
  it('[ANY-03] [SAFE-15] come back to it as they were, beside the portal’s, which do not', () => {
    const kept = ofLisi.kept(['JSESSIONID=a%20b==; Path=/oa; Secure', 'lang=zh; Max-Age=60'])
    expect(kept[0]).toMatch(
      /^page\.[\w-]{10}\.JSESSIONID=a%20b==; Path=\/app-page\/oa\/; HttpOnly; SameSite=Lax$/,
    )
    expect(kept[1]).toContain('Max-Age=60')
    expect(ofLisi.sent(`portal=secret; ${headerOf(kept)}`)).toBe('JSESSIONID=a%20b==; lang=zh')
  })

  it('[ANY-03] [SAFE-15] are not those of the next user of the browser', () => {
    expect(ofZhangsan.sent(headerOf(ofLisi.kept('user=lisi')))).toBe('')
  })

  it('[ANY-03] [SAFE-15] cannot pass for one of the portal’s', () => {
    expect(ofLisi.kept('portal=forged; Path=/')[0]).toMatch(
      /^page\.[\w-]{10}\.portal=forged; Path=\/app-page\/oa\//,
    )
  })

  it('[ANY-03] are kept beside one that no browser would take', () => {
    const kept = ofLisi.kept(['用户=张三', 'a b=1', 'token=\u0001', 'sid=7'])
    expect(ofLisi.sent(headerOf(kept))).toBe('sid=7')
  })

  it('[ANY-03] may be none', () => {
    expect(ofLisi.kept(undefined)).toEqual([])
    expect(ofLisi.sent(undefined)).toBe('')
  })
})
