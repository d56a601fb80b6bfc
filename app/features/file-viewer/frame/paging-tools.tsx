import { ChevronLeft, ChevronRight } from 'lucide'
import { type FormEvent, useEffect, useState } from 'react'
import { recipeClass } from '../../../ui/classes'
import { useViewerText } from '../use-viewer-text'
import type { Paging } from './terms'
import { Tool } from './tools'
import styles from './tools.module.css'

/** Buttons for the previous and next page, and a field for the page number. */
export function PagingTools({ page, total, goTo }: Paging) {
  const { pdf } = useViewerText()
  const [typed, setTyped] = useState(String(page))
  useEffect(() => setTyped(String(page)), [page])

  function go(event?: FormEvent) {
    event?.preventDefault()
    const wanted = Number(typed)
    const valid = Number.isInteger(wanted) && wanted > 0
    const to = valid ? Math.min(wanted, total) : page
    if (to !== page) goTo(to)
    setTyped(String(to))
  }

  return (
    <>
      <Tool
        icon={ChevronLeft}
        label={pdf.previous}
        disabled={page <= 1}
        onUse={() => goTo(page - 1)}
      />
      <form
        className={`flex items-center whitespace-nowrap gap-1.5 ${styles.paging}`}
        onSubmit={go}
      >
        <input
          className={recipeClass('input', { size: 'md' })}
          aria-label={pdf.page}
          inputMode="numeric"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={() => go()}
        />
        <span>{pdf.pages(total)}</span>
      </form>
      <Tool
        icon={ChevronRight}
        label={pdf.next}
        disabled={page >= total}
        onUse={() => goTo(page + 1)}
      />
    </>
  )
}
