import { useCallback, useEffect, useRef, useState } from 'react'
import { rangesOf, textIn } from './dom-text'
import { sought } from './find-text'
import type { Finding } from './terms'

/** More matches than any user steps through. */
const mostMatches = 10_000

/** Names used in the style sheets. */
const marks = { all: 'found', current: 'found-current' }

interface Found {
  wanted: string
  ranges: readonly Range[]
  at: number
}

const nothing: Found = { wanted: '', ranges: [], at: 0 }

/** Searches the text that an element shows. `content` must change whenever it shows something else. */
export function useDomFind(rootOf: () => Node | null, content: unknown): Finding {
  const [found, setFound] = useState(nothing)
  const { wanted, ranges, at } = found
  const root = useRef(rootOf)
  root.current = rootOf

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is searched again
  useEffect(() => {
    if (!wanted) return
    // Waits for a pause in typing.
    const timer = window.setTimeout(() => {
      const shown = root.current()
      const all = shown ? rangesOf(textIn(shown), wanted, mostMatches) : []
      setFound((now) => ({
        ...now,
        ranges: all,
        at: Math.min(now.at, Math.max(0, all.length - 1)),
      }))
    }, 120)
    return () => window.clearTimeout(timer)
  }, [wanted, content])

  useMarks(ranges, ranges[at])
  const find = useCallback((text: string) => setFound({ ...nothing, wanted: sought(text) }), [])
  return {
    wanted,
    matches: ranges.length,
    at: at + 1,
    find,
    step(by) {
      const next = (at + by + ranges.length) % Math.max(1, ranges.length)
      setFound({ ...found, at: next })
    },
  }
}

/** Highlights the matches, and scrolls the current one into view. */
function useMarks(ranges: readonly Range[], current: Range | undefined): void {
  useEffect(() => {
    if (ranges.length === 0 || !('highlights' in CSS)) return
    CSS.highlights.set(marks.all, new Highlight(...ranges))
    return () => void CSS.highlights.delete(marks.all)
  }, [ranges])

  useEffect(() => {
    const element = current && elementOf(current.commonAncestorContainer)
    if (!current || !element) return
    element.scrollIntoView({ block: 'center', inline: 'nearest' })
    if ('highlights' in CSS) {
      CSS.highlights.set(marks.current, new Highlight(current))
      return () => void CSS.highlights.delete(marks.current)
    }
    // For browsers that cannot highlight a range: marks the element that contains it.
    element.dataset.found = ''
    return () => {
      delete element.dataset.found
    }
  }, [current])
}

const elementOf = (node: Node) => (node instanceof HTMLElement ? node : node.parentElement)
