import { OfdError, type Page } from '@portal/ofd'
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { MarkedPart } from '../frame/find-text'
import { emptyCanvas } from '../frame/sheets'
import { useNear } from '../frame/use-near'
import { useViewerText } from '../use-viewer-text'
import { drawSheet } from './draw-sheet'
import styles from './ofd-viewer.module.css'
import type { OpenedOfd } from './opened-ofd'
import { PageLayer } from './page-layer'
import { canvasScale, perMillimetre } from './page-scale'
import type { GoTo } from './places'
import type { SealStamps } from './seal-stamps'
import { useOfdText } from './use-ofd-text'

interface OfdPageProps {
  opened: OpenedOfd
  at: number
  zoom: number
  turn: number
  stage: RefObject<HTMLDivElement>
  stamps: SealStamps | null
  marks: readonly MarkedPart[]
  /** Renders the text even when the page is out of view: for short documents, which are read as a whole. */
  withText: boolean
  onPage: GoTo
}

/** A page: its sheet has its final size from the start, and is drawn when it comes near the view. */
export const OfdPage = memo(function OfdPage(props: OfdPageProps) {
  const { opened, at, zoom, turn, stage, stamps, marks, withText, onPage } = props
  const { pdf } = useViewerText()
  const element = useRef<HTMLElement>(null)
  const near = useNear(element, stage)
  const { page, failure } = usePage(opened, at, near || withText)
  const { width, height } = page?.box ?? opened.document.box
  const scale = perMillimetre * zoom
  const sideways = turn % 180 !== 0
  const shown = { width: width * scale, height: height * scale }
  return (
    <section
      ref={element}
      className={styles.page}
      aria-label={pdf.pageLabel(at + 1)}
      data-page={at + 1}
      style={sideways ? { width: shown.height, height: shown.width } : shown}
    >
      <div className={styles.sheet} style={{ ...shown, transform: turned(turn, shown) }}>
        {page && near && <Sheet opened={opened} at={at} zoom={zoom} stamps={stamps} />}
        {page && (
          <PageLayer page={page} scale={scale} opened={opened} marks={marks} onPage={onPage} />
        )}
        {failure && <Unshown failure={failure} />}
      </div>
    </section>
  )
})

/** Rotates the page about its corner, and moves it back into place. */
function turned(turn: number, { width, height }: { width: number; height: number }): string {
  if (turn === 90) return `translateX(${height}px) rotate(90deg)`
  if (turn === 180) return `translate(${width}px, ${height}px) rotate(180deg)`
  return turn === 270 ? `translateY(${width}px) rotate(270deg)` : 'none'
}

type Failure = 'broken' | 'huge'

/** Parses a page once it is needed. A broken page does not affect the others. */
function usePage(opened: OpenedOfd, at: number, wanted: boolean) {
  return useMemo((): { page: Page | null; failure: Failure | null } => {
    if (!wanted) return { page: null, failure: null }
    try {
      return { page: opened.page(at), failure: null }
    } catch (error) {
      return { page: null, failure: failureOf(error) }
    }
  }, [opened, at, wanted])
}

function failureOf(error: unknown): Failure {
  return error instanceof OfdError && error.reason === 'huge' ? 'huge' : 'broken'
}

interface SheetProps {
  opened: OpenedOfd
  at: number
  zoom: number
  stamps: SealStamps | null
}

/** The drawn page. While it is redrawn at another zoom, the previous picture stays. */
function Sheet({ opened, at, zoom, stamps }: SheetProps) {
  const { unshownPicture } = useOfdText()
  const place = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<Failure | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    const canvas = document.createElement('canvas')
    canvas.className = styles.canvas ?? ''
    setFailure(null)
    drawSheet(opened, at, canvas, {
      scale: (box) => canvasScale(box, zoom),
      stamps: stamps?.at(at) ?? [],
      unshownPicture,
      printing: false,
      signal: stop.signal,
    }).then(
      () => {
        if (stop.signal.aborted || !place.current) return emptyCanvas(canvas)
        for (const old of place.current.querySelectorAll('canvas')) emptyCanvas(old)
        place.current.replaceChildren(canvas)
      },
      (error: unknown) => {
        emptyCanvas(canvas)
        if (!stop.signal.aborted) setFailure(failureOf(error))
      },
    )
    return () => stop.abort()
  }, [opened, at, zoom, stamps, unshownPicture])

  useEffect(() => {
    const held = place.current
    return () => {
      for (const old of held?.querySelectorAll('canvas') ?? []) emptyCanvas(old)
    }
  }, [])

  return (
    <>
      <div ref={place} className={styles.fill} aria-hidden="true" />
      {failure && <Unshown failure={failure} />}
    </>
  )
}

function Unshown({ failure }: { failure: Failure }) {
  const { brokenPage, hugePage } = useOfdText()
  return (
    <p className={styles.unshown} role="alert">
      {failure === 'huge' ? hugePage : brokenPage}
    </p>
  )
}
