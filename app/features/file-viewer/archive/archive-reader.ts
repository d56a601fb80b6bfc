import { proxy, type Remote, wrap } from 'comlink'
import { archiveWorkerPath } from '~contract/portal/paths'
import { FileFailure } from '../file-source'
import { failureOf, inTime } from '../in-time'
import { viewerLimits } from '../limits'
import type { PackageEntry } from '../package-kind'

interface Listed {
  path: string
  size: number
  type?: string
}

/**
 * The API of the library's worker. The library's own page-side part is not used: it builds objects from the archive's
 * names, even hostile ones.
 */
interface LibraryReader {
  open(file: Blob, done: () => void): void
  listFiles(): Listed[]
  extractSingleFile(path: string): { fileData: Uint8Array<ArrayBuffer> } | undefined
  hasEncryptedData(): boolean | null
}

type Library = new (ready: () => void) => LibraryReader

const workerPath = import.meta.env.DEV
  ? '/node_modules/libarchive.js/dist/worker-bundle.js'
  : archiveWorkerPath

/** An open archive (rar, 7z, tar and other formats that libarchive knows). Its methods throw FileFailure. */
export interface Archive {
  entries: PackageEntry[]
  /** The content of the entry at an index of the list. */
  read(at: number): Promise<Uint8Array<ArrayBuffer>>
  close(): void
}

/** Opens an archive in its own worker; the caller must close it. Throws FileFailure. */
export async function openArchive(bytes: Uint8Array<ArrayBuffer>): Promise<Archive> {
  const worker = startWorker()
  try {
    const reader = await inTime(startReader(worker))
    await inTime(opened(reader, new Blob([bytes])))
    const encrypted = await inTime(reader.hasEncryptedData())
    const listed = await inTime(reader.listFiles())
    const entries = listed.map(entryOf)
    if (entries.length === 0) throw new FileFailure(encrypted ? 'encrypted' : 'broken')
    return {
      entries,
      read: (at) => inTime(readFrom(reader, listed[at], encrypted === true)),
      close: () => worker.terminate(),
    }
  } catch (error) {
    worker.terminate()
    throw error instanceof FileFailure ? error : new FileFailure('broken')
  }
}

function startWorker(): Worker {
  try {
    return new Worker(workerPath, { type: 'module' })
  } catch {
    // The browser has no module workers, or a policy forbids them.
    throw new FileFailure('unsupported')
  }
}

/** The library is ready once it has compiled its WebAssembly. */
function startReader(worker: Worker): Promise<Remote<LibraryReader>> {
  const started = new Promise<Remote<LibraryReader>>((done, fail) => {
    const Reader = wrap<Library>(worker)
    const reader = new Reader(proxy(() => void reader.then(done, fail)))
  })
  return Promise.race([started, failureOf(worker)])
}

function opened(reader: Remote<LibraryReader>, file: Blob): Promise<void> {
  return new Promise((done, fail) => void reader.open(file, proxy(done)).catch(fail))
}

function entryOf({ path, size, type }: Listed): PackageEntry {
  return { name: type === 'DIR' && !path.endsWith('/') ? `${path}/` : path, size }
}

async function readFrom(
  reader: Remote<LibraryReader>,
  entry: Listed | undefined,
  encrypted: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  if (entry && entry.size > viewerLimits.whole) throw new FileFailure('huge')
  const found = entry && (await reader.extractSingleFile(entry.path).catch(() => undefined))
  if (!found) throw new FileFailure(encrypted ? 'encrypted' : 'broken')
  return found.fileData
}
