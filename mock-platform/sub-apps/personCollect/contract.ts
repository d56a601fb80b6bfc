import { z } from 'zod'
import { endpoint } from '~contract/platform/endpoint'
import { idSchema, pageSchema } from '~contract/platform/envelope'

const kindSchema = z.enum(['doc', 'notice', 'mail'])

const favouriteSchema = z.object({
  id: idSchema,
  kind: kindSchema,
  title: z.string(),
  /** Who issued or sent it. */
  source: z.string(),
  /** Where in the portal it opens. */
  path: z.string(),
  note: z.string(),
  /** `YYYY-MM-DD HH:mm:ss` */
  createdAt: z.string(),
  /** It was withdrawn or deleted since. */
  gone: z.boolean(),
})

const countSchema = z.number().int().nonnegative()
const favouritePageSchema = pageSchema(favouriteSchema).extend({
  counts: z.object({ doc: countSchema, notice: countSchema, mail: countSchema }),
})

export type FavouriteKind = z.infer<typeof kindSchema>
export type Favourite = z.infer<typeof favouriteSchema>
export type FavouritePage = z.infer<typeof favouritePageSchema>

const common = { service: 'archives', auth: 'token' } as const

export const pageFavourites = endpoint({
  ...common,
  name: 'pageFavourites',
  method: 'GET',
  path: '/favourite/page',
  query: z.object({
    kind: kindSchema.or(z.literal('')).default(''),
    keyword: z.string().trim().default(''),
    pageNo: z.coerce.number().int().min(1).default(1),
    length: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: favouritePageSchema,
})

/** The favourite that a document, notice or mail is; null where it is none. */
export const findFavourite = endpoint({
  ...common,
  name: 'findFavourite',
  method: 'GET',
  path: '/favourite/of',
  query: z.object({ kind: kindSchema, targetId: idSchema }),
  answer: z.object({ id: idSchema.nullable() }),
})

/** Adds it; what is a favourite already stays one. */
export const addFavourite = endpoint({
  ...common,
  name: 'addFavourite',
  method: 'POST',
  path: '/favourite',
  body: z.object({ kind: kindSchema, targetId: idSchema }),
  answer: z.object({ id: idSchema }),
})

export const noteFavourite = endpoint({
  ...common,
  name: 'noteFavourite',
  method: 'PUT',
  path: '/favourite/:id',
  body: z.object({ note: z.string().trim().max(60) }),
  answer: favouriteSchema,
})

export const removeFavourite = endpoint({
  ...common,
  name: 'removeFavourite',
  method: 'DELETE',
  path: '/favourite/:id',
  answer: z.null(),
})
