import { describe, expect, it } from 'vitest'
import { addressOf, appPath, readScreenMode } from './screen-mode'

const none = { singleScreen: false, hiddenHeader: false }

describe('the screen mode of an address', () => {
  it.each([
    '/gw/detail?docInstId=1&fullscreen=1',
    '/version-manager?fullscreen=1&test=0',
    '/gw/detail?fullscreen',
    '/meetingnotice/noticeDetail',
  ])('[GUARD-07] [APP-13] %s is full screen', (address) => {
    expect(readScreenMode(address).fullScreen).toBe(true)
  })

  it.each([
    '/gw/detail',
    '/gw/detail?fullscreen=0',
    '/gw/detail#?fullscreen=1',
  ])('[GUARD-07] %s is not', (address) => expect(readScreenMode(address).fullScreen).toBe(false))

  it('[APP-13] keeps its own keys out of an app’s path, and leaves the rest to the letter', () => {
    expect(appPath('/inbox/list/1?a=%20x&hideheader=1#b')).toBe('/inbox/list/1?a=+x#b')
    expect(appPath('/inbox/list/1?a=%20x#b')).toBe('/inbox/list/1?a=%20x#b')
    expect(appPath('/inbox?singlescreen=1')).toBe('/inbox')
  })

  it('[APP-13] adds the window’s mode to an app’s path', () => {
    const hidden = { ...none, hiddenHeader: true }
    expect(addressOf('/inbox/list/1#b', hidden)).toBe('/inbox/list/1?hideheader=1#b')
    expect(addressOf('/inbox/list/1?hideheader=1', none)).toBe('/inbox/list/1')
    expect(addressOf('/inbox?fullscreen=1', none)).toBe('/inbox?fullscreen=1')
  })
})
