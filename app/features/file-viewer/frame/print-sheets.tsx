import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../../ui/button'
import { showToast } from '../../../ui/toast'
import { useViewerText } from '../use-viewer-text'
import styles from './print-sheets.module.css'
import { type DrawSheet, sheetsForPrint } from './sheets'

interface PrintSheetsProps {
  /** How many pages there are. */
  total: number
  draw: DrawSheet
  onClose(): void
}

/** Prepares all pages, then opens the browser's print dialog; the web page itself is not printed. */
export function PrintSheets({ total, draw, onClose }: PrintSheetsProps) {
  const fileViewer = useViewerText()
  const { done, sheets, cancel, close } = useSheets({ total, draw, onClose })

  async function print(list: HTMLDivElement | null) {
    if (!list) return
    await Promise.allSettled([...list.querySelectorAll('img')].map((picture) => picture.decode()))
    window.print()
    close()
  }

  if (sheets.length > 0) {
    return createPortal(
      <div ref={print} className={`hidden ${styles.sheets}`}>
        {sheets.map((address) => (
          <img key={address} src={address} alt="" />
        ))}
      </div>,
      document.body,
    )
  }
  return (
    <div
      className={`fixed flex items-center gap-4 py-3 px-5 rounded-lg bg-surface shadow-lg whitespace-nowrap ${styles.printing}`}
      role="status"
    >
      {fileViewer.pdf.printing(done, total)}
      <Button variant="outline" size="sm" onClick={cancel}>
        {fileViewer.pdf.cancel}
      </Button>
    </div>
  )
}

/** The URLs of all pages' pictures, once the last one is ready. */
function useSheets({ total, draw, onClose }: PrintSheetsProps) {
  const { printFailed } = useViewerText().pdf
  const [done, setDone] = useState(0)
  const [sheets, setSheets] = useState<string[]>([])
  const stop = useRef(() => {})
  const close = useRef(onClose)
  close.current = onClose
  /** The function at the start of printing: a new one from a later render would start over. */
  const drawing = useRef(draw)

  useEffect(() => {
    const stopping = new AbortController()
    stop.current = () => stopping.abort()
    sheetsForPrint(total, drawing.current, stopping.signal, setDone).then(setSheets, () => {
      if (!stopping.signal.aborted) showToast({ kind: 'error', text: printFailed })
      close.current()
    })
    return () => stopping.abort()
  }, [total, printFailed])

  useEffect(
    () => () => {
      for (const address of sheets) URL.revokeObjectURL(address)
    },
    [sheets],
  )
  return { done, sheets, cancel: () => stop.current(), close: () => close.current() }
}
