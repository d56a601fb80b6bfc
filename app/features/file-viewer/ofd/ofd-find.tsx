import { ChevronDown, ChevronUp } from 'lucide'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { recipeClass } from '../../../ui/classes'
import { Tool } from '../tools'
import { useViewerText } from '../use-viewer-text'
import styles from './ofd-viewer.module.css'
import type { Found, useFind } from './use-find'
import { useOfdText } from './use-ofd-text'

export interface Search extends Pick<ReturnType<typeof useFind>, 'found' | 'find' | 'step'> {
  searching: boolean
  setSearching(searching: boolean): void
}

/** Searches the whole document. */
export function OfdFind({ search, total }: { search: Search; total: number }) {
  const { found, find, step, setSearching } = search
  const { pdf } = useViewerText()
  const texts = useOfdText()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    field.current?.focus()
    return () => find('')
  }, [find])

  function look(said: string) {
    setText(said)
    find(said)
  }

  function onKeyDown(event: KeyboardEvent) {
    // These keys belong to the input method until its word is chosen.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1)
    if (event.key === 'Escape') setSearching(false)
  }

  const none = found.matches.length === 0
  return (
    <div className={`flex flex-wrap items-center gap-0.5 ${styles.find}`} role="search">
      <input
        ref={field}
        type="search"
        className={recipeClass('input', { size: 'md' })}
        aria-label={texts.find}
        placeholder={pdf.find}
        maxLength={200}
        value={text}
        onChange={({ target }) => look(target.value)}
        onKeyDown={onKeyDown}
      />
      <Tool icon={ChevronUp} label={pdf.findPrevious} disabled={none} onUse={() => step(-1)} />
      <Tool icon={ChevronDown} label={pdf.findNext} disabled={none} onUse={() => step(1)} />
      <span className="quiet pl-1.5 min-w-7em max-600:min-w-0" role="status">
        <Result found={found} total={total} />
      </span>
    </div>
  )
}

function Result({
  found: { wanted, matches, at, searched },
  total,
}: {
  found: Found
  total: number
}) {
  const { pdf } = useViewerText()
  const texts = useOfdText()
  if (!wanted) return null
  if (matches.length > 0) return <>{texts.found(at + 1, matches.length)}</>
  return <>{searched < total ? texts.finding(searched, total) : pdf.notFound}</>
}
