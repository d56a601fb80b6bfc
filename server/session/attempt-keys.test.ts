import { describe, expect, it } from 'vitest'
import { accountKey, addressKey } from './attempt-keys'

describe('what attempts are counted by', () => {
  it.each([
    'LISI',
    ' lisi ',
    'ｌｉｓｉ',
    'Lisi',
  ])('[SAFE-04] the account %j is lisi', (spelling) => {
    expect(accountKey(spelling)).toBe('lisi')
  })

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '::ffff:198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', ':0:0:0'],
    ['', ''],
  ])('[SAFE-04] the address %j counts as %j', (address, place) => {
    expect(addressKey(address)).toBe(place)
  })
})
