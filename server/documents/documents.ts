import { readFile, rm } from 'node:fs/promises'
import { ConversionError, type Converter, type OfficeFile } from './converter'
import type { KeptDocuments } from './kept-documents'
import { isEncryptedOffice, officeEndingOf } from './office-endings'
import { createSharedJobs } from './shared-jobs'

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

  function begin(key: string, file: OfficeFile) {
    const job = jobs.begin(key, (stop) => convert(key, file, stop))
    // A job that is refused has never run.
    job.done.catch(() => rm(file.path, { force: true }))
    return job
  }

  return {
    async pdfOf(original, reader) {
      const ending = await endingOf(original)
      const key = `${original.digest}-${ending}`
      const known = await kept.open(key)
      const running = jobs.find(key)
      if (known || running) await rm(original.path, { force: true })
      if (known) return known
      await jobs.wait(running ?? begin(key, { ...original, ending }), reader)
      const made = await kept.open(key)
      if (!made) throw new ConversionError('unreachable', 'the result is no longer there')
      return made
    },
    stop: jobs.stop,
  }
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
