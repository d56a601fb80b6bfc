import { downloadRetries } from '~contract/portal/constants'
import { type DownloadItem, type DownloadList, patched, turn, withoutOld } from './download-list'
import { cleanName } from './file-name'
import type { ListStore } from './list-store'
import type { TransferEnd } from './transfer'
import type { Transfers } from './transfers'

/** How far one that is under way has come. */
export interface Progress {
  received: number
  total: number | null
  /** Bytes a second, lately. */
  speed: number
  /** It goes on once somebody has signed in. */
  waiting: boolean
}

export type ProgressById = Readonly<Record<string, Progress>>

interface DownloaderParts {
  store: ListStore
  transfers: Transfers
  atOnce: number
  /** How long files that are done stay at hand (ms). */
  kept: number
  sessionLives(): Promise<void>
  /** The staged files of these downloads are still needed. */
  sweep(ids: readonly string[]): Promise<void>
  /** The list has changed. */
  changed(): void
  progressed(progress: ProgressById): void
  /** The file is there as a whole. */
  complete(item: DownloadItem): void
  /** Settles after a while, or at once where it is aborted. */
  pause(time: number, signal: AbortSignal): Promise<void>
  now(): number
}

/** Failures that may be gone the next time. */
const passing: TransferEnd['kind'][] = ['network', 'service', 'storage']

/** Makes true what the list says: the one window that leads runs it. */
export function runDownloads(parts: DownloaderParts) {
  const { store, atOnce } = parts
  const underWay = new Map<string, AbortController>()
  const progress = new Map<string, Progress>()
  let listed = new Set<string>()
  let stopped = false
  let queue = Promise.resolve()

  const tell = () => parts.progressed(Object.fromEntries(progress))
  const change = async (how: (list: DownloadList) => DownloadList) => {
    if (stopped) return
    await store.change(how)
    parts.changed()
    look()
  }

  function look() {
    queue = queue.then(compare).catch(() => {})
  }

  async function compare() {
    if (stopped) return
    const list = await store.read()
    const due = turn(list, atOnce)
    for (const [id, stop] of underWay) {
      if (!due.some((item) => item.id === id)) stop.abort()
    }
    for (const item of due) if (!underWay.has(item.id)) begin(item)
    const ids = new Set(list.map(({ id }) => id))
    const lost = [...listed].some((id) => !ids.has(id) && !underWay.has(id))
    listed = ids
    if (lost) await parts.sweep([...ids])
  }

  function begin(item: DownloadItem) {
    const stop = new AbortController()
    underWay.set(item.id, stop)
    void bring(item, stop.signal).finally(() => {
      underWay.delete(item.id)
      progress.delete(item.id)
      tell()
      // Its place is free, and its file as well where it was cancelled.
      listed.add(item.id)
      look()
    })
  }

  async function bring(item: DownloadItem, signal: AbortSignal) {
    if (item.status === 0) await change((list) => patched(list, item.id, { status: 1 }))
    const file = { ...item }
    const end = await persist(file, signal)
    const { received, total, validator, fileName } = file
    const known = { received, total, validator, fileName }
    if (end.kind === 'stopped') return change((list) => patched(list, item.id, known))
    if (end.kind !== 'done') {
      const failed = { ...known, status: 2, failure: end } as const
      return change((list) => patched(list, item.id, failed))
    }
    const done = { ...known, total: received, status: 3, doneAt: parts.now() } as const
    await change((list) => patched(list, item.id, done))
    parts.complete({ ...item, ...done })
  }

  /** Tries again by itself, with longer pauses, as long as it comes on. */
  async function persist(file: DownloadItem, signal: AbortSignal): Promise<TransferEnd> {
    let fruitless = 0
    let signedIn = false
    for (;;) {
      const before = file.received
      const end = await attempt(file, signal)
      if (signal.aborted && end.kind !== 'done') return { kind: 'stopped' }
      if (file.received > before) {
        fruitless = 0
        signedIn = false
      }
      if (end.kind === 'session-over' && !signedIn) {
        signedIn = true
        await signInOver(file, signal)
      } else {
        const time = downloadRetries[fruitless]
        if (!passing.includes(end.kind) || time === undefined) return end
        fruitless += 1
        await parts.pause(time, signal)
      }
      if (signal.aborted) return { kind: 'stopped' }
    }
  }

  async function attempt(file: DownloadItem, signal: AbortSignal): Promise<TransferEnd> {
    const measure = speedometer(parts.now)
    const plan = { url: file.fileUrl, validator: file.validator }
    let begun = false
    return parts.transfers.run(file.id, plan, signal, (news) => {
      const fileName = file.fileName || cleanName(news.fileName)
      Object.assign(file, { ...news, fileName })
      const { received, total } = news
      progress.set(file.id, { received, total, speed: measure(received), waiting: false })
      tell()
      if (begun) return
      begun = true
      // What a window that takes over needs to go on from here.
      const { validator } = news
      void change((list) => patched(list, file.id, { fileName, total, validator }))
    })
  }

  async function signInOver({ id, received, total }: DownloadItem, signal: AbortSignal) {
    progress.set(id, { received, total, speed: 0, waiting: true })
    tell()
    const aborted = new Promise<void>((done) =>
      signal.addEventListener('abort', () => done(), { once: true }),
    )
    await Promise.race([parts.sessionLives(), aborted])
  }

  async function start() {
    await store.forgetOthers()
    const list = await store.change((all) => withoutOld(all, parts.now() - parts.kept))
    parts.changed()
    await parts.sweep(list.map(({ id }) => id))
  }
  queue = start().catch(() => {})
  look()

  return {
    /** The list has been changed, here or in another window. */
    look,
    /** Says once more how far all have come. */
    tell,
    stop() {
      stopped = true
      parts.transfers.close()
    },
  }
}

/** Speed over the last few seconds: what came before says little of what comes. */
function speedometer(now: () => number) {
  const window = 4_000
  const marks: { at: number; received: number }[] = []
  return (received: number): number => {
    const at = now()
    marks.push({ at, received })
    while (marks.length > 2 && at - (marks[0]?.at ?? 0) > window) marks.shift()
    const first = marks[0] ?? { at, received }
    const time = at - first.at
    return time > 0 ? ((received - first.received) / time) * 1_000 : 0
  }
}
