import { describe, expect, it } from 'vitest'
import { allowedPicture } from './allowed-picture'

describe('a picture that the platform names', () => {
  it.each([
    '/assets/icon_default.png',
    '/service-file/file/download?fileId=1',
    'https://pictures.example.cn/a.png',
    'data:image/svg+xml,%3Csvg/%3E',
  ])('[SAFE-01] is asked for at %s', (address) => {
    expect(allowedPicture(` ${address} `)).toBe(address)
  })
  it.each([
    '',
    'http://pictures.example.cn/a.png',
    '//pictures.example.cn/a.png',
    '/\\pictures.example.cn/a.png',
    // Browsers drop tabs and line breaks.
    '/\t/pictures.example.cn/a.png',
    '/\n\\pictures.example.cn/a.png',
    'ftp://pictures.example.cn/a.png',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://pictures.example.cn/1',
    'a.png',
  ])('[SAFE-01] is none at %j', (address) => {
    expect(allowedPicture(address)).toBe('')
  })
})
