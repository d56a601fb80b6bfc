import { z } from 'zod'
import { endpoint } from './endpoint'

/** Light and dark, as the device has it, or black with the strongest contrast. */
const schemes = ['light', 'dark', 'system', 'contrast'] as const
/** `grey`: days of mourning. `weak`: for people who tell some colours apart badly. */
const colourings = ['normal', 'grey', 'weak'] as const
const cornerStyles = ['square', 'small', 'round'] as const
const fontSizes = ['large', 'medium', 'small'] as const

/** How a person wants the portal to look, beside the skin. */
export const lookSchema = z.object({
  scheme: z.enum(schemes),
  colouring: z.enum(colourings),
  corners: z.enum(cornerStyles),
  fontSize: z.enum(fontSizes),
})

export type Look = z.infer<typeof lookSchema>

export const usualLook: Look = {
  scheme: 'light',
  colouring: 'normal',
  corners: 'small',
  fontSize: 'medium',
}

const { scheme, colouring, corners, fontSize } = lookSchema.shape
/** A look as it was kept: what is not known of it is the usual. */
export const keptLookSchema = z
  .object({
    scheme: scheme.catch(usualLook.scheme),
    colouring: colouring.catch(usualLook.colouring),
    corners: corners.catch(usualLook.corners),
    fontSize: fontSize.catch(usualLook.fontSize),
  })
  .catch(usualLook)

/** The look that a stored theme has with it; the usual one where there is none, or none that can be read. */
export function readStoredLook(theme: string): Look {
  if (theme === '') return usualLook
  try {
    return keptLookSchema.parse(JSON.parse(theme)?.look)
  } catch {
    return usualLook
  }
}

export const saveBackgroundColor = endpoint({
  name: 'saveBackgroundColor',
  service: 'system',
  method: 'PUT',
  path: '/user/backgroundColor',
  auth: 'token',
  /** `#rrggbb`; '' = none of the person's own. */
  body: z.object({ backgroundColor: z.string() }),
  answer: z.unknown(),
})
