import { z } from 'zod'
import {
  callsOf,
  countSchema,
  createdSchema,
  idSchema,
  keywordSchema,
  pageQuery,
  pageSchema,
  stampSchema,
} from '../calls'

const { read, remove, replace, send } = callsOf('archives')

const kindSchema = z.enum(['doc', 'notice', 'mail'])

const favouriteSchema = z.object({
  id: idSchema,
  kind: kindSchema,
  title: z.string(),
  /** The issuer or sender. */
  source: z.string(),
  /** The address at which the portal opens it. */
  path: z.string(),
  note: z.string(),
  createdAt: stampSchema,
  /** The target has since been withdrawn or deleted. */
  gone: z.boolean(),
})

const favouritePageSchema = pageSchema(favouriteSchema).extend({
  counts: z.object({ doc: countSchema, notice: countSchema, mail: countSchema }),
})

export type FavouriteKind = z.infer<typeof kindSchema>
export type Favourite = z.infer<typeof favouriteSchema>
export type FavouritePage = z.infer<typeof favouritePageSchema>

export const pageFavourites = read('pageFavourites', '/favourite/page', {
  query: z.object({
    kind: kindSchema.or(z.literal('')).default(''),
    keyword: keywordSchema,
    ...pageQuery,
  }),
  answer: favouritePageSchema,
})

/** The favourite for a document, notice or mail; null if there is none. */
export const findFavourite = read('findFavourite', '/favourite/of', {
  query: z.object({ kind: kindSchema, targetId: idSchema }),
  answer: z.object({ id: idSchema.nullable() }),
})

/** Adding a favourite again changes nothing. */
export const addFavourite = send('addFavourite', '/favourite', {
  body: z.object({ kind: kindSchema, targetId: idSchema }),
  answer: createdSchema,
})

export const noteFavourite = replace('noteFavourite', '/favourite/:id', {
  body: z.object({ note: z.string().trim().max(60) }),
  answer: favouriteSchema,
})

export const removeFavourite = remove('removeFavourite', '/favourite/:id', { answer: z.null() })
