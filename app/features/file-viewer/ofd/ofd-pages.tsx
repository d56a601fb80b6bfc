import { type RefObject, useEffect, useMemo, useState } from 'react'
import { type MarkedPart, partsOf } from '../frame/find-text'
import { OfdPage } from './ofd-page'
import type { OpenedOfd } from './opened-ofd'
import type { GoTo } from './places'
import type { SealStamps } from './seal-stamps'
import type { useFind } from './use-find'

interface OfdPagesProps {
  opened: OpenedOfd
  zoom: number
  turn: number
  stage: RefObject<HTMLDivElement>
  stamps: SealStamps | null
  find: ReturnType<typeof useFind>
  onPage: GoTo
}

/**
 * Documents with up to this many pages are read as a whole, so that screen readers and the browser find all of their
 * text.
 */
const readWhole = 30

const unmarked: readonly MarkedPart[] = []

/** The pages, one below the other. */
export function OfdPages({ find, ...props }: OfdPagesProps) {
  const { pages } = props.opened.document
  const marks = useMarks(find)
  const read = useReading(pages.length)
  return (
    <>
      {pages.map(({ id }, at) => (
        <OfdPage
          key={`${at} ${id}`}
          {...props}
          at={at}
          marks={marks.get(at) ?? unmarked}
          withText={at < read}
        />
      ))}
    </>
  )
}

/** How many pages have been read: for a short document one after the other, once the pages in view are drawn. */
function useReading(total: number): number {
  const [read, setRead] = useState(0)
  useEffect(() => {
    if (total > readWhole || read >= total) return
    const timer = window.setTimeout(() => setRead(read + 1), read === 0 ? 300 : 30)
    return () => window.clearTimeout(timer)
  }, [read, total])
  return read
}

/** The marked parts on each page. */
function useMarks({ found, lettersAt }: ReturnType<typeof useFind>) {
  const { matches, at } = found
  return useMemo(() => {
    const marks = new Map<number, MarkedPart[]>()
    for (const [place, match] of matches.entries()) {
      const parts = partsOf(lettersAt(match.page), match)
      const marked = parts.map((part) => ({ ...part, current: place === at }))
      const known = marks.get(match.page)
      if (known) known.push(...marked)
      else marks.set(match.page, marked)
    }
    return marks
  }, [matches, at, lettersAt])
}
