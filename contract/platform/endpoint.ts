import { z } from 'zod'
import type { ServiceName } from './services'

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * How a request's body is sent; `file` = its bytes as `application/octet-stream`. Files pass the proxy as streams:
 * the portal's own client neither sends nor reads them.
 */
export type BodyKind = 'json' | 'form' | 'file'

/**
 * One backend call, described once for the platform client, which builds requests and parses answers from it, and for
 * the mock platform, which routes and answers with it. `path` follows the service's prefix and may contain `:name`
 * parameters.
 */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  name: string
  service: ServiceName
  method: HttpMethod
  path: string
  /** Whether this POST changes nothing. */
  reads?: boolean
  /** Whether this GET changes what later calls answer. */
  writes?: boolean
  /** Who may call: a user with a token, the portal with its client credentials, or anyone. */
  auth: 'token' | 'client' | 'none'
  query?: Query
  body?: Body
  bodyKind?: BodyKind
  /** Fields of the body that contain passwords: sent encrypted if a key is configured (SAFE-10). */
  sealed?: readonly string[]
  /** `file` = the file itself, without an envelope (`FileAnswer`); `events` = server-sent events. */
  answerKind?: 'envelope' | 'file' | 'events'
  /** The schema of the envelope's `data`, or of each event. */
  answer: Answer
}

type Described<E extends Endpoint> = Omit<E, 'method' | 'auth' | 'answer'> &
  Partial<Pick<E, 'method' | 'auth' | 'answer'>>

/** Describes a backend call; by default a GET with the user's token, whose answer is ignored. */
export function endpoint<
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType = z.ZodUnknown,
>(definition: Described<Endpoint<Query, Body, Answer>>): Endpoint<Query, Body, Answer> {
  const { answer = z.unknown() as z.ZodType as Answer, ...given } = definition
  return { method: 'GET', auth: 'token', answer, ...given }
}
