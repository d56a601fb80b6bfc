import { ChevronDown, ChevronUp } from 'lucide'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { recipeClass } from '../../../ui/classes'
import { Tool } from '../tools'
import { useViewerText } from '../use-viewer-text'
import type { PdfScreen, PdfView } from './pdf-screen'
import styles from './pdf-viewer.module.css'

/** Searches the whole document. */
export function PdfFind({
  screen,
  view: { match, matches },
  field,
}: {
  screen: PdfScreen
  view: PdfView
  field: RefObject<HTMLInputElement>
}) {
  const { pdf } = useViewerText()
  const [sought, setSought] = useState('')

  function look(text: string) {
    setSought(text)
    screen.find(text.trim(), 'first')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && sought.trim()) {
      screen.find(sought.trim(), event.shiftKey ? 'previous' : 'next')
    }
    if (event.key === 'Escape') look('')
  }

  return (
    <div className={`flex flex-wrap items-center gap-0.5 ${styles.find}`} role="search">
      <input
        ref={field}
        type="search"
        className={recipeClass('input', { size: 'md' })}
        aria-label={pdf.find}
        placeholder={pdf.find}
        maxLength={200}
        value={sought}
        onChange={({ target }) => look(target.value)}
        onKeyDown={onKeyDown}
      />
      <Tool
        icon={ChevronUp}
        label={pdf.findPrevious}
        disabled={matches === 0}
        onUse={() => screen.find(sought.trim(), 'previous')}
      />
      <Tool
        icon={ChevronDown}
        label={pdf.findNext}
        disabled={matches === 0}
        onUse={() => screen.find(sought.trim(), 'next')}
      />
      <span className="quiet pl-1.5 min-w-7em max-600:min-w-0" role="status">
        {sought.trim() && (matches > 0 ? pdf.found(match, matches) : pdf.notFound)}
      </span>
    </div>
  )
}
