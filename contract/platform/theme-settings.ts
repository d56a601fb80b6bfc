import { z } from 'zod'
import { endpoint } from './endpoint'

/** `system` follows the device; `contrast` is black with the strongest contrast. */
const schemes = ['light', 'dark', 'system', 'contrast'] as const
/** `grey` is for days of mourning, `weak` for colour blindness. */
const colourings = ['normal', 'grey', 'weak'] as const
const cornerStyles = ['square', 'small', 'round'] as const
const fontSizes = ['small', 'medium', 'large', 'x-large'] as const
const densities = ['comfortable', 'standard', 'compact'] as const

/** The user's theme settings besides the colours. */
export const themeSettingsSchema = z.object({
  scheme: z.enum(schemes),
  colouring: z.enum(colourings),
  corners: z.enum(cornerStyles),
  fontSize: z.enum(fontSizes),
  density: z.enum(densities),
  /** 长者模式: larger text and targets, and less to choose from. */
  elder: z.boolean(),
})

export type ThemeSettings = z.infer<typeof themeSettingsSchema>

/** The settings to change; at least one. */
export const themeSettingsChangeSchema = themeSettingsSchema
  .partial()
  .refine((change) => Object.keys(change).length > 0)

export type ThemeSettingsChange = z.infer<typeof themeSettingsChangeSchema>

export const defaultThemeSettings: ThemeSettings = {
  scheme: 'light',
  colouring: 'normal',
  corners: 'small',
  fontSize: 'medium',
  density: 'standard',
  elder: false,
}

const { scheme, colouring, corners, fontSize, density, elder } = themeSettingsSchema.shape
/** Settings as they were stored; unknown values are replaced by the default. */
export const storedThemeSettingsSchema = z
  .object({
    scheme: scheme.catch(defaultThemeSettings.scheme),
    colouring: colouring.catch(defaultThemeSettings.colouring),
    corners: corners.catch(defaultThemeSettings.corners),
    fontSize: fontSize.catch(defaultThemeSettings.fontSize),
    density: density.catch(defaultThemeSettings.density),
    elder: elder.catch(defaultThemeSettings.elder),
  })
  .catch(defaultThemeSettings)

/** The settings in a stored theme, which is JSON; the default if there are none or they cannot be read. */
export function readStoredThemeSettings(theme: string): ThemeSettings {
  if (theme === '') return defaultThemeSettings
  try {
    return storedThemeSettingsSchema.parse(JSON.parse(theme)?.look)
  } catch {
    return defaultThemeSettings
  }
}

export const saveBackgroundColor = endpoint({
  name: 'saveBackgroundColor',
  service: 'system',
  method: 'PUT',
  path: '/user/backgroundColor',
  /** `#rrggbb`; '' = none. */
  body: z.object({ backgroundColor: z.string() }),
})
