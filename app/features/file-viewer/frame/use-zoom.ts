import { type RefObject, useState } from 'react'
import { keepView, keptView } from './kept-view'
import type { Fit, Zooming } from './terms'
import { useRoom } from './use-room'

interface Size {
  width: number
  height: number
}

interface ZoomTerms {
  /** The file's address, under which its zoom is remembered. */
  source: string
  /** At 100 %, in CSS pixels; null = not known yet. */
  size: Size | null | ((room: Size) => Size)
  /** Space (px) around the content: a scrollbar, and margins. */
  besides: Size
  /** The scale until the user chooses one. */
  atFirst(fits: Record<Fit, number>, room: Size): number
}

/** The zoom of content that can be drawn at any scale: the user's choice, or what fits the container. */
export function useZoom({
  source,
  size,
  besides,
  atFirst,
}: ZoomTerms): [RefObject<HTMLDivElement>, Zooming, Size] {
  const [stage, room] = useRoom<HTMLDivElement>()
  const [chosen, setChosen] = useState(() => keptView(source).zoom ?? null)
  const own = typeof size === 'function' ? size(room) : size
  const { width = 1, height = 1 } = own ?? {}
  const wide = Math.max(0.02, (room.width - besides.width) / width)
  const fits = {
    width: wide,
    page: Math.min(wide, Math.max(0.02, (room.height - besides.height) / height)),
  }
  const scale = !own
    ? 1
    : chosen === null
      ? atFirst(fits, room)
      : typeof chosen === 'number'
        ? chosen
        : fits[chosen]

  function choose(zoom: number | Fit) {
    setChosen(zoom)
    keepView(source, { zoom })
  }

  const near = (fit: Fit) => (Math.abs(scale - fits[fit]) < 0.001 ? fit : null)
  const fit =
    typeof chosen === 'string' ? chosen : chosen === null ? (near('width') ?? near('page')) : null
  return [stage, { scale, fit, setScale: choose, setFit: choose }, room]
}
