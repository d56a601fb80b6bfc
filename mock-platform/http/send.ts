import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../data/faults'
import { isRecord } from '../data/snapshot'
import { withOtherVersion, withoutRanges } from './file-reply'
import {
  type Answered,
  envelope,
  htmlReply,
  jsonReply,
  type Reply,
  type StreamReply,
} from './reply'
import { sendFile } from './send-file'

const slowPieces = 10
const piecesBeforeCut = 3

/** Undefined if the fault only changes how the answer is sent. */
export function replyInstead(fault: Fault): Reply | undefined {
  if (fault.kind === 'status') {
    const status = fault.status ?? 500
    return envelope(status, status, `模拟故障：HTTP ${status}`)
  }
  if (fault.kind === 'code') return envelope(200, fault.code ?? -1, '模拟故障：操作失败')
  if (fault.kind === 'html') return htmlReply(200, gatewayPage)
  if (fault.kind === 'empty') return { ...jsonReply(200, null), body: '' }
  if (fault.kind === 'redirect') return htmlReply(302, '', { Location: redirectTarget })
  return undefined
}

/** A client that follows the redirect appears in the journal. */
const redirectTarget = '/redirected'

const gatewayPage =
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>系统维护中</title></head><body><h1>系统维护中</h1></body></html>'

export function spoilt(reply: Answered, fault: Fault): Answered {
  if ('file' in reply) {
    if (fault.kind === 'no-range') return withoutRanges(reply)
    return fault.kind === 'changed' ? withOtherVersion(reply) : reply
  }
  const spoil = spoilers[fault.kind]
  if (!spoil) return reply
  const spoilWith = (text: string) => spoil(text, fault)
  if ('pieces' in reply) return { ...reply, pieces: spoiltPieces(reply.pieces, spoilWith) }
  return { ...reply, body: spoilWith(textOf(reply)) }
}

type Spoiler = (text: string, fault: Fault) => string

const spoilers: Partial<Record<Fault['kind'], Spoiler>> = {
  'bad-json': (text) => text.slice(0, -1).replace(/^\{"/, '{'),
  'wrong-shape': misshapen,
  'wrong-total': miscounted,
}

async function* spoiltPieces(pieces: AsyncIterable<string>, spoil: (text: string) => string) {
  for await (const piece of pieces) {
    yield `data: ${spoil(piece.slice('data: '.length).trimEnd())}\n\n`
  }
}

const textOf = ({ body }: Reply) => body.toString()

/** Success, with data of a type that the contract does not allow. */
function misshapen(text: string): string {
  const data = parsedData(text)
  const other = data !== null && typeof data === 'object' ? 'unexpected' : { unexpected: true }
  return JSON.stringify({ code: 0, msg: '', data: other })
}

/** Answers that are not pages stay unchanged. */
function miscounted(text: string, { total = 9999 }: Fault): string {
  const data = parsedData(text)
  if (!isRecord(data) || typeof data.total !== 'number') return text
  return JSON.stringify({ ...JSON.parse(text), data: { ...data, total } })
}

function parsedData(text: string): unknown {
  try {
    return (JSON.parse(text) as { data?: unknown } | null)?.data
  } catch {
    return text
  }
}

export async function send(
  response: ServerResponse,
  reply: Answered,
  fault: Fault | undefined,
): Promise<void> {
  if ('file' in reply) return sendFile(response, reply, fault)
  if ('pieces' in reply) return sendPieces(response, reply, fault)
  const body = typeof reply.body === 'string' ? Buffer.from(reply.body) : reply.body
  response.writeHead(reply.status, { ...reply.headers, 'Content-Length': body.length })
  if (fault?.kind === 'truncate') {
    // The socket closes only after the first half is sent; otherwise the client would see no answer at all.
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.socket?.destroy())
  } else if (fault?.kind === 'slow') {
    await sendSlowly(response, body, fault.delayMs ?? 5000)
  } else {
    response.end(body)
  }
}

async function sendSlowly(response: ServerResponse, body: Buffer, overMs: number): Promise<void> {
  for (let piece = 0; piece < slowPieces && !response.destroyed; piece += 1) {
    const [start, end] = [piece, piece + 1].map((part) => (body.length * part) / slowPieces)
    response.write(body.subarray(start, end))
    await wait(overMs / slowPieces, undefined, { ref: false })
  }
  response.end()
}

/** When the client disconnects, the stream ends: the generator of the pieces returns. */
async function sendPieces(response: ServerResponse, reply: StreamReply, fault: Fault | undefined) {
  const pauseMs = fault?.kind === 'slow' ? (fault.delayMs ?? 5000) / slowPieces : 0
  response.writeHead(reply.status, reply.headers)
  let sent = 0
  for await (const piece of reply.pieces) {
    if (response.destroyed) return
    sent += 1
    if (fault?.kind === 'truncate' && sent === piecesBeforeCut) {
      response.write(piece, () => response.socket?.destroy())
      return
    }
    response.write(piece)
    if (pauseMs) await wait(pauseMs, undefined, { ref: false })
  }
  response.end()
}
