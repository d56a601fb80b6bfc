import { ArchiveList } from '../archive/archive-list'
import { FileFailure } from '../file-source'
import { type PackageEntry, readEntry } from '../package-kind'

interface ZipViewerProps {
  entries: readonly PackageEntry[]
  bytes: Uint8Array
}

/** A zip that is not a document: its content as a list. */
export default function ZipViewer({ entries, bytes }: ZipViewerProps) {
  const read = (at: number) => {
    const entry = entries[at]
    if (!entry) throw new FileFailure('broken')
    return readEntry(bytes, at, entry)
  }
  return <ArchiveList entries={entries} read={read} />
}
