import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../data/faults'
import { envelope, htmlReply, type Reply } from './reply'

const slowPieces = 10

/** The answer that a fault gives instead; nothing where the fault only changes how it is sent. */
export function replyInstead(fault: Fault): Reply | undefined {
  if (fault.kind === 'status') {
    const status = fault.status ?? 500
    return envelope(status, status, `模拟故障：HTTP ${status}`)
  }
  if (fault.kind === 'code') return envelope(200, fault.code ?? -1, '模拟故障：操作失败')
  if (fault.kind === 'html') return htmlReply(200, gatewayPage)
  return undefined
}

const gatewayPage =
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>系统维护中</title></head><body><h1>系统维护中</h1></body></html>'

/** The right answer, spoilt. */
export function spoilt(reply: Reply, fault: Fault): Reply {
  if (fault.kind === 'bad-json') {
    return { ...reply, body: textOf(reply).slice(0, -1).replace(/^\{"/, '{') }
  }
  if (fault.kind === 'wrong-shape') return { ...reply, body: misshapen(textOf(reply)) }
  return reply
}

const textOf = ({ body }: Reply) => body.toString()

/** An envelope that says "done" around data of another kind than the contract's. */
function misshapen(text: string): string {
  const data = parsedData(text)
  const other = data !== null && typeof data === 'object' ? 'unexpected' : { unexpected: true }
  return JSON.stringify({ code: 0, msg: '', data: other })
}

function parsedData(text: string): unknown {
  try {
    return (JSON.parse(text) as { data?: unknown } | null)?.data
  } catch {
    return text
  }
}

/** Sends an answer, whole or in the way of the fault. */
export async function send(
  response: ServerResponse,
  reply: Reply,
  fault: Fault | undefined,
): Promise<void> {
  const body = typeof reply.body === 'string' ? Buffer.from(reply.body) : reply.body
  response.writeHead(reply.status, { ...reply.headers, 'Content-Length': body.length })
  if (fault?.kind === 'truncate') {
    // The socket goes only after the first half is out, or the client would see no answer at all.
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
