import { useCallback, useEffect, useRef, useState } from 'react'
import {
  lettersOf,
  type Match,
  matchesIn,
  type PageLetters,
  partsOf,
  sought,
} from '../frame/find-text'
import type { Finding } from '../frame/terms'
import type { OpenedOfd } from './opened-ofd'
import type { Spot } from './places'

/** How long a search may block the browser (ms). */
const slice = 12

/** More matches than any user steps through. */
const mostMatches = 10_000

interface Found {
  matches: readonly Match[]
  /** The index of the current match. */
  at: number
  /** How many pages have been searched. */
  searched: number
  wanted: string
}

const nothing: Found = { matches: [], at: 0, searched: 0, wanted: '' }

/** Searches all pages, one after the other, even those that have not been drawn. */
export function useFind(opened: OpenedOfd, onShow: (match: Match, spot: Spot) => void) {
  const [found, setFound] = useState(nothing)
  const letters = useRef(new Map<number, PageLetters>())
  const { wanted } = found
  const showMatch = useRef((_: Match) => {})

  const lettersAt = useCallback(
    (page: number) => {
      const known = letters.current.get(page) ?? readLetters(opened, page)
      letters.current.set(page, known)
      return known
    },
    [opened],
  )
  showMatch.current = (match) => onShow(match, spotOf(opened, lettersAt(match.page), match))

  useEffect(() => {
    if (!wanted) return
    const total = opened.document.pages.length
    let timer = 0
    let all: Match[] = []
    const search = (from: number) => {
      const until = performance.now() + slice
      let page = from
      for (; page < total && performance.now() < until && all.length < mostMatches; page += 1) {
        all = all.concat(matchesIn(lettersAt(page), wanted, page))
      }
      const over = page >= total || all.length >= mostMatches
      setFound((now) => ({ ...now, matches: all, searched: over ? total : page }))
      if (all[0] && from === 0) showMatch.current(all[0])
      if (!over) timer = window.setTimeout(search, 0, page)
    }
    // Waits for a pause in typing.
    timer = window.setTimeout(search, 120, 0)
    return () => window.clearTimeout(timer)
  }, [wanted, opened, lettersAt])

  const find = useCallback((text: string) => setFound({ ...nothing, wanted: sought(text) }), [])
  const step = useCallback(
    (by: 1 | -1) => {
      const { matches, at } = found
      const next = (at + by + matches.length) % Math.max(1, matches.length)
      const match = matches[next]
      if (!match) return
      setFound((now) => ({ ...now, at: next }))
      showMatch.current(match)
    },
    [found],
  )
  const total = opened.document.pages.length
  const finding: Finding = {
    wanted,
    matches: found.matches.length,
    at: found.at + 1,
    searched: found.searched < total ? { done: found.searched, total } : null,
    find,
    step,
  }
  return { found, finding, lettersAt }
}

/** The position of a match's first line. */
function spotOf(opened: OpenedOfd, letters: PageLetters, match: Match): Spot {
  const [part] = partsOf(letters, match)
  const line = part && opened.lines(match.page)[part.line]
  if (!line) return { left: 0, top: 0 }
  const [, , , , x, baseline] = line.matrix
  return { left: Math.max(0, x), top: Math.max(0, baseline - line.size) }
}

/** A broken page has no text. */
function readLetters(opened: OpenedOfd, page: number): PageLetters {
  try {
    return lettersOf(opened.lines(page))
  } catch {
    return lettersOf([])
  }
}
