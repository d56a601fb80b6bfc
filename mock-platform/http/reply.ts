import type { FileReply } from './file-reply'

/** Complete in memory, so that a fault can still change it. */
export interface Reply {
  status: number
  headers: Record<string, string>
  body: string | Buffer
  /** Why the call was wrong; for the journal. */
  unexpected?: string
}

/** Each piece is sent as soon as it is available. */
export interface StreamReply {
  status: number
  headers: Record<string, string>
  pieces: AsyncIterable<string>
}

export type Answered = Reply | StreamReply | FileReply

export function jsonReply(status: number, value: unknown): Reply {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    body: JSON.stringify(value),
  }
}

export function envelope(status: number, code: number, msg: string, data: unknown = null): Reply {
  return jsonReply(status, { code, msg, data })
}

export function htmlReply(
  status: number,
  html: string,
  headers: Record<string, string> = {},
): Reply {
  return { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers }, body: html }
}
