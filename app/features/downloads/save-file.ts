import type { DownloadFailure } from './download-list'
import { followLink } from './follow-link'

/** Exists in some browsers only (File System Access); TypeScript's DOM library does not know it yet. */
interface SavingWindow {
  showSaveFilePicker?(options: { suggestedName: string }): Promise<FileSystemFileHandle>
}

/** A file's URL stays valid for this time (ms): browsers take some time to begin. */
const urlLife = 60_000

/** Hands a file to the browser's own downloads, which copy it from disk to disk and name it once it is complete. */
export function handToBrowser(file: File, name: string): void {
  const url = URL.createObjectURL(file)
  followLink(url, name)
  setTimeout(() => URL.revokeObjectURL(url), urlLife)
}

export function canChoosePlace(): boolean {
  return 'showSaveFilePicker' in window
}

/**
 * Lets the user choose where to save a file. Until it is complete, the browser writes elsewhere, so that no partial
 * file gets its name. null = it was saved, or the user cancelled.
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
    // Removes the empty file that choosing a name has created.
    if (isNew) await (handle as unknown as { remove?(): Promise<void> }).remove?.().catch(() => {})
    throw error
  }
}
