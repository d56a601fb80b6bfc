import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../data/faults'
import type { FileReply } from './file-reply'

const slowSteps = 50

/**
 * Sends a file as fast as the client reads it, so that at most one piece is in memory; stops reading when the client
 * disconnects.
 */
export async function sendFile(
  response: ServerResponse,
  { status, headers, file, part }: FileReply,
  fault: Fault | undefined,
): Promise<void> {
  response.writeHead(status, headers)
  const length = part.end - part.start
  const cut = fault?.kind === 'truncate' && length > 0
  const end = cut
    ? part.start + Math.min(length, fault.afterBytes ?? Math.floor(length / 2))
    : part.end
  const pace = fault?.kind === 'slow' ? slowPace(length, fault.delayMs ?? 5000) : null
  for (let at = part.start; at < end; at += pace?.bytes ?? length) {
    for await (const piece of file.read(at, Math.min(end, at + (pace?.bytes ?? length)))) {
      if (response.destroyed) return
      await written(response, piece)
    }
    if (pace) await wait(pace.pauseMs, undefined, { ref: false })
  }
  if (cut) response.socket?.destroy()
  else response.end()
}

function slowPace(length: number, overMs: number) {
  return { bytes: Math.max(1, Math.ceil(length / slowSteps)), pauseMs: overMs / slowSteps }
}

/** Settles once the piece is sent or the client is gone. */
function written(response: ServerResponse, piece: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    response.write(piece, () => resolve())
  })
}
