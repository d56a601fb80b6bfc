import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { defaultThemeSettings, themeSettingsSchema } from '~contract/platform/theme-settings'
import { allShots, choose } from '../gallery/choice'
import { difference } from '../gallery/compare'
import { indexPage, type Picture } from '../gallery/index-page'
import { screens } from '../gallery/screens'
import { variations } from '../gallery/variations'

describe('the gallery’s list', () => {
  it('[LOOK-09] [WEB-06] has every text size, density and scheme that is not the usual one, and 长者模式', () => {
    const { fontSize, density, scheme } = themeSettingsSchema.shape
    const seen = variations.flatMap(({ look }) => Object.values(look ?? {}))
    const usual: unknown[] = Object.values(defaultThemeSettings)
    const choices = [...fontSize.options, ...density.options, ...scheme.options]
    // `system` is light or dark.
    const wanted = choices.filter((choice) => !usual.includes(choice) && choice !== 'system')
    expect(seen).toEqual(expect.arrayContaining([...wanted, true]))
  })

  it('shows every screen in the base variation, under a name of its own that can be a file’s', () => {
    const base = allShots.filter(({ variation }) => variation === 'base')
    expect(base.map(({ screen }) => screen)).toEqual(screens.map(({ name }) => name))
    expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length)
    expect(screens.filter(({ name }) => !/^[a-z0-9-]+$/.test(name))).toEqual([])
  })
})

describe('the gallery’s flags', () => {
  it('narrow the pictures', () => {
    const { shots, list, workers } = choose([
      '--screens=app-index,letter',
      '--variations=base,dark',
    ])
    expect(shots).toHaveLength(4)
    expect(shots).toContainEqual({ screen: 'letter', variation: 'dark' })
    expect({ list, workers }).toEqual({ list: false, workers: 2 })
  })

  it.each([
    [['--screens=app-indx'], 'there is no screen "app-indx": did you mean "app-index"?'],
    [['--variations=base,drak'], 'there is no variation "drak"'],
    [['--workers=none'], '--workers takes a whole number above 0, not "none"'],
    [['--screens=old-browser', '--variations=dark'], 'none of these screens is shown'],
    [['--skreens=app-index'], "Unknown option '--skreens'"],
  ])('are refused if they ask for what is not there: %j', (flags, why) => {
    expect(() => choose(flags)).toThrow(why)
  })
})

function png(colours: readonly number[]): Buffer {
  const picture = new PNG({ width: colours.length, height: 1 })
  colours.forEach((colour, at) => void picture.data.writeUInt32BE(colour, at * 4))
  return PNG.sync.write(picture)
}

it('the difference of two pictures is the share of their dots, rounding aside', () => {
  const picture = png([0xff0000ff, 0x00ff00ff, 0x0000ffff, 0xffffffff])
  expect(difference(picture, png([0xff0000ff, 0x00ff00ff, 0x0000ffff, 0xffffffff]))).toBe(0)
  expect(difference(picture, png([0xff0000ff, 0x00ff10ff, 0x0000ffff, 0xffffffff]))).toBe(0.25)
  expect(difference(picture, png([0xff0000ff, 0x00ff01ff, 0x0000ffff, 0xffffffff]))).toBe(0)
  expect(difference(picture, png([0xff0000ff]))).toBe(1)
})

describe('the gallery’s index page', () => {
  const picture = (screen: string, fields: Partial<Picture> = {}): Picture => ({
    screen,
    variation: 'base',
    screenTitle: `标题 ${screen}`,
    variationTitle: '标准',
    file: `${screen}/base.png`,
    former: null,
    changed: null,
    failure: null,
    ...fields,
  })

  it('begins with what failed and what changed, and shows both pictures of a change', () => {
    const html = indexPage([
      picture('same', { former: 'before/same/base.png', changed: 0 }),
      picture('changed', { former: 'before/changed/base.png', changed: 0.0125 }),
      picture('lost', { file: null, failure: '找不到 <b>按钮</b>' }),
    ])
    const order = [...html.matchAll(/<small>(\w+)<\/small>/g)].map(([, name]) => name)
    expect(order).toEqual(['lost', 'changed', 'same'])
    expect(html).toContain('src="before/changed/base.png"')
    expect(html).toContain('变化 1.25 %')
    expect(html).not.toContain('src="before/same/base.png"')
    expect(html).toContain('找不到 &lt;b&gt;按钮&lt;/b&gt;')
    expect(html).toContain('3 张，1 张有变化，1 张出错')
  })

  it('asks for nothing but pictures, which load as they come into sight', () => {
    const html = indexPage([picture('one')])
    const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
    expect(new Set(addresses)).toEqual(new Set(['data:,', 'one/base.png']))
    expect(html).toContain('<img loading="lazy" src="one/base.png"')
    expect(html).not.toMatch(/https?:|@import|url\(/)
  })
})
