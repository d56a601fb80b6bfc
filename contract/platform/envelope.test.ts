import { describe, expect, it } from 'vitest'
import { appListSchema, microAppSchema } from './apps'
import { envelopeSchema, flagSchema, idSchema, textSchema } from './envelope'
import { responseCode, successCodes } from './response-code'
import { userInfoSchema } from './user'

describe('what backends send in several ways', () => {
  it.each([
    [0, 0],
    [1, 1],
    ['0', 0],
    ['1', 1],
    [null, null],
    [undefined, null],
  ])('a flag %j is %j', (sent, flag) => {
    expect(flagSchema.parse(sent)).toBe(flag)
  })

  it.each([2, '2', 'true', true, '', -1])('%j is no flag', (sent) => {
    expect(flagSchema.safeParse(sent).success).toBe(false)
  })

  it.each([
    [7, '7'],
    ['7', '7'],
    [0, '0'],
  ])('an id %j is kept as %j', (sent, id) => {
    expect(idSchema.parse(sent)).toBe(id)
  })

  it.each(['', null, undefined, {}])('%j is no id', (sent) => {
    expect(idSchema.safeParse(sent).success).toBe(false)
  })

  it.each([
    ['a', 'a'],
    [null, ''],
    [undefined, ''],
  ])('text %j is %j', (sent, text) => {
    expect(textSchema.parse(sent)).toBe(text)
  })

  it('an envelope may lack msg and data, and may hold more than is known', () => {
    expect(envelopeSchema.parse({ code: 0 })).toMatchObject({ code: 0, msg: '' })
    expect(envelopeSchema.parse({ code: 0, msg: null, data: 1, trace: 'x' })).toMatchObject({
      data: 1,
    })
    expect(envelopeSchema.safeParse(null).success).toBe(false)
  })

  it("[ERR-04] the response codes are the specification's, and 'done' has three of them", () => {
    expect(responseCode).toEqual({
      ok: 0,
      loginSuccess: 203,
      logout: 1001,
      logoutSuccess: 205,
      error: -1,
    })
    expect(successCodes).toEqual([0, 203, 205])
  })
})

describe('an app of the list', () => {
  const least = { id: 1, code: 'inbox', title: '内部邮件' }

  it('[APP-01] may say nothing of itself but id, code and title', () => {
    expect(microAppSchema.parse(least)).toMatchObject({
      id: '1',
      entry: '',
      appType: 0,
      appOpenType: 1,
      appSendtoken: null,
      closeTag: null,
      newCount: 0,
    })
  })

  it.each([
    '../x',
    'a/b',
    '',
    '.hidden',
    'a b',
    'a~2',
    'a%20b',
    'a?b',
    '<b>',
  ])('[APP-02] the code %j is refused: it becomes a path', (code) => {
    expect(microAppSchema.safeParse({ ...least, code }).success).toBe(false)
  })

  it.each([
    { title: '' },
    { newCount: -1 },
    { appOpenType: 3 },
    { appType: 'external' },
    { id: null },
  ])('[MOCK-04] %j breaks the contract', (change) => {
    expect(microAppSchema.safeParse({ ...least, ...change }).success).toBe(false)
  })

  it('[APP-01] the list of pinned apps may be missing, that of all apps may not', () => {
    expect(appListSchema.parse({ userApp: [], userAppTop: null })).toEqual({
      userApp: [],
      userAppTop: [],
      refused: [],
    })
    expect(appListSchema.safeParse({ userAppTop: [] }).success).toBe(false)
  })

  it('[APP-01] one odd app is set aside by name and costs no other', () => {
    const odd = { ...least, code: '../x' }
    const { userApp, refused } = appListSchema.parse({ userApp: [odd, least, 7] })
    expect(userApp.map((app) => app.code)).toEqual([least.code])
    expect(refused.map((app) => app.code)).toEqual(['../x', ''])
    expect(refused[0]?.reason).toMatch(/^code: /)
  })
})

describe('the user info', () => {
  const least = { userId: 1, account: 'a', username: '甲', tenantId: 2, exInfo: {} }

  it('[MOCK-04] may leave out what a user does not have', () => {
    expect(userInfoSchema.parse(least)).toMatchObject({
      userId: '1',
      tenantId: '2',
      orgName: '',
      exInfo: { init: '0', limitTime: '', tenantList: [] },
    })
  })

  it('[AUTH-10] an odd init counts as a changed password, not as a broken answer', () => {
    expect(userInfoSchema.parse({ ...least, exInfo: { init: 2 } }).exInfo.init).toBe('0')
    expect(userInfoSchema.parse({ ...least, exInfo: { init: '1' } }).exInfo.init).toBe('1')
  })
})
