import type { PptxViewer } from '@aiden0z/pptx-renderer/browser'
import { useEffect, useMemo, useState } from 'react'
import type { Finding } from '../frame/terms'

/** Searches the text of all slides, drawn or not. The library marks the box that contains a match. */
export function useSlideFind(shown: PptxViewer | null): Finding {
  const [wanted, setWanted] = useState('')
  const [at, setAt] = useState(0)
  const results = useMemo(() => (shown && wanted ? shown.searchText(wanted) : []), [shown, wanted])
  const current = results[Math.min(at, results.length - 1)]

  useEffect(() => {
    if (!shown || !current) return
    void shown.highlightSearchResult(current, {
      borderColor: '#d97706',
      backgroundColor: 'rgb(255 120 0 / 20%)',
      scrollIntoView: { block: 'center', behavior: 'instant' },
    })
    return () => shown.clearSearchHighlights()
  }, [shown, current])

  return {
    wanted,
    matches: results.length,
    at: at + 1,
    find(text) {
      setWanted(text.trim())
      setAt(0)
    },
    step: (by) => setAt((at + by + results.length) % Math.max(1, results.length)),
  }
}
