/** 0 queued (or paused), 1 downloading, 2 failed, 3 done. Source: specification, section 3. */
type DownloadStatus = 0 | 1 | 2 | 3

/** Why a download ended before its file was there. */
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
  /** The backend's own words, where it has refused. */
  detail?: string
}

/** One line of the list, as all windows of a person share it. Plain data. */
export interface DownloadItem {
  id: string
  fileName: string
  fileUrl: string
  status: DownloadStatus
  /** Paused by the person. */
  held: boolean
  failure: DownloadFailure | null
  /** Bytes that were there when it was last at rest. */
  received: number
  /** Bytes of the file; null = nobody knows. */
  total: number | null
  /** The entity tag or date by which a rest is known to belong to what is there; '' = none. */
  validator: string
  /** When its file was complete (ms). */
  doneAt: number | null
}

export type DownloadList = readonly DownloadItem[]

/** A download that somebody wants. */
export interface WantedFile {
  /** An address of this site. */
  url: string
  /** '' = the server's answer says it. */
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
/** Whether 「开始下载」 has something to do for it. */
export const isAtRest = ({ status, held }: DownloadItem) => status === 2 || held

/** The list with one item changed; one that was cancelled meanwhile stays away. */
export function patched(
  list: DownloadList,
  id: string,
  patch: Partial<DownloadItem>,
): DownloadList {
  return list.map((item) => (item.id === id ? { ...item, ...patch } : item))
}

/** Queues what failed or was paused. */
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

/** The list with one more; who asks twice for a file that is on its way gets it once. */
export function added(list: DownloadList, item: DownloadItem): DownloadList {
  const same = list.find(({ fileUrl, status }) => fileUrl === item.fileUrl && status !== 3)
  return same ? started(list, [same.id]) : [...list, item]
}

/** The downloads that are to be under way: who is, stays; then by their order. */
export function turn(list: DownloadList, atOnce: number): DownloadList {
  const open = list.filter((item) => isOpen(item) && !item.held)
  const underWay = open.filter(({ status }) => status === 1)
  const queued = open.filter(({ status }) => status === 0)
  return [...underWay, ...queued].slice(0, atOnce)
}

/** Without what was done before a time (ms): its file is with the browser for long. */
export function withoutOld(list: DownloadList, before: number): DownloadList {
  return list.filter(({ doneAt }) => doneAt === null || doneAt > before)
}
