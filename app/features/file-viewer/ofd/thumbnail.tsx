import type { Box } from '@portal/ofd'
import { type RefObject, useEffect, useRef } from 'react'
import { drawSheet, emptyCanvas } from './draw-sheet'
import styles from './ofd-viewer.module.css'
import type { OpenedOfd } from './opened-ofd'
import type { SealStamps } from './seal-stamps'
import { useNear } from './use-near'

/** CSS pixels of its width. */
const width = 110

interface ThumbnailProps {
  opened: OpenedOfd
  at: number
  room: RefObject<HTMLElement>
  stamps: SealStamps | null
}

/** A small picture of a page, drawn when it is near. */
export function Thumbnail({ opened, at, room, stamps }: ThumbnailProps) {
  const place = useRef<HTMLSpanElement>(null)
  const near = useNear(place, room, '50% 0px')
  const { box } = opened.document

  useEffect(() => {
    const held = place.current
    if (!near || !held) return
    const stop = new AbortController()
    const canvas = document.createElement('canvas')
    // The pages in view come first.
    const timer = window.setTimeout(() => {
      const dots = width * Math.min(2, window.devicePixelRatio || 1)
      const scale = (sheet: Box) => dots / sheet.width
      const own = stamps?.at(at) ?? []
      const terms = { scale, stamps: own, unshownPicture: '', printing: false }
      drawSheet(opened, at, canvas, { ...terms, signal: stop.signal }).then(
        () => stop.signal.aborted || held.replaceChildren(canvas),
        // The page itself says what is wrong with it.
        () => emptyCanvas(canvas),
      )
    }, 200)
    return () => {
      window.clearTimeout(timer)
      stop.abort()
      emptyCanvas(canvas)
      held.replaceChildren()
    }
  }, [near, opened, at, stamps])

  const height = (width * box.height) / box.width
  return (
    <span
      ref={place}
      className={styles.thumbnail}
      style={{ width, height: Math.min(height, width * 3) }}
      aria-hidden="true"
    />
  )
}
