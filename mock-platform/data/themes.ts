import { z } from 'zod'
import { content, filled, strings, template, texts } from '../content'
import { defineModel } from './collection'
import { picture } from './picture'

export type PlatformTheme = Record<
  'id' | 'themeName' | 'themeIcon' | 'color' | 'themeImage' | 'backgroundImage',
  string
> & { sort: number }

export const themesModel = defineModel<PlatformTheme>('themes', 'id')

const drawingSchema = z.strictObject({
  viewBox: z.string(),
  strength: z.number(),
  parts: z.array(template('deep', 'color', 'ground', 'shapes')),
})

const themeTexts = content(
  'themes',
  z.strictObject({
    skins: z.array(strings('id', 'themeName', 'deep', 'color', 'scenery')),
    sceneries: z.record(z.string(), texts),
    drawings: z.record(z.enum(['icon', 'image', 'background']), drawingSchema),
  }),
)

export function platformThemes(): PlatformTheme[] {
  const { skins, sceneries, drawings } = themeTexts()
  return skins.map(({ id, themeName, deep, color, scenery }, index) => {
    const ground = `<linearGradient id="g"><stop stop-color="${deep}"/><stop offset="1" stop-color="${color}"/></linearGradient>`
    const drawn = ({ viewBox, strength, parts }: z.output<typeof drawingSchema>) => {
      const shapes = shapesOf(sceneries[scenery] ?? [], strength)
      return picture(viewBox, filled(parts.join(''), { deep, color, ground, shapes }))
    }
    return {
      id,
      themeName,
      color,
      themeIcon: drawn(drawings.icon),
      themeImage: drawn(drawings.image),
      backgroundImage: drawn(drawings.background),
      sort: index + 1,
    }
  })
}

/** Nearer shapes are more opaque. */
function shapesOf(paths: readonly string[], strength: number): string {
  return paths
    .map((path, at) => {
      const opacity = ((strength * (at + 1)) / paths.length).toFixed(2)
      return `<path d="${path}" fill="white" opacity="${opacity}"/>`
    })
    .join('')
}
