import type { Texts } from '~text/zh-CN'
import { downloadsMarker } from '../../ui/storage-keys'
import { showToast } from '../../ui/toast'
import {
  type DeskSetting,
  type DownloadRow,
  type DownloadRows,
  startDownloadDesk,
} from './download-desk'
import { isOpen, type WantedFile } from './download-list'

/** What the top bar shows of downloads. */
export interface DownloadSummary {
  underWay: number
  failed: number
}

interface Setting extends DeskSetting {
  /** In the language that is spoken now. */
  texts(): Texts['downloads']
  onSummary(summary: DownloadSummary): void
}

/** The window's downloads, with what people hear of them wherever they are. */
export async function startDownloads({ texts, onSummary, ...setting }: Setting) {
  const desk = await startDownloadDesk(setting)
  const hear = (rows: DownloadRows, before: DownloadRows) => {
    onSummary(summaryOf(rows))
    mark(setting.owner, rows)
    if (document.visibilityState === 'visible') announce(rows, before, texts())
  }
  hear(desk.rows(), desk.rows())
  desk.subscribe(hear)
  return {
    ...desk,
    async add(wanted: WantedFile) {
      await desk.add(wanted)
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

/** The next page goes on with what is under way, without being asked. */
function mark(owner: string, rows: DownloadRows) {
  try {
    if (summaryOf(rows).underWay > 0) localStorage.setItem(downloadsMarker, owner)
    else localStorage.removeItem(downloadsMarker)
  } catch {
    // Where storage is refused, opening the drawer goes on with them.
  }
}

function announce(rows: DownloadRows, before: DownloadRows, texts: Texts['downloads']) {
  for (const row of rows) {
    const was = before.find(({ id }) => id === row.id)
    if (!was || was.status === row.status) continue
    if (row.status === 3) showToast({ kind: 'success', text: texts.finished(row.fileName) })
    if (row.status === 2) showToast({ kind: 'error', text: texts.broken(row.fileName) })
  }
}

/** Why it failed, in one sentence. */
export function failureText({ failure }: DownloadRow, texts: Texts['downloads']): string {
  if (!failure) return ''
  return (failure.kind === 'refused' && failure.detail) || texts.failures[failure.kind]
}
