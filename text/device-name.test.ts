import { expect, it } from 'vitest'
import { deviceName } from './device-name'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/120.0.0.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Qaxbrowser`, '奇安信浏览器 · Linux'],
  [`Mozilla/5.0 (X11; Linux aarch64; Kylin V10) ${chrome}`, 'Chrome · 银河麒麟'],
  [
    'Mozilla/5.0 (X11; UOS; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0',
    'Firefox · 统信 UOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1 TaurusApp/2.1',
    '政务钉钉 · iOS',
  ],
  [`Mozilla/5.0 (Linux; Android 14; HarmonyOS) ${chrome}`, 'Chrome · HarmonyOS'],
  ['curl/8.0', ''],
  ['', ''],
])('[SAFE-18] the device of %.60s is %s', (userAgent, name) => {
  expect(deviceName(userAgent, 'zh-CN')).toBe(name)
})

it('[SAFE-18] a device is named in the language of the page', () => {
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Qaxbrowser`
  expect(deviceName(userAgent, 'en-US')).toBe("Qi'anxin Browser · Linux")
})
