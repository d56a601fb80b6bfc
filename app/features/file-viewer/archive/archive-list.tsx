import { File, Folder } from 'lucide'
import { useContext, useMemo, useState } from 'react'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { showToast } from '../../../ui/toast'
import { sizeText } from '../file-size'
import { FileFailure } from '../file-source'
import { Stage } from '../frame/tools'
import { InnerFiles } from '../inner-files'
import { viewerLimits } from '../limits'
import type { PackageEntry } from '../package-kind'
import { plainName, shownName } from '../shown-name'
import { useViewerText } from '../use-viewer-text'
import { readableNames } from '../viewers/zip-names'
import styles from './archive-list.module.css'

interface ArchiveListProps {
  entries: readonly PackageEntry[]
  /** The content of the entry at an index of the list. Throws FileFailure. */
  read: ReadEntry
}

type Bytes = Uint8Array<ArrayBuffer>
type ReadEntry = (at: number) => Bytes | Promise<Bytes>

/** The entries of an archive; each opens in place of the list. */
export function ArchiveList({ entries: listed, read }: ArchiveListProps) {
  const { zip } = useViewerText()
  const onOpen = useOpening(read)
  const [shown, setShown] = useState(viewerLimits.rows)
  const entries = useMemo(() => readableNames(listed), [listed])
  const sorted = useMemo(() => inOrder(entries), [entries])
  const files = entries.filter(({ name }) => !isFolder(name))
  const total = files.reduce((sum, { size }) => sum + size, 0)
  if (entries.length === 0) return <p className="text-muted m-auto">{zip.empty}</p>
  return (
    <Stage className="text-center px-4 py-5">
      <p className="text-left text-muted mx-auto mb-3 max-w-860px">
        {zip.summary(files.length, sizeText(total))}
      </p>
      <table className={`card w-full max-w-860px mx-auto mt-0 mb-4 text-left ${styles.list}`}>
        <thead>
          <tr>
            <th scope="col">{zip.name}</th>
            <th scope="col">{zip.size}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, shown).map((entry) => (
            <Entry key={entry.at} entry={entry} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
      {sorted.length > shown && (
        <Button variant="outline" onClick={() => setShown(shown + viewerLimits.rows)}>
          {zip.more(sorted.length - shown)}
        </Button>
      )}
    </Stage>
  )
}

/** A path in an archive may have 65 535 bytes: five hundred such paths would be too much to render. */
const longestPath = 1_000

/** `at`: its index in the archive. */
type PlacedEntry = PackageEntry & { at: number }

interface EntryProps {
  entry: PlacedEntry
  onOpen(entry: PlacedEntry): void
}

function Entry({ entry, onOpen }: EntryProps) {
  const { size } = entry
  const folder = isFolder(entry.name)
  const name = plainName(entry.name.slice(0, longestPath))
  const content = (
    <>
      <Icon drawing={folder ? Folder : File} className="text-accent mt-3px size-18px" />
      <span className="break-anywhere">{name}</span>
    </>
  )
  return (
    <tr>
      <td>
        {folder ? (
          <span className={styles.entry}>{content}</span>
        ) : (
          <button type="button" className={styles.entry} onClick={() => onOpen(entry)}>
            {content}
          </button>
        )}
      </td>
      <td>{folder ? '' : sizeText(size)}</td>
    </tr>
  )
}

/** Opens an entry, or says why it cannot be opened. */
function useOpening(read: ReadEntry) {
  const { failures } = useViewerText()
  const open = useContext(InnerFiles)
  return async ({ at, name }: PlacedEntry) => {
    try {
      open({ name: shownName(name), bytes: await read(at) })
    } catch (error) {
      const failure = error instanceof FileFailure ? error.failure : 'broken'
      showToast({ kind: 'error', text: failures[failure].title })
    }
  }
}

const isFolder = (name: string) => name.endsWith('/')

function inOrder(entries: readonly PackageEntry[]): PlacedEntry[] {
  const { compare } = new Intl.Collator('zh-CN', { numeric: true })
  return entries.map((entry, at) => ({ ...entry, at })).sort((a, b) => compare(a.name, b.name))
}
