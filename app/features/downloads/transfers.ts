import type { TransferEnd, TransferNews, TransferPlan } from './transfer'
import type { TransferOrder, TransferWord } from './transfer-words'

/** Transfers files into the browser's storage, outside the page's thread. */
export interface Transfers {
  /** Settles once the file is closed, even after an abort by `signal`. */
  run(
    id: string,
    plan: TransferPlan,
    signal: AbortSignal,
    report: (news: TransferNews) => void,
  ): Promise<TransferEnd>
  close(): void
}

/** A user's transfers, in a worker: only workers can write files in place. */
export function startTransfers(userId: string): Transfers {
  const worker = new Worker(new URL('./transfer.worker.ts', import.meta.url), { type: 'module' })
  const order = (one: TransferOrder) => worker.postMessage(one)
  const listeners = new Map<number, (word: TransferWord) => void>()
  let attempts = 0
  worker.onmessage = ({ data }: MessageEvent<TransferWord>) => listeners.get(data.attempt)?.(data)
  // The worker's file could not be loaded: waiting transfers must fail, so that they can be tried again.
  worker.onerror = () => {
    for (const [attempt, receive] of listeners) receive({ attempt, end: { kind: 'network' } })
  }
  return {
    run(id, plan, signal, report) {
      attempts += 1
      const attempt = attempts
      const stop = () => order({ kind: 'stop', attempt })
      return new Promise((done) => {
        listeners.set(attempt, (word) => {
          if ('news' in word) return report(word.news)
          listeners.delete(attempt)
          signal.removeEventListener('abort', stop)
          done(word.end)
        })
        order({ kind: 'start', attempt, userId, id, ...plan })
        signal.addEventListener('abort', stop)
        if (signal.aborted) stop()
      })
    },
    close: () => worker.terminate(),
  }
}
