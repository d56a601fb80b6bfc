import { defineModel } from './collection'
import { backgroundImage, type Scenery, themeIcon, themeImage } from './theme-pictures'

/** A skin as the platform's administrators made it. */
export interface PlatformTheme {
  id: string
  themeName: string
  themeIcon: string
  color: string
  themeImage: string
  backgroundImage: string
  sort: number
}

export const themesModel = defineModel<PlatformTheme>('themes', 'id')

const ridges = [
  'M0 70 60 30 110 62 170 22 230 60 290 34 350 66 400 40V100H0Z',
  'M0 86 50 58 120 84 190 50 260 82 330 56 400 80V100H0Z',
  'M0 96 80 76 160 94 250 72 340 92 400 84V100H0Z',
]
const waves = [
  'M0 56Q50 28 100 56T200 56 300 56 400 56V100H0Z',
  'M0 72Q50 48 100 72T200 72 300 72 400 72V100H0Z',
  'M0 88Q50 70 100 88T200 88 300 88 400 88V100H0Z',
]
const hills = [
  'M0 74C60 20 130 20 200 64S340 30 400 58V100H0Z',
  'M0 90C80 46 150 52 220 84S350 62 400 78V100H0Z',
]
const wall = [
  'M0 66H24V54H48V66H72V54H96V66H120V54H144V66H168V54H192V66H216V54H240V66H264V54H288V66H312V54H336V66H360V54H384V66H400V100H0Z',
  'M0 84H400V100H0Z',
]
const leaves = [
  'M40 100C30 60 60 30 100 20 104 62 84 92 40 100ZM150 100C140 66 166 42 200 34 204 70 186 94 150 100ZM260 100C250 56 284 26 330 16 334 62 310 92 260 100Z',
  'M90 100C84 76 100 60 126 54 128 80 114 96 90 100ZM210 100C204 72 222 54 250 48 252 76 238 96 210 100ZM340 100C334 72 352 54 380 48 382 76 368 96 340 100Z',
]

const skins: [id: string, themeName: string, scenery: Scenery][] = [
  ['default', '经典蓝', { deep: '#0b316f', color: '#1559c7', shapes: ridges }],
  ['gov-red', '庄重红', { deep: '#7d1712', color: '#b3261e', shapes: wall }],
  ['pine-green', '松柏绿', { deep: '#14503a', color: '#1f7a57', shapes: hills }],
  ['celadon', '青瓷', { deep: '#0c5560', color: '#15808f', shapes: waves }],
  ['wisteria', '紫藤', { deep: '#43307e', color: '#6a4fc0', shapes: leaves }],
  ['harvest', '秋实', { deep: '#8a3a08', color: '#c2570c', shapes: hills.toReversed() }],
]

/** The skins that come with the platform. */
export function platformThemes(): PlatformTheme[] {
  return skins.map(([id, themeName, scenery], index) => ({
    id,
    themeName,
    color: scenery.color,
    themeIcon: themeIcon(scenery),
    themeImage: themeImage(scenery),
    backgroundImage: backgroundImage(scenery),
    sort: index + 1,
  }))
}
