import { FileFailure } from '../file-source'
import { viewerLimits } from '../limits'
import type { OldContent } from './content'
import { loaded } from './loaded'
import type { OldKind } from './read-old'
import type { WorkerOrder, WorkerWord } from './worker-words'

/**
 * Reads an old office file or a workbook in a worker, which ends with the signal, or after the time that a file may take. Without
 * workers it is read in the page. Throws FileFailure.
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

/** null = this browser, or what restricts it, knows no module workers. */
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
    // What takes so long of a workbook is its size.
    const late = new FileFailure(order.kind === 'xlsx' ? 'huge' : 'broken')
    const timer = setTimeout(() => settle(() => fail(late)), viewerLimits.oldReading)
    signal.addEventListener('abort', stop)
    worker.onmessage = ({ data }: MessageEvent<WorkerWord>) => {
      if (data === 'ready') ready = true
      else if ('content' in data) settle(() => done(data.content))
      else settle(() => fail(new FileFailure(data.failure)))
    }
    // Before its first word the file did not load; after that the memory was not enough.
    worker.onerror = () => (ready ? stop() : settle(() => done(null)))
    worker.postMessage(order)
    if (signal.aborted) stop()
  })
}
