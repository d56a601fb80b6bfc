import { describe, expect, it } from 'vitest'
import { microAppSchema } from '~contract/platform/apps'
import { appAddress } from './app-address'

function app(change: object) {
  return microAppSchema.parse({ id: 1, code: 'out', title: '外部应用', ...change })
}
const entry = 'https://out.example/a/?x=1#/list'
const id = 'A'.repeat(32)

describe('the address of an external app', () => {
  it('[APP-03] carries token and frame id when the token is to be sent, and keeps query and hash', () => {
    expect(appAddress(app({ entry, appSendtoken: 0 }), 'tk', id)).toBe(
      `https://out.example/a/?x=1&token=tk&iframeId=${id}#/list`,
    )
  })
  it.each([
    1,
    '1',
    null,
    undefined,
  ])('[APP-04] carries no token when appSendtoken is %j', (appSendtoken) => {
    expect(appAddress(app({ entry, appSendtoken }), 'tk', id)).toBe(entry)
  })
  it.each([
    0,
    1,
    '1',
  ])('[APP-04] names the token by wbTokenKey when wbTokenType is %j', (wbTokenType) => {
    const named = app({ entry, appSendtoken: 0, wbTokenType, wbTokenKey: 'ticket' })
    expect(new URL(appAddress(named, 't&k', null)).searchParams.get('ticket')).toBe('t&k')
  })
  it('[APP-04] ignores wbTokenKey without a wbTokenType', () => {
    const unnamed = app({ entry, appSendtoken: 0, wbTokenKey: 'ticket' })
    expect(new URL(appAddress(unnamed, 'tk', null)).searchParams.get('token')).toBe('tk')
  })
  it.each(['javascript:alert(1)', '/inside', ''])('refuses %j as an entry', (wrong) => {
    expect(() => appAddress(app({ entry: wrong }), 'tk', null)).toThrow(TypeError)
  })
})
