import { type RefObject, useEffect, useState } from 'react'
import { firstPage, keptView } from '../frame/kept-view'
import type { ViewerProps } from '../viewer-props'
import { type OpenPdf, openPdf, type Unlock } from './open-pdf'
import type { PageTexts, PdfScreen, PdfView } from './pdf-screen'

/** A document that is waiting for its password. */
export interface PdfLock {
  unlock: Unlock
  /** How many wrong passwords were entered. */
  refused: number
}

export interface PdfProps extends ViewerProps {
  /** Shown instead of the file at the source. */
  bytes?: Uint8Array
}

const unseen: PdfView = {
  page: 1,
  scale: 1,
  fit: null,
  twoPages: false,
  match: 0,
  matches: 0,
}

/** Opens a file's PDF, and shows it in a container. */
export function usePdf(
  { file, bytes = file.bytes, onFailure }: PdfProps,
  container: RefObject<HTMLDivElement>,
  texts: PageTexts,
) {
  const [pdf, setPdf] = useState<OpenPdf | null>(null)
  const [screen, setScreen] = useState<PdfScreen | null>(null)
  const [view, setView] = useState(unseen)
  const [share, setShare] = useState(0)
  const [lock, setLock] = useState<PdfLock | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let shown: PdfScreen | null = null
    async function open() {
      const opened = await openPdf(file, bytes, {
        signal,
        onLocked: (unlock, wrong) =>
          setLock((now) => ({ unlock, refused: wrong && now ? now.refused + 1 : 0 })),
        // Rounded to whole percents, because each change renders.
        onShare: (part) => setShare(Math.floor(part * 100) / 100),
        onFailure,
      })
      setLock(null)
      if (signal.aborted || !container.current) return
      const page = firstPage(file.source, opened.document.numPages)
      const { zoom } = keptView(file.source)
      shown = await opened.show({
        container: container.current,
        texts,
        view: { page, ...(zoom && { zoom }) },
      })
      if (signal.aborted) return shown.close()
      shown.onChange(setView)
      setPdf(opened)
      setScreen(shown)
    }
    open().catch((error: unknown) => signal.aborted || onFailure(error))
    return () => {
      shown?.close()
      stop.abort()
    }
  }, [file, bytes, container, onFailure, texts])

  return { pdf, screen, view, lock, share }
}
