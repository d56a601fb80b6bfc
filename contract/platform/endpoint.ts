import type { z } from 'zod'
import type { ServiceName } from './services'

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * How a request's body travels; `file` = its bytes as `application/octet-stream`. Files go through the proxy only,
 * as streams: the portal's own client neither sends nor reads them.
 */
export type BodyKind = 'json' | 'form' | 'file'

/**
 * One backend call, described once: the platform client builds requests from it and parses answers
 * with it; the mock platform routes by it and answers through it. `path` follows the service's prefix
 * and may hold `:name` parameters.
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
  /** A POST that only asks. */
  reads?: boolean
  /** Who may call: a signed-in user's token, the portal's client credential, or anyone. */
  auth: 'token' | 'client' | 'none'
  query?: Query
  body?: Body
  bodyKind?: BodyKind
  /** Fields of the body that hold passwords: encrypted on the way where a key is configured (SAFE-10). */
  sealed?: readonly string[]
  /**
   * `file` = no envelope around the answer, but the file itself (`fileSchema` of files.ts); `events` =
   * server-sent events.
   */
  answerKind?: 'envelope' | 'file' | 'events'
  /** The schema of the envelope's `data`, or of each event. */
  answer: Answer
}

/** Describes a backend call. Only types are added; the object is returned as it is. */
export function endpoint<Query extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
  definition: Endpoint<Query, Body, Answer>,
): Endpoint<Query, Body, Answer> {
  return definition
}
