import { electLeader } from '../../live/leader'
import {
  added,
  type DownloadItem,
  type DownloadList,
  isAtRest,
  newItem,
  paused,
  started,
  type WantedFile,
} from './download-list'
import { runDownloads } from './downloader'
import { type ListStore, openListStore } from './list-store'
import type { Progress, ProgressById } from './progress'
import { handToBrowser } from './save-file'
import { stagedFile, sweepStaged } from './staging'
import { startTransfers } from './transfers'

/** How long (ms) a finished file is kept, so that it can be saved again. */
const downloadsKept = 24 * 3_600_000

/** A download as a window shows it. `progress`: null if it is not running. */
export interface DownloadRow extends DownloadItem {
  progress: Progress | null
}

export type DownloadRows = readonly DownloadRow[]

export interface StoreSetting {
  /** The user to whom the downloads belong. */
  userId: string
  atOnce: number
  untilSignedIn(): Promise<void>
}

/** The messages about downloads that the windows of a browser publish to each other. */
type DownloadWord =
  /** A new window asks for the progress of all downloads. */
  | { kind: 'hello'; userId: string }
  | { kind: 'changed'; userId: string }
  | { kind: 'progress'; userId: string; progress: ProgressById }

export type DownloadStore = Awaited<ReturnType<typeof startDownloadStore>>

/** Where downloads are kept and saved, and what transfers them. */
const ofBrowser = { openListStore, startTransfers, stagedFile, sweepStaged, handToBrowser }
export type DownloadPlaces = typeof ofBrowser

/**
 * A window's part in its user's downloads: it shows them, changes their list, and, if it is the leader, transfers the
 * files. Rejects if the browser keeps nothing.
 */
export async function startDownloadStore(setting: StoreSetting, places = ofBrowser) {
  const { userId } = setting
  const store = await places.openListStore(userId)
  const shown = createRows()
  const channel = new BroadcastChannel('portal-downloads')
  let leader: ReturnType<typeof runDownloads> | null = null
  let stopped = false

  const say = (word: DownloadWord) => {
    if (!stopped) channel.postMessage(word)
  }
  const readAgain = async () => shown.setList(await store.read())
  async function change(how: (list: DownloadList) => DownloadList) {
    shown.setList(await store.change(how))
    say({ kind: 'changed', userId })
    leader?.look()
  }

  channel.onmessage = ({ data }: MessageEvent<DownloadWord>) => {
    if (data.userId !== userId) return
    if (data.kind === 'hello') return leader?.publish()
    if (data.kind === 'progress') return shown.setProgress(data.progress)
    void readAgain()
    leader?.look()
  }
  const part = electLeader({
    name: `portal-downloads ${userId}`,
    locks: navigator.locks,
    onLead() {
      leader = lead({ ...setting, places, store, say, readAgain, shown })
      return () => leader?.stop()
    },
  })
  say({ kind: 'hello', userId })
  await readAgain()

  return {
    rows: shown.rows,
    subscribe: shown.subscribe,
    ...changesOf(change),
    fileOf: (id: string) => places.stagedFile(userId, id),
    stop() {
      stopped = true
      part.stop()
      channel.close()
      store.close()
    },
  }
}

/** The list as it is shown, with the progress of each download. */
function createRows() {
  const listeners = new Set<(rows: DownloadRows, before: DownloadRows) => void>()
  let list: DownloadList = []
  let progress: ProgressById = {}
  let rows: DownloadRows = []
  function show() {
    const before = rows
    rows = list.map((item) => ({ ...item, progress: progress[item.id] ?? null }))
    for (const listener of listeners) listener(rows, before)
  }
  return {
    rows: () => rows,
    /** `before`: the rows shown so far. */
    subscribe(listener: (rows: DownloadRows, before: DownloadRows) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    setList(next: DownloadList) {
      list = next
      show()
    },
    setProgress(next: ProgressById) {
      progress = next
      show()
    },
  }
}

/** The changes that a user may make to the list. */
function changesOf(change: (how: (list: DownloadList) => DownloadList) => Promise<void>) {
  const atRest = (all: DownloadList) => all.filter(isAtRest).map(({ id }) => id)
  return {
    add: (wanted: WantedFile) => change((all) => added(all, newItem(crypto.randomUUID(), wanted))),
    pause: (id: string) => change((all) => paused(all, id)),
    start: (id: string) => change((all) => started(all, [id])),
    startAll: () => change((all) => started(all, atRest(all))),
    /** Removes the item, cancelled or done, and the bytes that have arrived. */
    remove: (id: string) => change((all) => all.filter((item) => item.id !== id)),
    removeDone: () => change((all) => all.filter(({ status }) => status !== 3)),
  }
}

interface Lead extends StoreSetting {
  places: DownloadPlaces
  store: ListStore
  say(word: DownloadWord): void
  readAgain(): Promise<void>
  shown: ReturnType<typeof createRows>
}

function lead({ userId, atOnce, untilSignedIn, places, store, say, readAgain, shown }: Lead) {
  return runDownloads({
    store,
    atOnce,
    untilSignedIn,
    transfers: places.startTransfers(userId),
    kept: downloadsKept,
    sweep: (ids) => places.sweepStaged(userId, ids),
    now: Date.now,
    pause: (time, signal) =>
      new Promise((done) => {
        const timer = setTimeout(done, time)
        signal.addEventListener('abort', () => {
          clearTimeout(timer)
          done()
        })
      }),
    changed() {
      say({ kind: 'changed', userId })
      void readAgain()
    },
    progressed(progress) {
      say({ kind: 'progress', userId, progress })
      shown.setProgress(progress)
    },
    async complete({ id, fileName }) {
      const file = await places.stagedFile(userId, id)
      if (file) places.handToBrowser(file, fileName)
    },
  })
}
