import { z } from 'zod'
import { type Endpoint, endpoint } from '~contract/platform/endpoint'
import { idSchema } from '~contract/platform/envelope'
import type { ServiceName } from '~contract/platform/services'

export { idSchema, pageSchema } from '~contract/platform/envelope'

/** The id of the item that a call created. */
export const createdSchema = z.object({ id: idSchema })

type Fixed = 'name' | 'service' | 'method' | 'path' | 'auth'

/** Every call needs a signed-in user. */
export function callsOf(service: ServiceName) {
  const by =
    (method: Endpoint['method']) =>
    <Query extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
      name: string,
      path: string,
      rest: Omit<Endpoint<Query, Body, Answer>, Fixed>,
    ): Endpoint<Query, Body, Answer> =>
      endpoint({ name, service, method, path, auth: 'token', ...rest })
  return { read: by('GET'), send: by('POST'), replace: by('PUT'), remove: by('DELETE') }
}

export const pageQuery = {
  pageNo: z.coerce.number().int().min(1).default(1),
  length: z.coerce.number().int().min(1).max(100).default(20),
}

export const keywordSchema = z.string().trim().default('')

/** `YYYY-MM-DD HH:mm:ss` on the offices' clocks. */
export const stampSchema = z.string()

export const countSchema = z.number().int().nonnegative()
