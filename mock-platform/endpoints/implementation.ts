import type { z } from 'zod'
import type { Endpoint } from '~contract/platform/endpoint'
import { responseCode } from '~contract/platform/response-code'
import type { Model } from '../data/collection'
import type { Space } from '../data/space'
import type { User } from '../data/users'
import { type FormErrors, firstError } from '../sub-apps/kit/form-errors'

/** A parsed request, as an implementation sees it. */
export interface Call<Query = unknown, Body = unknown> {
  space: Space
  /** Whose token it is; endpoints with `auth: 'token'` always have one. */
  user: User
  token: string
  params: Record<string, string>
  query: Query
  body: Body
  /** The space's clock. */
  now: Date
}

/** The envelope's code and msg around an answer. */
export interface Success {
  code: number
  msg: string
}

/** One endpoint of the contract with its behaviour. What `answer` returns becomes the envelope's `data`. */
export interface Implementation {
  endpoint: Endpoint
  answer(call: Call<never, never>): unknown
  success: Success
}

/** Binds a behaviour to an endpoint; the types of request and answer come from its schemas. */
export function implement<Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<Q, B, A>,
  answer: (call: Call<z.output<Q>, z.output<B>>) => z.input<A> | Promise<z.input<A>>,
  success: Success = { code: responseCode.ok, msg: '操作成功' },
): Implementation {
  return {
    endpoint: endpoint as unknown as Endpoint,
    answer: answer as Implementation['answer'],
    success,
  }
}

/** Binds a behaviour that answers by server-sent events. A refusal must come before the first of them. */
export function implementStream<Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<Q, B, A>,
  events: (call: Call<z.output<Q>, z.output<B>>) => AsyncIterable<z.input<A>>,
): Implementation {
  return implement(endpoint, events as never)
}

/** Fields of a row that must be the same as those of the user, or a test. */
type Right<Row> =
  | { [Field in keyof Row]?: 'account' | 'tenantId' }
  | ((row: Row, user: User) => boolean)

/** Gives the row of an id, by default the one that the path names; refuses it to users who may not have it. */
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

/** Thrown by an implementation to answer with another code: the envelope `{code, msg, data: null}`. */
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

/** Refuses users who have not been given an app. */
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
