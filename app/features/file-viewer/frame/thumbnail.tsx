import { type RefObject, useEffect, useRef } from 'react'
import { emptyCanvas } from './sheets'
import styles from './side-lists.module.css'
import { useNear } from './use-near'

/** The thumbnail's width in CSS pixels. */
const width = 110

/** Renders a page (`0` = the first) into an element at the given width, until the signal aborts. */
export type DrawSmall = (at: number, place: HTMLElement, width: number, signal: AbortSignal) => void

/** Draws on a canvas of that many pixels in width. */
export function drawsCanvas(
  draw: (at: number, canvas: HTMLCanvasElement, dots: number, signal: AbortSignal) => Promise<void>,
): DrawSmall {
  return (at, place, wide, signal) => {
    const canvas = document.createElement('canvas')
    const dots = wide * Math.min(2, window.devicePixelRatio || 1)
    signal.addEventListener('abort', () => emptyCanvas(canvas))
    draw(at, canvas, dots, signal).then(
      () => signal.aborted || place.replaceChildren(canvas),
      // The page itself shows its error.
      () => emptyCanvas(canvas),
    )
  }
}

/** The size of a thumbnail in CSS pixels. */
export const thumbnailSize = (ratio: number) => ({ width, height: width * Math.min(3, ratio) })

interface ThumbnailProps {
  at: number
  room: RefObject<HTMLElement>
  /** A page's height divided by its width. */
  ratio: number
  draw: DrawSmall
}

/** A page's thumbnail, drawn when it is near the view. */
export function Thumbnail({ at, room, ratio, draw }: ThumbnailProps) {
  const place = useRef<HTMLSpanElement>(null)
  const near = useNear(place, room, '50% 0px')

  useEffect(() => {
    const held = place.current
    if (!near || !held) return
    const stop = new AbortController()
    // The pages in view are drawn first.
    const timer = window.setTimeout(() => draw(at, held, width, stop.signal), 200)
    return () => {
      window.clearTimeout(timer)
      stop.abort()
      held.replaceChildren()
    }
  }, [near, at, draw])

  return (
    <span
      ref={place}
      className={styles.thumbnail}
      style={thumbnailSize(ratio)}
      aria-hidden="true"
    />
  )
}
