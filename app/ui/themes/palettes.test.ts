import { describe, expect, it } from 'vitest'
import { contrast, parseColor, type Rgb } from '~contract/platform/colours'
import { type Palette, palettes } from './palettes'

const rgb = (hex = '') => parseColor(hex) as Rgb
const grounds = ['canvas', 'surface', 'sunken', 'hover']
const signs = ['accent', 'violet', 'teal', 'orange', 'rose', 'green'].map((hue) => `sign-${hue}`)
const texts = ['text', 'muted', 'accent', 'success', 'warning', 'danger', ...signs]
const pairs: [text: string, ground: string][] = [
  ...texts.flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ...['accent', 'success', 'warning', 'danger'].map((name): [string, string] => [
    name,
    `${name}-soft`,
  ]),
  ...['accent-soft', 'success-soft', 'warning-soft', 'danger-soft'].map(
    (ground): [string, string] => ['text', ground],
  ),
  ...['accent', 'accent-hover', 'danger'].map((ground): [string, string] => ['on-accent', ground]),
  ...['banner', 'banner-deep', 'banner-hover'].map((ground): [string, string] => [
    'on-banner',
    ground,
  ]),
  ['on-banner-muted', 'banner'],
  ['on-banner-muted', 'banner-deep'],
]

const looks = Object.entries(palettes).flatMap(([scheme, { usual, weak }]): [string, Palette][] => [
  [scheme, usual],
  [`${scheme}, weak`, { ...usual, ...weak }],
])

describe.each(looks)('the palette %s', (name, palette) => {
  const least = name.startsWith('contrast') ? 7 : 4.5

  it.each(pairs)('[LOOK-02] [LOOK-03] shows %s on %s readably', (text, ground) => {
    expect(contrast(rgb(palette[text]), rgb(palette[ground]))).toBeGreaterThanOrEqual(least)
  })

  it('[LOOK-02] [LOOK-03] shows the edges of fields and of what has the focus, 3 to 1', () => {
    expect(contrast(rgb(palette['border-control']), rgb(palette.surface))).toBeGreaterThan(3)
    for (const ground of grounds) {
      expect(contrast(rgb(palette.focus), rgb(palette[ground])), ground).toBeGreaterThan(3)
    }
  })
})

describe('colours for people who tell red from green badly', () => {
  it.each(
    looks
      .filter(([name]) => name.endsWith('weak'))
      .flatMap(([name, palette]) =>
        (['noRed', 'noGreen'] as const).map((eye) => [name, eye, palette] as const),
      ),
  )('[LOOK-03] %s: good, doubtful and bad are apart to an eye with %s', (_, eye, palette) => {
    for (const [one, other] of [
      ['success', 'warning'],
      ['success', 'danger'],
      ['warning', 'danger'],
    ] as const) {
      const distance = Math.hypot(
        ...seen(palette[one], eye).map(
          (part, index) => part - (seen(palette[other], eye)[index] ?? 0),
        ),
      )
      expect(distance, `${one} and ${other}`).toBeGreaterThan(24)
    }
  })
})

/** Machado, Oliveira and Fernandes 2009, at full severity, in linear RGB. */
const eyes = {
  noRed: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  noGreen: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
}

/** A colour in CIELAB, as seen by such an eye. */
function seen(hex: string | undefined, eye: keyof typeof eyes): number[] {
  const linear = rgb(hex).map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  const [red = 0, green = 0, blue = 0] = eyes[eye].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, share, index) => sum + share * (linear[index] ?? 0), 0),
      ),
    ),
  )
  const root = (part: number) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
