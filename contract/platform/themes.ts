import { z } from 'zod'
import { endpoint } from './endpoint'
import { idSchema, soundRowsSchema, textSchema } from './envelope'
import { readShape } from './read-shape'

const themeSchema = z.object({
  id: idSchema,
  themeName: textSchema,
  /** Addresses of pictures; '' = none. */
  themeIcon: textSchema,
  themeImage: textSchema,
  backgroundImage: textSchema,
  /** `#rrggbb` or `#rgb`; the shell's colours derive from it. */
  color: textSchema,
})

export type Theme = z.infer<typeof themeSchema>

/** The theme in a user's record, which is a JSON string; null = none, or unreadable (ME-02). */
export function readStoredTheme(text: string): Theme | null {
  if (text === '') return null
  try {
    return readShape(themeSchema, JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

export const listThemes = endpoint({
  name: 'listThemes',
  service: 'system',
  path: '/systheme/list',
  answer: soundRowsSchema(themeSchema),
})

export const saveTheme = endpoint({
  name: 'saveTheme',
  service: 'system',
  method: 'PUT',
  path: '/user/theme',
  /** The whole theme as a JSON string, as the user info returns it. */
  body: z.object({ theme: z.string() }),
})
