import { FileFailure } from '../file-source'
import { viewerLimits } from '../limits'
import type { OldContent } from './content'
import { loaded } from './loaded'
import type { OldKind } from './read-old'
import type { WorkerOrder, WorkerWord } from './worker-words'

/**
 * Reads an old office file or a workbook in a worker, which is terminated by the signal or after the time allowed for a
 * file. Without workers the file is read in the page. Throws FileFailure.
 */
export async function readAside(
  kind: OldKind,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<OldContent> {
  const worker = startWorker()
  if (!worker) return readHere(kind, bytes)
  try {
    const answer = await answerOf(worker, { kind, bytes }, signal)
    return await (answer ?? readHere(kind, bytes))
  } finally {
    worker.terminate()
  }
}

/** null = the browser has no module workers, or a policy forbids them. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./old-office.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}

async function readHere(kind: OldKind, bytes: Uint8Array): Promise<OldContent> {
  const { readOld } = await loaded(import('./read-old'))
  return readOld(kind, bytes)
}

/** null = the worker's file could not be run. */
function answerOf(
  worker: Worker,
  order: WorkerOrder,
  signal: AbortSignal,
): Promise<OldContent | null> {
  return new Promise((done, fail) => {
    let ready = false
    const settle = (end: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      end()
    }
    const stop = () => settle(() => fail(new FileFailure('broken')))
    // A workbook that takes so long is too large.
    const late = new FileFailure(order.kind === 'xlsx' ? 'huge' : 'broken')
    const timer = setTimeout(() => settle(() => fail(late)), viewerLimits.oldReading)
    signal.addEventListener('abort', stop)
    worker.onmessage = ({ data }: MessageEvent<WorkerWord>) => {
      if (data === 'ready') ready = true
      else if ('content' in data) settle(() => done(data.content))
      else settle(() => fail(new FileFailure(data.failure)))
    }
    // Before `ready` the worker's file failed to load; after it, the memory was not enough.
    worker.onerror = () => (ready ? stop() : settle(() => done(null)))
    worker.postMessage(order)
    if (signal.aborted) stop()
  })
}
