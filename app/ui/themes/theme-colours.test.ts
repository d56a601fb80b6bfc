import { describe, expect, it } from 'vitest'
import { contrast, parseColor, type Rgb } from '~contract/platform/colours'
import { readStoredTheme } from '~contract/platform/themes'
import { type Palette, palettes } from './palettes'
import { bannerPicture, ownCanvas, themeColours } from './theme-colours'

const rgb = (hex = '') => parseColor(hex) as Rgb
const ratio = (text = '', ground = '') => contrast(rgb(text), rgb(ground))
const colours = [
  '#ffffff',
  '#000000',
  '#ff0',
  '#ffd54f',
  '#f5b8c8',
  '#808080',
  '#b3261e',
  '#00ff00',
  '#0000ff',
]

describe('a theme’s colours', () => {
  for (const scheme of ['light', 'dark'] as const) {
    it.each(
      colours,
    )(`[ME-02] [LOOK-02] of %s can be read wherever they stand, ${scheme}`, (color) => {
      const colours = themeColours({ color }, scheme)
      const all: Palette = { ...palettes[scheme].usual, ...colours }
      for (const ground of ['canvas', 'surface', 'sunken', 'hover', 'accent-soft', 'on-accent']) {
        expect(ratio(all.accent, all[ground]), ground).toBeGreaterThan(4.45)
      }
      expect(ratio(all['on-accent'], all['accent-hover'])).toBeGreaterThan(4.5)
      for (const name of ['banner', 'banner-deep', 'banner-hover'] as const) {
        expect(ratio(all['on-banner'], all[name]), name).toBeGreaterThan(4.45)
      }
      const [red = 0, green = 0, blue = 0] = rgb(all.banner).map(
        (part) => part + (255 - part) * 0.12,
      )
      expect(contrast(rgb(all['on-banner-muted']), [red, green, blue])).toBeGreaterThan(4.45)
    })
  }

  it('[ME-02] stay as they are if they can be read', () => {
    expect(themeColours({ color: '#7d1712' }, 'light').accent).toBe('#7d1712')
    expect(themeColours({ color: ' #7D1712 ' }, 'light').banner).toBe('#7d1712')
  })

  it.each([
    '',
    'red',
    '#12',
    '#12345g',
    'rgb(1,2,3)',
    '#fff;}body{display:none',
    'x'.repeat(10_000),
  ])('[ME-02] %j is no colour and changes nothing', (color) => {
    expect(themeColours({ color }, 'light')).toEqual({})
    expect(themeColours({ color }, 'dark')).toEqual({})
  })

  it.each([
    ['/subapps/skins/a.png?v=1'],
    ['https://cdn.example/a.png'],
    ['data:image/svg+xml,%3Csvg%3E'],
  ])('[ME-02] a picture at %s shines through the banner', (address) => {
    expect(bannerPicture(address, '#7d1712')).toEqual({
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
    [`data:image/png;base64,${'A'.repeat(10_000)}`],
  ])('[ME-02] a picture at %j is left out', (address) => {
    expect(bannerPicture(address, '#7d1712')).toEqual({})
  })
})

describe('a ground of the user’s own', () => {
  for (const scheme of ['light', 'dark'] as const) {
    it.each(colours)(`[ME-03] [LOOK-02] of %s leaves all text readable, ${scheme}`, (color) => {
      const palette: Palette = palettes[scheme].usual
      const canvas = ownCanvas(color, palette)
      for (const name of ['text', 'muted', 'accent', 'success', 'warning', 'danger']) {
        expect(ratio(palette[name], canvas), name).toBeGreaterThan(4.45)
      }
    })
  }

  it('[ME-03] is just the chosen one if it can be', () => {
    expect(ownCanvas('#EAF3E6', palettes.light.usual)).toBe('#eaf3e6')
  })

  it.each([
    '',
    'url(javascript:alert(1))',
    'red',
    '#ggg',
    '#fff}*{',
  ])('[ME-03] is not %j', (color) => {
    expect(ownCanvas(color, palettes.light.usual)).toBe('')
  })
})

describe('a stored theme', () => {
  it('[ME-02] is a JSON string', () => {
    expect(readStoredTheme('{"id":3,"color":"#123456","sort":1}')).toEqual({
      id: '3',
      themeName: '',
      themeIcon: '',
      themeImage: '',
      backgroundImage: '',
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
