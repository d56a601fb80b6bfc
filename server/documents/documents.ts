import { readFile, rm } from 'node:fs/promises'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { ConversionError, type Converter, type OfficeFile } from './converter'
import type { KeptDocuments } from './kept-documents'
import { isEncryptedOffice, officeEndingOf } from './office-endings'

export type Pdf = NonNullable<Awaited<ReturnType<KeptDocuments['open']>>>

export interface Original extends Omit<OfficeFile, 'ending'> {
  /** The user's name for it. */
  name: string
}

/** Turns originals into PDF, each content once. */
export interface Documents {
  /** The PDF of a file, which is removed. Throws ConversionError; the signal's reason if its reader leaves. */
  pdfOf(original: Original, reader: AbortSignal): Promise<Pdf>
  /** Gives up what is under way; resolves when it has ended. */
  stop(): Promise<void>
}

interface DocumentsOptions {
  converter: Converter
  kept: KeptDocuments
  seconds: number
}

/** Files that wait for the converter; more are refused. */
const mostWaiting = 100

interface Job {
  key: string
  done: Promise<void>
  readers: number
  stop: AbortController
}

export function createDocuments({ converter, kept, seconds }: DocumentsOptions): Documents {
  const jobs = new Map<string, Job>()
  const queue = bulkhead(converter.atOnce, mostWaiting)

  async function convert(key: string, file: OfficeFile, stop: AbortSignal): Promise<void> {
    const late = AbortSignal.timeout(seconds * 1_000)
    const target = `${file.path}.pdf`
    try {
      await converter.convert(file, target, AbortSignal.any([stop, late]))
      await kept.keep(key, target)
    } catch (error) {
      await rm(target, { force: true })
      if (!late.aborted) throw error
      throw new ConversionError('late', `the conversion took longer than ${seconds} s`)
    }
  }

  /** One conversion for all who want it now; it ends when none of them waits any more. */
  function begin(key: string, file: OfficeFile): Job {
    const stop = new AbortController()
    const done = queue
      .execute(() => {
        stop.signal.throwIfAborted()
        return convert(key, file, stop.signal)
      })
      .catch((error: unknown) => {
        if (!(error instanceof BulkheadRejectedError)) throw error
        throw new ConversionError('busy', `${mostWaiting} files wait for the converter`)
      })
      .finally(async () => {
        forget(job)
        await rm(file.path, { force: true })
      })
    const job = { key, done, readers: 0, stop }
    jobs.set(key, job)
    return job
  }

  /** Who comes later begins a new one, even if it has not ended yet. */
  function forget(job: Job): void {
    if (jobs.get(job.key) === job) jobs.delete(job.key)
  }

  async function wait(job: Job, reader: AbortSignal): Promise<void> {
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
  }

  return {
    async pdfOf(original, reader) {
      const ending = await endingOf(original)
      const key = `${original.digest}-${ending}`
      const known = await kept.open(key)
      const running = jobs.get(key)
      if (known || running) await rm(original.path, { force: true })
      if (known) return known
      await wait(running ?? begin(key, { ...original, ending }), reader)
      const made = await kept.open(key)
      if (!made) throw new ConversionError('unreachable', 'the result is no longer there')
      return made
    },
    async stop() {
      const running = [...jobs.values()]
      for (const job of running) job.stop.abort()
      await Promise.allSettled(running.map(({ done }) => done))
    },
  }
}

/** Waits for a result as long as its reader does. Throws the signal's reason. */
function untilLeft(done: Promise<void>, reader: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(reader.reason)
    if (reader.aborted) leave()
    reader.addEventListener('abort', leave)
    done.then(resolve, reject).finally(() => reader.removeEventListener('abort', leave))
  })
}

/** Removes an original that no converter takes. */
async function endingOf({ path, name }: Original): Promise<string> {
  const content = await readFile(path)
  const ending = officeEndingOf(content, name)
  const isLocked = isEncryptedOffice(content)
  if (ending && !isLocked) return ending
  await rm(path, { force: true })
  if (isLocked) throw new ConversionError('encrypted', 'the file is encrypted')
  throw new ConversionError('unconverted', 'the file is none that converters take')
}
