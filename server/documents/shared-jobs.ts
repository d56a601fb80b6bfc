import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { ConversionError } from './converter'

interface Job {
  key: string
  /** Whose it is, as its first reader. */
  account: string
  done: Promise<void>
  readers: number
  stop: AbortController
}

/** Jobs that wait for their turn; more are refused. */
const mostWaiting = 100
/** One account's, so that it leaves room for the others. */
const mostOfAccount = 25

/** Jobs by key, each run once for all who want it, `atOnce` of them at a time. */
export function createSharedJobs(atOnce: number) {
  const jobs = new Map<string, Job>()
  /** Those that have not ended, also if no request waits for them any more. */
  const unended = new Set<Job>()
  const queue = bulkhead(atOnce, mostWaiting)

  /** A later request begins a new one, even if it has not ended yet. */
  function forget(job: Job): void {
    if (jobs.get(job.key) === job) jobs.delete(job.key)
  }

  return {
    find: (key: string) => jobs.get(key),

    /** Queues a job, which ends when none of its readers waits any more. */
    begin(key: string, account: string, run: (stop: AbortSignal) => Promise<void>): Job {
      const stop = new AbortController()
      const own = [...unended].filter((one) => one.account === account).length
      const ran = own < mostOfAccount ? queue.execute(() => run(stop.signal)) : tooMany()
      const done = ran.catch(refused).finally(() => {
        forget(job)
        unended.delete(job)
      })
      const job: Job = { key, account, done, readers: 0, stop }
      jobs.set(key, job)
      unended.add(job)
      return job
    },

    /** Resolves with the job. Throws what it throws; the signal's reason if the reader leaves. */
    async wait(job: Job, reader: AbortSignal): Promise<void> {
      job.readers += 1
      try {
        await untilLeft(job.done, reader)
      } finally {
        job.readers -= 1
        if (job.readers === 0) {
          forget(job)
          job.stop.abort()
        }
      }
    },

    /** Gives up all jobs; resolves when they have ended. */
    async stop() {
      for (const job of unended) job.stop.abort()
      await Promise.allSettled([...unended].map(({ done }) => done))
    },
  }
}

async function tooMany(): Promise<never> {
  throw new ConversionError('busy', `the account has ${mostOfAccount} files under way`)
}

function refused(error: unknown): never {
  if (!(error instanceof BulkheadRejectedError)) throw error
  throw new ConversionError('busy', `${mostWaiting} files wait for the converter`)
}

function untilLeft(done: Promise<void>, reader: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(reader.reason)
    if (reader.aborted) leave()
    reader.addEventListener('abort', leave)
    done.then(resolve, reject).finally(() => reader.removeEventListener('abort', leave))
  })
}
