import { GalleryVertical, ListTree, Paperclip } from 'lucide'
import { useRef, useState } from 'react'
import { useViewerText } from '../use-viewer-text'
import styles from './side-lists.module.css'
import type { ListTerms } from './terms'
import { type DrawSmall, Thumbnail } from './thumbnail'

export interface OutlineItem {
  title: string
  /** Whether what is below it is shown at first. */
  open: boolean
  items: readonly OutlineItem[]
  /** null = it leads nowhere. */
  go: (() => void) | null
}

interface ShownLists {
  outline: boolean
  thumbnails: boolean
  attachments: boolean
}

/** Which lists are beside the pages, and their tools. On a phone the page comes first. */
export function useSideLists(has: { outline: boolean; attachments: boolean }) {
  const fileViewer = useViewerText()
  const [chosen, setChosen] = useState<Partial<ShownLists>>({})
  const wide = typeof window !== 'undefined' && window.innerWidth >= 900
  const shown = {
    outline: has.outline && (chosen.outline ?? wide),
    thumbnails: chosen.thumbnails ?? wide,
    attachments: has.attachments && (chosen.attachments ?? false),
  }
  const toggle = (name: keyof ShownLists) => setChosen({ ...chosen, [name]: !shown[name] })
  const list = (name: keyof ShownLists, icon: ListTerms['icon']): ListTerms => ({
    icon,
    label: fileViewer[name],
    shown: shown[name],
    onToggle: () => toggle(name),
  })
  const lists = [
    ...(has.outline ? [list('outline', ListTree)] : []),
    list('thumbnails', GalleryVertical),
    ...(has.attachments ? [list('attachments', Paperclip)] : []),
  ]
  return { shown, lists }
}

interface SideListsProps {
  shown: ShownLists
  outline: readonly OutlineItem[]
  page: number
  total: number
  ratio: number
  draw: DrawSmall
  onPage(page: number): void
}

/** The outline, and small pictures of the pages. */
export function SideLists({ shown, outline, page, total, ratio, draw, onPage }: SideListsProps) {
  const { outline: outlineName, thumbnails, pdf } = useViewerText()
  const room = useRef<HTMLElement>(null)
  if (!shown.outline && !shown.thumbnails) return null
  return (
    <div className={styles.side}>
      {shown.outline && (
        <nav className={styles.outline} aria-label={outlineName}>
          <OutlineList items={outline} />
        </nav>
      )}
      {shown.thumbnails && (
        <nav ref={room} className={styles.thumbnails} aria-label={thumbnails}>
          {Array.from({ length: total }, (_, at) => (
            <button
              key={at}
              type="button"
              aria-label={pdf.pageLabel(at + 1)}
              aria-current={page === at + 1 ? 'page' : undefined}
              onClick={() => onPage(at + 1)}
            >
              <Thumbnail at={at} room={room} ratio={ratio} draw={draw} />
              {at + 1}
            </button>
          ))}
        </nav>
      )}
    </div>
  )
}

function OutlineList({ items }: { items: readonly OutlineItem[] }) {
  return (
    <ul>
      {items.map(({ title, open, items: below, go }, at) => (
        <li key={at}>
          {go ? (
            <button type="button" onClick={go}>
              {title}
            </button>
          ) : (
            <span>{title}</span>
          )}
          {below.length > 0 && (
            <details open={open}>
              <summary aria-label={title} />
              <OutlineList items={below} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
