import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { ConversionError } from './converter'

interface Job {
  key: string
  /** The account of its first reader. */
  account: string
  done: Promise<void>
  readers: number
  stop: AbortController
}

/** Limit of queued jobs; more are refused. */
const mostWaiting = 100
/** Limit of one account's jobs, to leave room for the others. */
const mostOfAccount = 25

/** Jobs by key, each run once for all its readers, at most `atOnce` at a time. */
export function createSharedJobs(atOnce: number) {
  const jobs = new Map<string, Job>()
  /** Jobs that have not ended, including those for which no request waits any more. */
  const unended = new Set<Job>()
  const queue = bulkhead(atOnce, mostWaiting)

  /** The next request begins a new job, even if this one has not ended yet. */
  function forget(job: Job): void {
    if (jobs.get(job.key) === job) jobs.delete(job.key)
  }

  return {
    find: (key: string) => jobs.get(key),

    /** Queues a job, which is aborted when its last reader leaves. */
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

    /** Resolves when the job is done. Throws the job's error, or the signal's reason if the reader leaves. */
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

    /** Aborts all jobs; resolves when they have ended. */
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
