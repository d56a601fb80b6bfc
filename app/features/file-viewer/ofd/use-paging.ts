import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { firstPage, keepPage } from '../frame/kept-view'
import { perMillimetre } from './page-scale'
import { downTo, type Spot } from './places'

/**
 * What is at the top edge of the container: a page, and how far it has been scrolled past (as a share of its height).
 */
interface Anchor {
  page: number
  share: number
}

/** The top left corner of a page. */
const corner: Spot = { left: 0, top: 0 }

/** The space above a page, and above a spot that is scrolled to (px). */
const margin = 12

interface PagingTerms {
  /** The file's address, under which its page is remembered. */
  source: string
  total: number
  zoom: number
  turn: number
  twoPages: boolean
}

/**
 * The current page, derived from the scroll position, and a function to go to another. Zooming and rotating keep the
 * position.
 */
export function usePaging(stage: RefObject<HTMLDivElement>, terms: PagingTerms) {
  const { source, total, zoom, turn, twoPages } = terms
  const [page, setPage] = useState(() => firstPage(source, total))
  const anchor = useRef<Anchor>({ page, share: 0 })
  const shown = useRef({ zoom, turn })
  shown.current = { zoom, turn }

  const goTo = useCallback(
    (to: number, spot: Spot = corner) => {
      const wanted = Math.min(total, Math.max(1, to))
      const room = stage.current
      const sheet = sheetsIn(room)[wanted - 1]
      if (room && sheet) {
        const { zoom: by, turn: turned } = shown.current
        const down = downTo(spot, turned, sheet.offsetHeight, perMillimetre * by)
        room.scrollTop = sheet.offsetTop + (spot === corner ? -margin : down - 2 * margin)
        anchor.current = anchorAt(room)
      }
      setPage(wanted)
    },
    [stage, total],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is found again when the pages change their sizes
  useLayoutEffect(() => {
    const room = stage.current
    const { page: at, share } = anchor.current
    const sheet = sheetsIn(room)[at - 1]
    if (room && sheet) room.scrollTop = sheet.offsetTop + share * sheet.offsetHeight - margin
  }, [stage, zoom, turn, twoPages])

  useEffect(() => {
    const room = stage.current
    if (!room) return
    let frame = 0
    const look = () => {
      frame = 0
      anchor.current = anchorAt(room)
      setPage(pageAt(room))
    }
    const onScroll = () => {
      frame ||= window.requestAnimationFrame(look)
    }
    room.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      room.removeEventListener('scroll', onScroll)
      window.cancelAnimationFrame(frame)
    }
  }, [stage])

  useEffect(() => keepPage(source, page), [source, page])
  return { page, goTo }
}

const sheetsIn = (room: HTMLElement | null) => [
  ...(room?.querySelectorAll<HTMLElement>('[data-page]') ?? []),
]

/** The last page that begins above the upper third of the container; at the end of the document, the last page. */
function pageAt(room: HTMLElement): number {
  const sheets = sheetsIn(room)
  const atEnd = room.scrollTop > 0 && room.scrollTop + room.clientHeight >= room.scrollHeight - 2
  return atEnd
    ? firstBeside(sheets, sheets.length)
    : lastAbove(sheets, room.scrollTop + room.clientHeight / 3)
}

function anchorAt(room: HTMLElement): Anchor {
  const sheets = sheetsIn(room)
  const top = room.scrollTop + margin
  const page = lastAbove(sheets, top)
  const sheet = sheets[page - 1]
  const share = sheet?.offsetHeight ? (top - sheet.offsetTop) / sheet.offsetHeight : 0
  return { page, share: Math.max(0, share) }
}

/** The last page that begins at or above a height (`1` = the first page). */
function lastAbove(sheets: readonly HTMLElement[], height: number): number {
  let low = 0
  let high = sheets.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((sheets[middle]?.offsetTop ?? 0) <= height) low = middle
    else high = middle - 1
  }
  return firstBeside(sheets, low + 1)
}

/** Of two pages side by side, the first counts as the current one. */
function firstBeside(sheets: readonly HTMLElement[], page: number): number {
  const [before, own] = [sheets[page - 2], sheets[page - 1]]
  return before && own && before.offsetTop === own.offsetTop ? page - 1 : page
}
