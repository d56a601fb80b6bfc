import { useEffect, useState } from 'react'
import { readAside } from '../old/read-aside'
import { Reading } from '../reading'
import type { BytesProps } from '../viewer-props'
import type { SheetRows } from './cell-text'
import { SheetTabs } from './sheet-tabs'

/** The tables of a workbook: values as they are displayed, without fonts, backgrounds and charts. */
export default function SheetViewer({ bytes, onFailure }: BytesProps) {
  const [sheets, setSheets] = useState<readonly SheetRows[] | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    readAside('xlsx', bytes, stop.signal).then(
      (read) => stop.signal.aborted || setSheets(read.kind === 'sheets' ? read.sheets : []),
      (error: unknown) => stop.signal.aborted || onFailure(error),
    )
    return () => stop.abort()
  }, [bytes, onFailure])

  return sheets ? <SheetTabs sheets={sheets} /> : <Reading />
}
