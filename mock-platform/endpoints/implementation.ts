import type { z } from 'zod'
import type { Endpoint } from '~contract/platform/endpoint'
import { responseCode } from '~contract/platform/response-code'
import { type FormErrors, firstError } from '../contracts/form-errors'
import type { Model } from '../data/collection'
import type { Space } from '../data/space'
import type { User } from '../data/users'

export interface Call<Query = unknown, Body = unknown> {
  space: Space
  /** The user of the token; endpoints with `auth: 'token'` always have one. */
  user: User
  token: string
  params: Record<string, string>
  query: Query
  body: Body
  /** By the space's clock. */
  now: Date
}

export interface Success {
  code: number
  msg: string
}

/** What `answer` returns becomes the envelope's `data`. */
export interface Implementation {
  endpoint: Endpoint
  answer(call: Call<never, never>): unknown
  success: Success
}

/** Endpoints whose `data` is null may return nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: a function without a return statement returns void
type Answer<T> = T | Promise<T> | (null extends T ? void : never)

/** The types of request and answer come from the endpoint's schemas. */
export function implement<Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<Q, B, A>,
  answer: (call: Call<z.output<Q>, z.output<B>>) => Answer<z.input<A>>,
  success: Success = { code: responseCode.ok, msg: '操作成功' },
): Implementation {
  return {
    endpoint: endpoint as unknown as Endpoint,
    answer: answer as Implementation['answer'],
    success,
  }
}

/** Answers by server-sent events. A refusal must come before the first of them. */
export function implementStream<Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<Q, B, A>,
  events: (call: Call<z.output<Q>, z.output<B>>) => AsyncIterable<z.input<A>>,
): Implementation {
  return implement(endpoint, events as never)
}

type RowOf<Row> = (call: Pick<Call, 'space' | 'user' | 'params'>) => Row

/** For an endpoint whose path names a row; `rowOf` returns the row or refuses. */
export function implementOn<Row, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  rowOf: RowOf<Row>,
  endpoint: Endpoint<Q, B, A>,
  answer: (row: Row, call: Call<z.output<Q>, z.output<B>>) => Answer<z.input<A>>,
): Implementation {
  return implement(endpoint, (call) => answer(rowOf(call), call))
}

/** Fields that must equal those of the user, or a predicate. */
type Right<Row> =
  | { [Field in keyof Row]?: 'account' | 'tenantId' }
  | ((row: Row, user: User) => boolean)

/** Returns the row of an id, by default that of the path; refuses it to users without the right. */
export function rowFor<Row extends object>(model: Model<Row>, right: Right<Row>, refusal: string) {
  const may =
    typeof right === 'function'
      ? right
      : (row: Row, user: User) =>
          Object.entries(right).every(
            ([field, own]) => row[field as keyof Row] === user[own as keyof User],
          )
  return (
    { space, user, params }: Pick<Call, 'space' | 'user' | 'params'>,
    id = params.id ?? '',
  ) => {
    const row = space.collection(model).get(id)
    if (!row || !may(row, user)) throw new Refusal(404, refusal)
    return row
  }
}

/** Answers with another code: the envelope `{code, msg, data: null}`. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly status = 200,
  ) {
    super(message)
    this.name = 'Refusal'
  }
}

export function requireApp({ apps }: User, code: string, refusal: string): void {
  if (apps !== 'all' && !apps.includes(code)) throw new Refusal(403, refusal)
}

export const requirePlatformManagement = (user: User) =>
  requireApp(user, 'system', '您没有平台管理的权限')

/** Refuses a form by the same rules as the app that shows it. */
export function refuseErrors<Values>(errors: FormErrors<Values>): void {
  const wrong = firstError(errors)
  if (wrong) throw new Refusal(400, wrong.text)
}
