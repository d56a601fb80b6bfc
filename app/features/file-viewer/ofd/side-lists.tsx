import type { OfdDocument, OutlineEntry } from '@portal/ofd'
import { useRef } from 'react'
import { useViewerText } from '../use-viewer-text'
import styles from './ofd-viewer.module.css'
import type { OpenedOfd } from './opened-ofd'
import { type GoTo, placeOf } from './places'
import type { SealStamps } from './seal-stamps'
import { Thumbnail } from './thumbnail'
import { useOfdText } from './use-ofd-text'

export interface ShownLists {
  outline: boolean
  thumbnails: boolean
  attachments: boolean
}

/** On a phone the page comes first. */
export function sideListsAtFirst(document: OfdDocument): ShownLists {
  const wide = window.innerWidth >= 900
  return {
    outline: wide && document.outline.length > 0,
    thumbnails: wide,
    attachments: false,
  }
}

interface SideListsProps {
  opened: OpenedOfd
  shown: ShownLists
  page: number
  stamps: SealStamps | null
  onPage: GoTo
}

/** The outline, and small pictures of the pages. */
export function SideLists({ opened, shown, page, stamps, onPage }: SideListsProps) {
  const texts = useOfdText()
  const { pdf } = useViewerText()
  const room = useRef<HTMLElement>(null)
  const { document } = opened
  if (!shown.outline && !shown.thumbnails) return null
  return (
    <div className={styles.side}>
      {shown.outline && (
        <nav className={styles.outline} aria-label={texts.outline}>
          <OutlineList entries={document.outline} document={document} onPage={onPage} />
        </nav>
      )}
      {shown.thumbnails && (
        <nav ref={room} className={styles.thumbnails} aria-label={texts.thumbnails}>
          {document.pages.map(({ id }, at) => (
            <button
              key={`${at} ${id}`}
              type="button"
              aria-label={pdf.pageLabel(at + 1)}
              aria-current={page === at + 1 ? 'page' : undefined}
              onClick={() => onPage(at + 1)}
            >
              <Thumbnail opened={opened} at={at} room={room} stamps={stamps} />
              {at + 1}
            </button>
          ))}
        </nav>
      )}
    </div>
  )
}

interface OutlineListProps {
  entries: readonly OutlineEntry[]
  document: OfdDocument
  onPage: GoTo
}

function OutlineList({ entries, document, onPage }: OutlineListProps) {
  return (
    <ul>
      {entries.map((entry, at) => {
        const place = placeOf(entry.action, document)
        const below = entry.entries.length > 0 && (
          <OutlineList entries={entry.entries} document={document} onPage={onPage} />
        )
        return (
          <li key={at}>
            {place ? (
              <button type="button" onClick={() => onPage(place.page, place.spot)}>
                {entry.title}
              </button>
            ) : (
              <span>{entry.title}</span>
            )}
            {below && <Branch open={entry.expanded} title={entry.title} below={below} />}
          </li>
        )
      })}
    </ul>
  )
}

/** The entries below one, folded if the document says so. */
function Branch({ open, title, below }: { open: boolean; title: string; below: JSX.Element }) {
  return (
    <details open={open}>
      <summary aria-label={title} />
      {below}
    </details>
  )
}
