import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { perMillimetre } from './page-scale'

/** Keeps the page that is read in the address: `page=N`. */
function keepInAddress(page: number): void {
  const address = new URL(window.location.href)
  if (address.searchParams.get('page') === String(page)) return
  address.searchParams.set('page', String(page))
  window.history.replaceState(window.history.state, '', address)
}

/** The page that the address names; 1 if it names none. */
function pageInAddress(total: number): number {
  const said = Number(new URLSearchParams(window.location.search).get('page'))
  return Number.isInteger(said) && said >= 1 ? Math.min(said, total) : 1
}

/** Which page is read, by what has been scrolled to; and a way to another one. */
export function usePaging(stage: RefObject<HTMLDivElement>, total: number, zoom: number) {
  const [page, setPage] = useState(() => pageInAddress(total))
  const zoomed = useRef(zoom)
  zoomed.current = zoom

  const goTo = useCallback(
    (to: number, top = 0) => {
      const wanted = Math.min(total, Math.max(1, to))
      const sheet = sheetsIn(stage.current)[wanted - 1]
      const spare = top > 0 ? top * perMillimetre * zoomed.current - 24 : -12
      if (sheet) stage.current?.scrollTo({ top: sheet.offsetTop + spare })
      setPage(wanted)
    },
    [stage, total],
  )

  // The first thing to be seen is the page that the address names.
  const first = useRef(page)
  useLayoutEffect(() => goTo(first.current), [goTo])

  useEffect(() => {
    const room = stage.current
    if (!room) return
    let frame = 0
    const look = () => {
      frame = 0
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

  useEffect(() => keepInAddress(page), [page])
  return { page, goTo }
}

const sheetsIn = (room: HTMLElement | null) => [
  ...(room?.querySelectorAll<HTMLElement>('[data-page]') ?? []),
]

/** The last page that begins above the upper third of the room. At the end of it all, the last page. */
function pageAt(room: HTMLElement): number {
  const sheets = sheetsIn(room)
  if (room.scrollTop + room.clientHeight >= room.scrollHeight - 2) return sheets.length || 1
  const line = room.scrollTop + room.clientHeight / 3
  let low = 0
  let high = sheets.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((sheets[middle]?.offsetTop ?? 0) <= line) low = middle
    else high = middle - 1
  }
  return low + 1
}
