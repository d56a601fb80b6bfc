import { z } from 'zod'
import { type Endpoint, endpoint } from '~contract/platform/endpoint'
import type { ServiceName } from '~contract/platform/services'

export { idSchema, pageSchema } from '~contract/platform/envelope'

type Fixed = 'name' | 'service' | 'method' | 'path' | 'auth'

/** Describes the calls of one service, each of them a signed-in user's. */
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

/** Which page of a list is wanted, in a call's query. */
export const pageQuery = {
  pageNo: z.coerce.number().int().min(1).default(1),
  length: z.coerce.number().int().min(1).max(100).default(20),
}

/** What a list is searched for, in a call's query. */
export const keywordSchema = z.string().trim().default('')
