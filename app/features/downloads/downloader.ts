import { type BringParts, createBringer } from './bring-file'
import { type DownloadItem, type DownloadList, patched, turn, withoutOld } from './download-list'
import type { ListStore } from './list-store'
import { createProgressBoard, type ProgressById } from './progress'
import type { TransferEnd } from './transfer'

/**
 * How long (ms) a download pauses if its state could not be stored, for example because the browser's storage is full.
 */
const keepRetry = 15_000

interface DownloaderParts extends BringParts {
  store: ListStore
  atOnce: number
  /** How long (ms) the files of finished downloads are kept. */
  kept: number
  /** Removes all staged files except those of these downloads. */
  sweep(ids: readonly string[]): Promise<void>
  changed(): void
  progressed(progress: ProgressById): void
  /** The file has arrived completely. */
  complete(item: DownloadItem): void
}

/** Carries out the list; only the leader runs it. */
export function runDownloads(parts: DownloaderParts) {
  const { store } = parts
  const underWay = createUnderWay()
  const board = createProgressBoard(parts.progressed)
  const patch = (id: string, known: Partial<DownloadItem>) =>
    change((all) => patched(all, id, known))
  const bring = createBringer(parts, board, (id, known) => void patch(id, known).catch(() => {}))
  const sweeper = createSweeper(parts.sweep, underWay.has)
  let stopped = false
  let queue = start(parts).catch(() => {})

  async function change(how: (list: DownloadList) => DownloadList) {
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
    for (const item of underWay.change(turn(list, parts.atOnce))) begin(item)
    await sweeper.look(list.map(({ id }) => id))
  }

  function begin(item: DownloadItem) {
    void underWay
      .begin(item.id, (signal) => run(item, signal).catch(() => parts.pause(keepRetry, signal)))
      .finally(() => {
        board.remove(item.id)
        // The slot is free; if the download was cancelled, its file can be removed.
        sweeper.mayBeLost(item.id)
        look()
      })
  }

  async function run(item: DownloadItem, signal: AbortSignal) {
    if (item.status === 0) await patch(item.id, { status: 1 })
    const file = { ...item }
    const outcome = outcomeOf(file, await bring(file, signal), parts.now)
    await patch(item.id, outcome)
    if (outcome.status === 3) parts.complete({ ...item, ...outcome })
  }

  look()
  return {
    /** Called after a change of the list, here or in another window. */
    look,
    /** Publishes the progress of all downloads again. */
    publish: board.publish,
    stop() {
      stopped = true
      parts.transfers.close()
    },
  }
}

async function start({ store, kept, now, changed, sweep }: DownloaderParts) {
  await store.forgetOthers()
  const list = await store.change((all) => withoutOld(all, now() - kept))
  changed()
  await sweep(list.map(({ id }) => id))
}

/** The transfers that are running. */
function createUnderWay() {
  const stops = new Map<string, AbortController>()
  return {
    has: (id: string) => stops.has(id),
    /** Stops all transfers that are not in `due`; returns those that have yet to begin. */
    change(due: DownloadList) {
      for (const [id, stop] of stops) if (!due.some((item) => item.id === id)) stop.abort()
      return due.filter(({ id }) => !stops.has(id))
    },
    begin(id: string, work: (signal: AbortSignal) => Promise<void>) {
      const stop = new AbortController()
      stops.set(id, stop)
      return work(stop.signal).finally(() => stops.delete(id))
    },
  }
}

/** Removes the staged files of downloads that were removed from the list, as soon as they no longer run. */
function createSweeper(sweep: DownloaderParts['sweep'], isUnderWay: (id: string) => boolean) {
  let staged = new Set<string>()
  return {
    mayBeLost: (id: string) => void staged.add(id),
    async look(listed: readonly string[]) {
      const lost = [...staged].some((id) => !listed.includes(id) && !isUnderWay(id))
      staged = new Set(listed)
      if (lost) await sweep(listed)
    },
  }
}

/** What the list records of a transfer that has ended. */
function outcomeOf(file: DownloadItem, end: TransferEnd, now: () => number): Partial<DownloadItem> {
  const { received, total, validator, fileName } = file
  const known = { received, total, validator, fileName }
  if (end.kind === 'stopped') return known
  if (end.kind !== 'done') return { ...known, status: 2, failure: end }
  return { ...known, total: received, status: 3, doneAt: now() }
}
