import {
  accessSync,
  appendFileSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import type { Logger } from 'pino'
import { ConfigError } from '../config/config-error'
import { parseJson } from '../platform/parse-json'
import { type EndingStore, endingsKept, sessionEndingSchema } from '../session/session-endings'

/** A day's file may be large, so it is read in pieces of at most this size. */
const largestPiece = 1024 * 1024

/** Other processes with the same folder see an ending within this time (ms). */
const readPause = 500
const namePattern = /^endings-\d{4}-\d\d-\d\d\.jsonl$/

interface KeptEndingsOptions {
  /** Several processes of one machine may share it. */
  folder: string
  log: Logger
  now(): number
}

/**
 * Session ends in a folder. Lines are appended to one file per day, so that nothing needs
 * compacting, locking or repair. Throws ConfigError if the folder cannot be used.
 */
export function createKeptEndings({ folder, log, now }: KeptEndingsOptions): EndingStore {
  prepare(folder)
  const fileOf = (time: number) =>
    path.join(folder, `endings-${new Date(time).toISOString().slice(0, 10)}.jsonl`)
  const readers = new Map<string, LineReader>()
  let polling: NodeJS.Timeout | undefined
  const failing = new Set<string>()

  function readNew(apply: Parameters<EndingStore['follow']>[0]) {
    for (const time of [now() - endingsKept, now()]) {
      const file = fileOf(time)
      const reader = readers.get(file) ?? new LineReader(file)
      readers.set(file, reader)
      for (const line of reader.read()) {
        const { success, data } = sessionEndingSchema.safeParse(parseJson(line))
        if (success) apply(data)
        else log.warn({ file }, 'a line of the kept session ends cannot be read')
      }
    }
  }

  /** Trouble with the folder must not end the process. It is logged once, until all is well again. */
  function trying(what: string, work: () => void) {
    try {
      work()
      failing.delete(what)
    } catch (err) {
      if (!failing.has(what)) log.error({ err }, `STATE_DIR: session ends cannot be ${what}`)
      failing.add(what)
    }
  }

  return {
    publish(ending) {
      trying('kept', () => {
        // Starts a new line, as a power failure may have cut the last one. Flushed before the user gets the response.
        const line = `\n${JSON.stringify(ending)}\n`
        appendFileSync(fileOf(now()), line, { mode: 0o600, flush: true })
      })
    },
    async follow(apply) {
      forgetOld(folder, fileOf(now() - endingsKept))
      readNew(apply)
      polling = setInterval(() => trying('read', () => readNew(apply)), readPause).unref()
    },
    close: () => clearInterval(polling),
  }
}

function prepare(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as { code?: string }
    throw new ConfigError(`STATE_DIR: ${folder} cannot be written (${code})`)
  }
}

/** Removes the files of days whose sessions have expired. */
function forgetOld(folder: string, oldest: string) {
  const names = readdirSync(folder).filter((name) => namePattern.test(name))
  for (const name of names) if (name < path.basename(oldest)) rmSync(path.join(folder, name))
}

/** Reads whole lines that were appended to a file since the last time. */
class LineReader {
  #file: string
  #at = 0

  constructor(file: string) {
    this.#file = file
  }

  *read(): Generator<string> {
    const size = statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0
    if (size <= this.#at) return
    const bytes = Buffer.alloc(Math.min(size - this.#at, largestPiece))
    const file = openSync(this.#file, 'r')
    try {
      while (this.#at < size) {
        const length = readSync(file, bytes, 0, bytes.length, this.#at)
        const end = bytes.lastIndexOf('\n', length - 1) + 1
        // The rest of a last line may still come; a line longer than a piece was not written by the portal.
        if (end === 0 && length < largestPiece) return
        const whole = bytes.subarray(0, end || length)
        this.#at += whole.length
        yield* whole.toString().split('\n').filter(Boolean)
      }
    } finally {
      closeSync(file)
    }
  }
}
