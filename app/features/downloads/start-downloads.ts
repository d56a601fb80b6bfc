import { type DownloadTexts, downloadTexts } from '~text/downloads'
import type { Language } from '~text/languages'
import { downloadsMarker } from '../../ui/storage-keys'
import { showToast } from '../../ui/toast'
import { isOpen, type WantedFile } from './download-list'
import {
  type DownloadRow,
  type DownloadRows,
  type StoreSetting,
  startDownloadStore,
} from './download-store'

/** What the top bar shows about downloads. */
export interface DownloadSummary {
  underWay: number
  failed: number
}

interface Setting extends StoreSetting {
  /** The page's language, which may change. */
  language(): Language
  onSummary(summary: DownloadSummary): void
}

/** Starts the window's downloads, and announces their results while the window is visible. */
export async function startDownloads({ language, onSummary, ...setting }: Setting) {
  const texts = () => downloadTexts[language()]
  const store = await startDownloadStore(setting)
  const follow = (rows: DownloadRows, before: DownloadRows) => {
    onSummary(summaryOf(rows))
    mark(setting.userId, rows)
    if (document.visibilityState === 'visible') announce(rows, before, texts())
  }
  follow(store.rows(), store.rows())
  store.subscribe(follow)
  return {
    ...store,
    async add(wanted: WantedFile) {
      await store.add(wanted)
      const { taken, unnamed } = texts()
      showToast({ kind: 'info', text: taken(wanted.fileName || unnamed) })
    },
  }
}

function summaryOf(rows: DownloadRows): DownloadSummary {
  return {
    underWay: rows.filter((row) => isOpen(row) && !row.held).length,
    failed: rows.filter(({ status }) => status === 2).length,
  }
}

/** Marks running downloads, so that the next page resumes them automatically. */
function mark(userId: string, rows: DownloadRows) {
  try {
    if (summaryOf(rows).underWay > 0) localStorage.setItem(downloadsMarker, userId)
    else localStorage.removeItem(downloadsMarker)
  } catch {
    // If storage is refused, they resume when the drawer opens.
  }
}

function announce(rows: DownloadRows, before: DownloadRows, texts: DownloadTexts) {
  for (const row of rows) {
    const was = before.find(({ id }) => id === row.id)
    if (!was || was.status === row.status) continue
    const name = row.fileName || texts.unnamed
    if (row.status === 3) showToast({ kind: 'success', text: texts.finished(name) })
    if (row.status === 2) showToast({ kind: 'error', text: texts.broken(name) })
  }
}

/** Why it failed, in one sentence. */
export function failureText({ failure }: DownloadRow, texts: DownloadTexts): string {
  if (!failure) return ''
  return (failure.kind === 'refused' && failure.detail) || texts.failures[failure.kind]
}
