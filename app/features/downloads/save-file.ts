import type { DownloadFailure } from './download-list'
import { followLink } from './follow-link'

/** Where browsers have it (File System Access); TypeScript's DOM library does not know it yet. */
interface SavingWindow {
  showSaveFilePicker?(options: { suggestedName: string }): Promise<FileSystemFileHandle>
}

/** A URL of a file is good for so long (ms): browsers take some time to begin. */
const urlLife = 60_000

/** Hands a file to the browser's own downloads, which copy it from disk to disk and name it when it is whole. */
export function handToBrowser(file: File, name: string): void {
  const url = URL.createObjectURL(file)
  followLink(url, name)
  setTimeout(() => URL.revokeObjectURL(url), urlLife)
}

export function canChoosePlace(): boolean {
  return 'showSaveFilePicker' in window
}

/**
 * Lets the person choose where a file goes. Until it is whole the browser writes elsewhere, so that no half file has
 * its name. null = it is there, or the person thought better of it.
 */
export async function saveAs(file: File, name: string): Promise<DownloadFailure | null> {
  const { showSaveFilePicker } = window as SavingWindow
  try {
    const handle = await showSaveFilePicker?.call(window, { suggestedName: name })
    if (handle) await write(file, handle)
    return null
  } catch (error) {
    const { name: reason } = error as Error
    if (reason === 'AbortError') return null
    return { kind: reason === 'QuotaExceededError' ? 'disk-full' : 'storage' }
  }
}

async function write(file: File, handle: FileSystemFileHandle) {
  const isNew = (await handle.getFile()).size === 0
  try {
    await file.stream().pipeTo(await handle.createWritable())
  } catch (error) {
    // The empty file that choosing a name has made.
    if (isNew) await (handle as unknown as { remove?(): Promise<void> }).remove?.().catch(() => {})
    throw error
  }
}
