import { rm } from 'node:fs/promises'
import { ConversionError, type Converter, type OfficeFile } from './converter'
import type { KeptDocuments } from './kept-documents'
import { officeEndingOf } from './office-endings'
import { createSharedJobs } from './shared-jobs'

export type Pdf = NonNullable<Awaited<ReturnType<KeptDocuments['open']>>>

export interface Original extends Omit<OfficeFile, 'ending'> {
  /** The user's name for it. */
  name: string
  /** Its first bytes. */
  head: Buffer
  isLocked: boolean
  /** The account that asks for it. */
  account: string
}

/** Converts originals to PDF, each content once. */
export interface Documents {
  /**
   * The PDF of an original, whose file is removed. Throws ConversionError, or the signal's reason if its reader leaves.
   */
  pdfOf(original: Original, reader: AbortSignal): Promise<Pdf>
  /** Aborts all conversions; resolves when they have ended. */
  stop(): Promise<void>
}

interface DocumentsOptions {
  converter: Converter
  kept: KeptDocuments
  seconds: number
}

export function createDocuments({ converter, kept, seconds }: DocumentsOptions): Documents {
  const jobs = createSharedJobs(converter.atOnce)

  async function convert(key: string, file: OfficeFile, stop: AbortSignal): Promise<void> {
    const target = `${file.path}.pdf`
    const late = AbortSignal.timeout(seconds * 1_000)
    try {
      stop.throwIfAborted()
      await converter.convert(file, target, AbortSignal.any([stop, late]))
      await kept.keep(key, target)
    } catch (error) {
      if (!late.aborted) throw error
      throw new ConversionError('late', `the conversion took longer than ${seconds} s`)
    } finally {
      await Promise.all([file.path, target].map((one) => rm(one, { force: true })))
    }
  }

  function begin(key: string, file: OfficeFile & Pick<Original, 'account'>) {
    const job = jobs.begin(key, file.account, (stop) => convert(key, file, stop))
    // A refused job never runs, so it does not remove its file itself.
    job.done.catch(() => rm(file.path, { force: true }))
    return job
  }

  return {
    async pdfOf(original, reader) {
      const remove = () => rm(original.path, { force: true })
      const ending = endingOf(original)
      if (ending instanceof ConversionError) {
        await remove()
        throw ending
      }
      const key = `${original.digest}-${ending}`
      const known = await kept.open(key)
      if (known) {
        await remove()
        return known
      }
      const running = jobs.find(key)
      // The reader counts from here on: a job is aborted when its last reader leaves.
      const waited = jobs.wait(running ?? begin(key, { ...original, ending }), reader)
      await Promise.all([waited, running && remove()])
      const made = await kept.open(key)
      if (!made) throw new ConversionError('unreachable', 'the result is no longer there')
      return made
    },
    stop: jobs.stop,
  }
}

/** The extension under which it is converted, or why it is not. */
function endingOf({ head, isLocked, name }: Original): string | ConversionError {
  if (isLocked) return new ConversionError('encrypted', 'the file is encrypted')
  const unknown = () => new ConversionError('unconverted', 'the file is none that converters take')
  return officeEndingOf(head, name) ?? unknown()
}
