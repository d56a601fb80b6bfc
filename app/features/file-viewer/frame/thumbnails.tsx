import { useEffect, useRef } from 'react'
import { useVirtualRows, VirtualRows } from '../../../ui/virtual-rows'
import { useViewerText } from '../use-viewer-text'
import styles from './side-lists.module.css'
import { type DrawSmall, Thumbnail, thumbnailSize } from './thumbnail'

export interface ThumbnailsProps {
  page: number
  total: number
  /** A page's height divided by its width. */
  ratio: number
  draw: DrawSmall
  onPage(page: number): void
}

/** The height (px) that a button adds to its picture: see side-lists.module.css. */
const around = 38

/** Thumbnails of the pages; the current one is scrolled into view. */
export default function Thumbnails({ page, total, ratio, draw, onPage }: ThumbnailsProps) {
  const { thumbnails, pdf } = useViewerText()
  const room = useRef<HTMLElement>(null)
  const rows = useVirtualRows({
    box: room,
    count: total,
    usualHeight: thumbnailSize(ratio).height + around,
    overscan: 2,
    keyOf: (at) => at,
  })
  const { virtual, setCurrent } = rows
  useEffect(() => {
    // A focused button stays in view even if the user goes to another page.
    if (!room.current?.contains(document.activeElement)) setCurrent(page - 1)
    virtual.scrollToIndex(page - 1)
  }, [page, virtual, setCurrent])
  return (
    <nav ref={room} className={styles.thumbnails} aria-label={thumbnails}>
      <VirtualRows
        rows={rows}
        label={thumbnails}
        control="button"
        row={(at, { tabbable, onFocus }) => (
          <button
            type="button"
            aria-label={pdf.pageLabel(at + 1)}
            aria-current={page === at + 1 ? 'page' : undefined}
            tabIndex={tabbable ? 0 : -1}
            onFocus={onFocus}
            onClick={() => onPage(at + 1)}
          >
            <Thumbnail at={at} room={room} ratio={ratio} draw={draw} />
            {at + 1}
          </button>
        )}
      />
    </nav>
  )
}
