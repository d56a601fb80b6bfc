import type { TransferEnd, TransferNews, TransferPlan } from './transfer'
import type { TransferOrder, TransferWord } from './transfer-words'

/** What brings files into the browser's storage, apart from the page. */
export interface Transfers {
  /** Settles when the file is at rest again, after `signal`, too. */
  run(
    id: string,
    plan: TransferPlan,
    signal: AbortSignal,
    report: (news: TransferNews) => void,
  ): Promise<TransferEnd>
  close(): void
}

/** Transfers of a person's downloads, in a worker: only there files can be written in place. */
export function startTransfers(owner: string): Transfers {
  const worker = new Worker(new URL('./transfer.worker.ts', import.meta.url), { type: 'module' })
  const order = (one: TransferOrder) => worker.postMessage(one)
  const listeners = new Map<number, (word: TransferWord) => void>()
  let attempts = 0
  worker.onmessage = ({ data }: MessageEvent<TransferWord>) => listeners.get(data.attempt)?.(data)
  // Its file could not be had: what waits for it is told so, and may try again.
  worker.onerror = () => {
    for (const [attempt, hear] of listeners) hear({ attempt, end: { kind: 'network' } })
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
        order({ kind: 'start', attempt, owner, id, ...plan })
        signal.addEventListener('abort', stop)
        if (signal.aborted) stop()
      })
    },
    close: () => worker.terminate(),
  }
}
