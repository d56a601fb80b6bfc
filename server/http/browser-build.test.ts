import { describe, expect, it } from 'vitest'
import { isOldBrowser, isTooOld } from './browser-build'

const chromium = (version: string, more = '') =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36${more}`
const webKit = (version: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`
const firefox = (version: string) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}) Gecko/20100101 Firefox/${version}`

describe('the choice of a build', () => {
  it.each([
    ['Chromium 80', chromium('80.0.3987.0')],
    ['Chromium 119', chromium('119.0.6045.0')],
    ['360 on Chromium 86', chromium('86.0.4240.198', ' QIHU 360SE')],
    ['Firefox 115', firefox('115.0')],
    ['Safari 16', webKit('16.6')],
  ])('[WEB-01] %s gets the one for old browsers', (_, userAgent) => {
    expect(isOldBrowser(userAgent, '')).toBe(true)
  })

  it.each([
    ['Chromium 126', chromium('126.0.6478.0')],
    ['Edge', chromium('140.0.0.0', ' Edg/140.0.0.0')],
    ['Firefox 140', firefox('140.0')],
    ['WebKitGTK', webKit('60.5')],
    ['an unknown browser', 'Something/1.0'],
    ['a browser without a name', ''],
  ])('[WEB-02] %s gets the modern one', (_, userAgent) => {
    expect(isOldBrowser(userAgent, '')).toBe(false)
  })

  it('[WEB-01] the page has the last word', () => {
    expect(isOldBrowser(chromium('140.0.0.0'), 'a=b; portal-build=legacy')).toBe(true)
    expect(isOldBrowser(chromium('140.0.0.0'), 'portal-build=other')).toBe(false)
  })
})

describe('browsers for which there is no portal', () => {
  const explorer = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'
  it.each([
    ['Internet Explorer 11', explorer],
    ['Internet Explorer 8', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)'],
    ['Chromium 77', chromium('77.0.3865.120')],
    ['360 on Chromium 63', chromium('63.0.3239.132', ' QIHU 360SE')],
    ['Firefox 78', firefox('78.0')],
    ['Safari 13', webKit('13.1')],
  ])('[WEB-01] %s', (_, userAgent) => {
    expect(isTooOld(userAgent)).toBe(true)
  })

  it.each([
    ['Chromium 78', chromium('78.0.3882.0')],
    ['Firefox 115', firefox('115.0')],
    ['Safari 15', webKit('15.0')],
    ['an unknown one', 'Something/1.0'],
  ])('[WEB-01] not %s', (_, userAgent) => {
    expect(isTooOld(userAgent)).toBe(false)
  })
})
