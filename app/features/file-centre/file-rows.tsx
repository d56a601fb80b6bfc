import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../../text/text-context'
import { FileSign } from '../../ui/file-sign'
import { showToast } from '../../ui/toast'
import type { ListedFile } from './file-centre.server'
import styles from './file-rows.module.css'

/** The files of a page; arrow keys go from one to the next. */
export function FileRows({ rows, busy }: { rows: readonly ListedFile[]; busy: boolean }) {
  const { files } = useText()
  const list = useRef<HTMLUListElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const each = [...(list.current?.querySelectorAll<HTMLElement>('[data-file]') ?? [])]
    const at = each.indexOf(document.activeElement as HTMLElement)
    const last = each.length - 1
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    each[Math.max(0, Math.min(last, to))]?.focus()
  }

  return (
    <div className="fill-scroll overscroll-contain">
      <ul ref={list} aria-label={files.own} aria-busy={busy} onKeyDown={onKeyDown}>
        {rows.map((file) => (
          <li key={file.id}>
            <FileRow file={file} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Opens the file in a window of its own; a file that its app stores cannot be shown. */
function FileRow({ file }: { file: ListedFile }) {
  const { files } = useText()
  const { fileId, name, type, app, time } = file
  const content = (
    <>
      <span className="self-center row-span-2">
        <FileSign type={type} />
      </span>
      <span className="ellipsis leading-22px" title={name}>
        {name}
      </span>
      <span
        className={`flex justify-between min-w-0 leading-20px text-xs text-muted gap-3 ${styles.facts}`}
      >
        <span className="ellipsis">{app}</span>
        <time dateTime={time.replace(' ', 'T')}>{time.slice(0, 16)}</time>
      </span>
    </>
  )
  if (fileId) {
    return (
      <a
        data-file
        className={`row grid border-b ${styles.row}`}
        href={`/file-viewer?${new URLSearchParams({ fileId })}`}
        target="_blank"
        rel="noopener"
      >
        {content}
      </a>
    )
  }
  return (
    <button
      type="button"
      data-file
      className={`row grid border-b ${styles.row}`}
      onClick={() => showToast({ kind: 'warning', text: files.notShown })}
    >
      {content}
    </button>
  )
}
