/** 0 queued (or paused), 1 downloading, 2 failed, 3 done. Source: specification, section 3. */
type DownloadStatus = 0 | 1 | 2 | 3

/** Why a download ended before its file was complete. */
export interface DownloadFailure {
  kind:
    | 'network'
    | 'service'
    | 'session-over'
    | 'gone'
    | 'forbidden'
    | 'refused'
    | 'disk-full'
    | 'storage'
  /** The backend's own words, if it has refused. */
  detail?: string
}

/** One line of the list that all windows of a user share. Plain data. */
export interface DownloadItem {
  id: string
  fileName: string
  fileUrl: string
  status: DownloadStatus
  /** Paused by the user. */
  held: boolean
  failure: DownloadFailure | null
  /** Bytes that had arrived when it last stopped. */
  received: number
  /** Bytes of the file; null = unknown. */
  total: number | null
  /** The entity tag or date that proves that the remaining bytes belong to those that have arrived; '' = none. */
  validator: string
  /** When its file was complete (ms). */
  doneAt: number | null
}

export type DownloadList = readonly DownloadItem[]

/** A requested download. */
export interface WantedFile {
  /** An address of this site. */
  url: string
  /** '' = the server's answer names it. */
  fileName: string
}

export function newItem(id: string, { url, fileName }: WantedFile): DownloadItem {
  return {
    id,
    fileName,
    fileUrl: url,
    status: 0,
    held: false,
    failure: null,
    received: 0,
    total: null,
    validator: '',
    doneAt: null,
  }
}

export const isOpen = ({ status }: DownloadItem) => status < 2
/** Whether 「开始下载」 can start it. */
export const isAtRest = ({ status, held }: DownloadItem) => status === 2 || held

/** The list with one item changed. An item that was cancelled meanwhile is not added again. */
export function patched(
  list: DownloadList,
  id: string,
  patch: Partial<DownloadItem>,
): DownloadList {
  return list.map((item) => (item.id === id ? { ...item, ...patch } : item))
}

/** Queues failed and paused downloads. */
export function started(list: DownloadList, ids: readonly string[]): DownloadList {
  return list.map((item) =>
    ids.includes(item.id) && isAtRest(item)
      ? { ...item, status: 0, held: false, failure: null }
      : item,
  )
}

export function paused(list: DownloadList, id: string): DownloadList {
  return list.map((item) =>
    item.id === id && isOpen(item) ? { ...item, status: 0, held: true } : item,
  )
}

/** The list with one more item. A file that is already on its way is not added twice. */
export function added(list: DownloadList, item: DownloadItem): DownloadList {
  const same = list.find(({ fileUrl, status }) => fileUrl === item.fileUrl && status !== 3)
  return same ? started(list, [same.id]) : [...list, item]
}

/** The downloads that should be running: those that already are, then the next ones in order. */
export function turn(list: DownloadList, atOnce: number): DownloadList {
  const open = list.filter((item) => isOpen(item) && !item.held)
  const underWay = open.filter(({ status }) => status === 1)
  const queued = open.filter(({ status }) => status === 0)
  return [...underWay, ...queued].slice(0, atOnce)
}

/** Drops the downloads completed before a time (ms): the browser has long had their files. */
export function withoutOld(list: DownloadList, before: number): DownloadList {
  return list.filter(({ doneAt }) => doneAt === null || doneAt > before)
}
