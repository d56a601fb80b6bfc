import { describe, expect, it } from 'vitest'
import { contrast } from '~/platform/colours'
import { readStoredTheme } from '~/platform/contract/themes'
import { skinVariables } from './skin.server'

const theme = { id: '7', themeName: '', themeIcon: '', themeImage: '', backgroundImage: '' }
const skinOf = (color: string, backgroundImage = '') =>
  skinVariables({ ...theme, color, backgroundImage })

function rgb(hex = ''): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  )
  return [red, green, blue]
}

describe('a skin’s colours', () => {
  it.each([
    '#ffffff',
    '#000000',
    '#ff0',
    '#ffd54f',
    '#f5b8c8',
    '#808080',
    '#b3261e',
    '#00ff00',
  ])('[ME-02] [LOOK-02] of %s can be read wherever they stand', (color) => {
    const skin = skinOf(color)
    const ratio = (text: string, ground: string) => contrast(rgb(text), rgb(ground))
    const accent = skin['--portal-colors-accent'] ?? ''
    for (const ground of [
      '#ffffff',
      '#f2f4f8',
      '#eef2f8',
      skin['--portal-colors-accent-soft'] ?? '',
    ]) {
      expect(ratio(accent, ground)).toBeGreaterThan(4.45)
    }
    expect(ratio('#ffffff', skin['--portal-colors-accent-hover'] ?? '')).toBeGreaterThan(4.5)
    for (const name of ['banner', 'banner-deep', 'banner-hover'] as const) {
      const ground = skin[`--portal-colors-${name}`] ?? ''
      expect(ratio('#ffffff', ground)).toBeGreaterThan(4.45)
    }
    const banner = rgb(skin['--portal-colors-banner'])
    const [red, green, blue] = banner.map((part) => part + (255 - part) * 0.12)
    const muted = rgb(skin['--portal-colors-on-banner-muted'])
    expect(contrast(muted, [red ?? 0, green ?? 0, blue ?? 0])).toBeGreaterThan(4.45)
  })

  it('[ME-02] stay as they are where they can be read', () => {
    expect(skinOf('#7d1712')['--portal-colors-accent']).toBe('#7d1712')
    expect(skinOf(' #7D1712 ')['--portal-colors-banner']).toBe('#7d1712')
  })

  it.each([
    '',
    'red',
    '#12',
    '#12345g',
    'rgb(1,2,3)',
    '#fff;}body{display:none',
  ])('[ME-02] %j is no colour and changes nothing', (color) => {
    expect(skinOf(color, 'https://cdn.example/a.png')).toEqual({})
  })

  it.each([
    ['/subapps/skins/a.png?v=1'],
    ['https://cdn.example/a.png'],
    ['data:image/svg+xml,%3Csvg%3E'],
  ])('[ME-02] a picture at %s shines through the banner', (address) => {
    expect(skinOf('#7d1712', address)).toMatchObject({
      '--portal-banner-picture': `url(${address})`,
      '--portal-banner-cover': 'rgb(125 23 18 / 0.88)',
    })
  })

  it.each([
    [''],
    ['//evil.example/a.png'],
    ['http://plain.example/a.png'],
    ['javascript:alert(1)'],
    ['/a.png)}body{display:none'],
    ['/a.png</style><script>'],
    ['data:text/html,x'],
  ])('[ME-02] a picture at %j is left out', (address) => {
    expect(skinOf('#7d1712', address)).not.toHaveProperty('--portal-banner-picture')
  })
})

describe('a stored theme', () => {
  it('[ME-02] is a JSON string', () => {
    expect(readStoredTheme('{"id":3,"color":"#123456","sort":1}')).toEqual({
      ...theme,
      id: '3',
      color: '#123456',
    })
  })

  it.each([
    '',
    'blue',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    '{"id":""}',
    '{"id":1,"color":5}',
  ])('[ME-02] %j cannot be read', (text) => {
    expect(readStoredTheme(text)).toBeNull()
  })
})
