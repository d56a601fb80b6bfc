import { GalleryVertical, ListTree, Paperclip } from 'lucide'
import { useState } from 'react'
import { LazyPart, partOf } from '../../../ui/lazy-part'
import { useViewerText } from '../use-viewer-text'
import styles from './side-lists.module.css'
import type { ListTerms } from './terms'
import type { ThumbnailsProps } from './thumbnails'

const Thumbnails = partOf(() => import('./thumbnails'))

export interface OutlineItem {
  title: string
  /** Whether its children are expanded initially. */
  open: boolean
  items: readonly OutlineItem[]
  /** null = it has no target. */
  go: (() => void) | null
}

interface ShownLists {
  outline: boolean
  thumbnails: boolean
  attachments: boolean
}

/** Which lists are shown beside the pages, and the tools to switch them. On a phone they are closed initially. */
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

interface SideListsProps extends ThumbnailsProps {
  shown: ShownLists
  outline: readonly OutlineItem[]
}

/** The outline, and thumbnails of the pages. */
export function SideLists({ shown, outline, ...pages }: SideListsProps) {
  const { outline: outlineName } = useViewerText()
  if (!shown.outline && !shown.thumbnails) return null
  return (
    <div className={styles.side}>
      {shown.outline && (
        <nav className={styles.outline} aria-label={outlineName}>
          <OutlineList items={outline} />
        </nav>
      )}
      {shown.thumbnails && (
        <LazyPart quiet>
          <Thumbnails {...pages} />
        </LazyPart>
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
