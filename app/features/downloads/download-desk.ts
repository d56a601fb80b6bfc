import { downloadsKept } from '~contract/portal/constants'
import { takePart } from '../../live/leader'
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

/** A download as a window shows it. `progress`: null where it is not under way. */
export interface DownloadRow extends DownloadItem {
  progress: Progress | null
}

export type DownloadRows = readonly DownloadRow[]

export interface DeskSetting {
  /** Whose downloads they are. */
  owner: string
  atOnce: number
  sessionLives(): Promise<void>
}

/** What the windows of a browser tell each other of downloads. */
type DownloadWord =
  /** A window that has just come wants to know how far all have come. */
  | { kind: 'hello'; owner: string }
  | { kind: 'changed'; owner: string }
  | { kind: 'progress'; owner: string; progress: ProgressById }

export type DownloadDesk = Awaited<ReturnType<typeof startDownloadDesk>>

/**
 * A window's part in its person's downloads: it shows them, changes their list, and, if it leads, brings the files.
 * Rejects where the browser keeps nothing.
 */
export async function startDownloadDesk({ owner, atOnce, sessionLives }: DeskSetting) {
  const store = await openListStore(owner)
  const shown = createRows()
  const channel = new BroadcastChannel('portal-downloads')
  let leader: ReturnType<typeof runDownloads> | null = null

  const say = (word: DownloadWord) => channel.postMessage(word)
  const readAnew = async () => shown.setList(await store.read())
  async function change(how: (list: DownloadList) => DownloadList) {
    shown.setList(await store.change(how))
    say({ kind: 'changed', owner })
    leader?.look()
  }

  channel.onmessage = ({ data }: MessageEvent<DownloadWord>) => {
    if (data.owner !== owner) return
    if (data.kind === 'hello') return leader?.tell()
    if (data.kind === 'progress') return shown.setProgress(data.progress)
    void readAnew()
    leader?.look()
  }
  const part = takePart({
    name: `portal-downloads ${owner}`,
    locks: navigator.locks,
    onLead() {
      leader = lead({ owner, atOnce, sessionLives, store, say, readAnew, shown })
      return () => leader?.stop()
    },
  })
  say({ kind: 'hello', owner })
  await readAnew()

  return {
    rows: shown.rows,
    subscribe: shown.subscribe,
    ...changesOf(change),
    fileOf: (id: string) => stagedFile(owner, id),
    stop() {
      part.stop()
      channel.close()
      store.close()
    },
  }
}

/** The list as it is shown, with how far each has come. */
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
    /** `before`: what was shown until now. */
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

/** What a person may do to the list. */
function changesOf(change: (how: (list: DownloadList) => DownloadList) => Promise<void>) {
  const atRest = (all: DownloadList) => all.filter(isAtRest).map(({ id }) => id)
  return {
    add: (wanted: WantedFile) => change((all) => added(all, newItem(crypto.randomUUID(), wanted))),
    pause: (id: string) => change((all) => paused(all, id)),
    start: (id: string) => change((all) => started(all, [id])),
    startAll: () => change((all) => started(all, atRest(all))),
    /** Cancelled, or no longer wanted in the list: what has arrived of it is removed. */
    remove: (id: string) => change((all) => all.filter((item) => item.id !== id)),
    removeDone: () => change((all) => all.filter(({ status }) => status !== 3)),
  }
}

interface Lead extends DeskSetting {
  store: ListStore
  say(word: DownloadWord): void
  readAnew(): Promise<void>
  shown: ReturnType<typeof createRows>
}

function lead({ owner, atOnce, sessionLives, store, say, readAnew, shown }: Lead) {
  return runDownloads({
    store,
    atOnce,
    sessionLives,
    transfers: startTransfers(owner),
    kept: downloadsKept,
    sweep: (ids) => sweepStaged(owner, ids),
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
      say({ kind: 'changed', owner })
      void readAnew()
    },
    progressed(progress) {
      say({ kind: 'progress', owner, progress })
      shown.setProgress(progress)
    },
    async complete({ id, fileName }) {
      const file = await stagedFile(owner, id)
      if (file) handToBrowser(file, fileName)
    },
  })
}
