import { ChevronDown, ChevronUp } from 'lucide'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { recipeClass } from '../../../ui/classes'
import { useViewerText } from '../use-viewer-text'
import type { Finding } from './terms'
import { Tool } from './tools'
import styles from './tools.module.css'

/**
 * Searches the whole document. `turn` counts how often the search was requested: each time the field is selected again.
 */
export function FindBar({
  finding,
  turn,
  onClose,
}: {
  finding: Finding
  turn: number
  onClose(): void
}) {
  const fileViewer = useViewerText()
  const { step, matches } = finding
  const { field, text, look } = useWords(finding, turn)

  function onKeyDown(event: KeyboardEvent) {
    // These keys belong to the input method until its candidate is chosen.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1)
    if (event.key === 'Escape') onClose()
  }

  return (
    <div className={`flex flex-wrap items-center gap-0.5 ${styles.find}`} role="search">
      <input
        ref={field}
        type="search"
        className={recipeClass('input', { size: 'md' })}
        aria-label={fileViewer.find}
        placeholder={fileViewer.find}
        maxLength={200}
        value={text}
        onChange={({ target }) => look(target.value)}
        onKeyDown={onKeyDown}
      />
      <Tool
        icon={ChevronUp}
        label={fileViewer.findPrevious}
        disabled={matches === 0}
        onUse={() => step(-1)}
      />
      <Tool
        icon={ChevronDown}
        label={fileViewer.findNext}
        disabled={matches === 0}
        onUse={() => step(1)}
      />
      <span className="quiet pl-1.5 min-w-7em max-600:min-w-0" role="status">
        <Result {...finding} />
      </span>
    </div>
  )
}

/** The typed text. Closing the bar clears the search. */
function useWords({ find }: Finding, turn: number) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const latest = useRef(find)
  latest.current = find
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn chooses the field again
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [turn])
  useEffect(() => () => latest.current(''), [])
  function look(said: string) {
    setText(said)
    find(said)
  }
  return { field, text, look }
}

function Result({ wanted, matches, at, searched }: Finding) {
  const { found, finding, notFound } = useViewerText()
  if (!wanted) return null
  if (matches > 0) return <>{found(at, matches)}</>
  return <>{searched ? finding(searched.done, searched.total) : notFound}</>
}
