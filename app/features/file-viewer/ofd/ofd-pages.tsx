import { type RefObject, useMemo } from 'react'
import { type Match, partsOf } from './find-text'
import { type MarkedPart, OfdPage } from './ofd-page'
import type { OpenedOfd } from './opened-ofd'
import type { SealStamps } from './seal-stamps'
import type { useFind } from './use-find'

interface OfdPagesProps {
  opened: OpenedOfd
  zoom: number
  turn: number
  stage: RefObject<HTMLDivElement>
  stamps: SealStamps | null
  find: ReturnType<typeof useFind>
  onPage(page: number, top?: number): void
}

/** The text of documents up to this length is there from the start. */
const readWhole = 30

const unmarked: readonly MarkedPart[] = []

/** The pages, one below the other. */
export function OfdPages({ find, ...props }: OfdPagesProps) {
  const { pages } = props.opened.document
  const marks = useMarks(find)
  return (
    <>
      {pages.map(({ id }, at) => (
        <OfdPage
          key={`${at} ${id}`}
          {...props}
          at={at}
          marks={marks.get(at) ?? unmarked}
          withText={pages.length <= readWhole}
        />
      ))}
    </>
  )
}

/** What is marked on each page. */
function useMarks({ found, lettersAt }: ReturnType<typeof useFind>) {
  const { matches, at } = found
  return useMemo(() => {
    const marks = new Map<number, MarkedPart[]>()
    for (const [place, match] of matches.entries()) {
      const parts = partsOf(lettersAt(match.page), match)
      const marked = parts.map((part) => ({ ...part, current: place === at }))
      marks.set(match.page, [...(marks.get(match.page) ?? []), ...marked])
    }
    return marks
  }, [matches, at, lettersAt])
}

export type { Match }
