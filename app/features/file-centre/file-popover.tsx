import { useEffect, useRef } from 'react'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
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
  /** The user opened it by a click, not by hovering. */
  pinned: boolean
  uploads: readonly Upload[]
  onClose(): void
}

/** The user's files at hand (FILE-01): searched, paged, opened in the viewer. */
export default function FilePopover({ id, pinned, uploads, onClose }: FilePopoverProps) {
  const { files } = useText()
  const list = useFileList()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!pinned) return
    // If typing brings up an on-screen keyboard, it must not cover the files at once.
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
      <header className="head-bar justify-between px-4 py-3 gap-4">
        <h2 className="title flex-none">{files.own}</h2>
        <FileSearch onSearch={list.search} />
      </header>
      {uploads.length > 0 && (
        <p className="flex-none text-sm text-accent bg-accent-soft px-4 py-1.5">
          {files.uploading(uploads.length, percentOf(uploads))}
        </p>
      )}
      <FileList list={list} />
      <footer className={styles.foot}>
        <ButtonLink
          {...inPageLink}
          variant="ghost"
          size="sm"
          href="/center/myFile"
          onClick={onClose}
        >
          {files.all}
        </ButtonLink>
        <Button variant="outline" size="sm" onClick={onClose}>
          {files.close}
        </Button>
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
      <div className="state-place" role="status">
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

/** Never disabled as such: at the end of the list the pressed button keeps the focus. */
function Pages({ total, page, pages, onGo }: PagesProps) {
  const { messageCenter, phrases } = useText()
  const { pager } = messageCenter
  const step = (label: string, to: number) => (
    <Button
      variant="ghost"
      size="sm"
      className={styles.step}
      aria-disabled={to < 1 || to > pages}
      onClick={() => to >= 1 && to <= pages && onGo(to)}
    >
      {label}
    </Button>
  )
  return (
    <nav className="foot-bar quiet py-0.5 pr-2 pl-4 min-h-40px" aria-label={pager.label}>
      <span role="status">
        {phrases.joined([
          messageCenter.count(total),
          ...(pages > 1 ? [pager.place(page, pages)] : []),
        ])}
      </span>
      {pages > 1 && (
        <span className="flex flex-none">
          {step(pager.previous, page - 1)}
          {step(pager.next, page + 1)}
        </span>
      )}
    </nav>
  )
}
