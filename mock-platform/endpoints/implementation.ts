import type { z } from 'zod'
import type { Endpoint } from '~contract/platform/endpoint'
import { responseCode } from '~contract/platform/response-code'
import type { Space } from '../data/space'
import type { User } from '../data/users'

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
