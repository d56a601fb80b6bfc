import { type BringParts, createBringer } from './bring-file'
import { type DownloadItem, type DownloadList, patched, turn, withoutOld } from './download-list'
import type { ListStore } from './list-store'
import { createProgressBoard, type ProgressById } from './progress'
import type { TransferEnd } from './transfer'

interface DownloaderParts extends BringParts {
  store: ListStore
  atOnce: number
  /** How long files that are done stay at hand (ms). */
  kept: number
  /** The staged files of these downloads are still needed. */
  sweep(ids: readonly string[]): Promise<void>
  /** The list has changed. */
  changed(): void
  progressed(progress: ProgressById): void
  /** The file is there as a whole. */
  complete(item: DownloadItem): void
}

/** Makes true what the list says: the one window that leads runs it. */
export function runDownloads(parts: DownloaderParts) {
  const { store, atOnce } = parts
  const underWay = new Map<string, AbortController>()
  const board = createProgressBoard(parts.progressed)
  const patch = (id: string, known: Partial<DownloadItem>) =>
    change((list) => patched(list, id, known))
  const bring = createBringer(parts, board, patch)
  let listed = new Set<string>()
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
    void run(item, stop.signal).finally(() => {
      underWay.delete(item.id)
      board.remove(item.id)
      // Its place is free, and its file as well where it was cancelled.
      listed.add(item.id)
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
    /** The list has been changed, here or in another window. */
    look,
    /** Says once more how far all have come. */
    tell: board.tell,
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

/** What the list says of a file that is no longer under way. */
function outcomeOf(file: DownloadItem, end: TransferEnd, now: () => number): Partial<DownloadItem> {
  const { received, total, validator, fileName } = file
  const known = { received, total, validator, fileName }
  if (end.kind === 'stopped') return known
  if (end.kind !== 'done') return { ...known, status: 2, failure: end }
  return { ...known, total: received, status: 3, doneAt: now() }
}
