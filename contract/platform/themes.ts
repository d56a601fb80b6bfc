import { z } from 'zod'
import { endpoint } from './endpoint'
import { idSchema, textSchema } from './envelope'
import { readShape } from './read-shape'

/** A skin of the portal. */
const themeSchema = z.object({
  id: idSchema,
  themeName: textSchema,
  /** Addresses of pictures; '' = none. */
  themeIcon: textSchema,
  themeImage: textSchema,
  backgroundImage: textSchema,
  /** `#rrggbb` or `#rgb`; the frame's colours come of it. */
  color: textSchema,
})

export type Theme = z.infer<typeof themeSchema>

/** The theme of a person's record, which is a JSON string; null = none, or one that cannot be read (ME-02). */
export function readStoredTheme(text: string): Theme | null {
  if (text === '') return null
  try {
    return readShape(themeSchema, JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Rows that are no theme are left out: one odd row must not cost all others. */
const themeRowsSchema = z
  .array(z.unknown())
  .transform((rows) => rows.flatMap((row) => readShape(themeSchema, row).data ?? []))

export const listThemes = endpoint({
  name: 'listThemes',
  service: 'system',
  method: 'GET',
  path: '/systheme/list',
  auth: 'token',
  answer: themeRowsSchema,
})

export const saveTheme = endpoint({
  name: 'saveTheme',
  service: 'system',
  method: 'PUT',
  path: '/user/theme',
  auth: 'token',
  /** The whole theme as a JSON string, as the user info gives it back. */
  body: z.object({ theme: z.string() }),
  answer: z.unknown(),
})
