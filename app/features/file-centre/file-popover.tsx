import { useEffect, useRef } from 'react'
import { useText } from '../../text/text-context'
import { classNames, recipeClass } from '../../ui/classes'
import { inPageLink } from '../../ui/in-page-link'
import { NotYet } from '../../ui/not-yet'
import { StateMessage } from '../../ui/state-message'
import type { FilePage } from './file-centre.server'
import styles from './file-popover.module.css'
import { FileRows } from './file-rows'
import { FileSearch } from './file-search'
import { percentOf, type Upload } from './uploads'
import { useFileList } from './use-file-list'

interface FilePopoverProps {
  id: string
  /** The person asked for it, rather than passed by. */
  pinned: boolean
  uploads: readonly Upload[]
  onClose(): void
}

/** The person's files at hand (FILE-01): searched, paged, opened in the viewer. */
export default function FilePopover({ id, pinned, uploads, onClose }: FilePopoverProps) {
  const { files } = useText()
  const list = useFileList()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!pinned) return
    // Where typing brings an on-screen keyboard the files are seen first.
    const typing = window.matchMedia('(hover: hover)').matches
    const first = typing ? panel.current?.querySelector<HTMLElement>('[data-first]') : panel.current
    first?.focus()
  }, [pinned])

  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={files.title}
      tabIndex={-1}
      className={styles.panel}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{files.own}</h2>
        <FileSearch onSearch={list.search} />
      </header>
      {uploads.length > 0 && (
        <p className={styles.uploads}>{files.uploading(uploads.length, percentOf(uploads))}</p>
      )}
      <FileList list={list} />
      <footer className={styles.foot}>
        <a
          {...inPageLink}
          className={recipeClass('button', { variant: 'ghost', size: 'sm' })}
          href="/center/myFile"
          onClick={onClose}
        >
          {files.all}
        </a>
        <button
          type="button"
          className={recipeClass('button', { variant: 'outline', size: 'sm' })}
          onClick={onClose}
        >
          {files.close}
        </button>
      </footer>
    </div>
  )
}

function FileList({ list }: { list: ReturnType<typeof useFileList> }) {
  const { files } = useText()
  const { data, error, loading, wanted } = list
  if (error || !data) {
    return <NotYet loading={loading} title={files.failed} error={error} onRetry={list.reload} />
  }
  if (data.rows.length === 0) {
    return (
      <div className={styles.state} role="status">
        <StateMessage kind="empty" title={files.empty} />
      </div>
    )
  }
  return (
    <>
      <FileRows key={`${wanted.keyword} ${data.page}`} rows={data.rows} busy={loading} />
      <Pages {...data} onGo={list.goTo} />
    </>
  )
}

interface PagesProps extends Pick<FilePage, 'total' | 'page' | 'pages'> {
  onGo(page: number): void
}

/** Never disabled as such: at the end of the list what was pressed keeps the focus. */
function Pages({ total, page, pages, onGo }: PagesProps) {
  const { messageCenter, phrases } = useText()
  const { pager } = messageCenter
  const step = (label: string, to: number) => (
    <button
      type="button"
      className={classNames(recipeClass('button', { variant: 'ghost', size: 'sm' }), styles.step)}
      aria-disabled={to < 1 || to > pages}
      onClick={() => to >= 1 && to <= pages && onGo(to)}
    >
      {label}
    </button>
  )
  return (
    <nav className={styles.pages} aria-label={pager.label}>
      <span role="status">
        {phrases.joined([
          messageCenter.count(total),
          ...(pages > 1 ? [pager.place(page, pages)] : []),
        ])}
      </span>
      {pages > 1 && (
        <span className={styles.steps}>
          {step(pager.previous, page - 1)}
          {step(pager.next, page + 1)}
        </span>
      )}
    </nav>
  )
}
