import { useEffect, useState } from 'react'
import readWorkbook from 'read-excel-file/universal'
import { Reading } from '../reading'
import type { BytesProps } from '../viewer-props'
import type { SheetRows } from './cell-text'
import { SheetTabs } from './sheet-tabs'

/** The tables of a workbook: values, without its colours and formulas. */
export default function SheetViewer({ bytes, onFailure }: BytesProps) {
  const [sheets, setSheets] = useState<SheetRows[] | null>(null)

  useEffect(() => {
    let gone = false
    readWorkbook(bytes.buffer).then(
      (read) => gone || setSheets(read as SheetRows[]),
      (error: unknown) => gone || onFailure(error),
    )
    return () => {
      gone = true
    }
  }, [bytes, onFailure])

  return sheets ? <SheetTabs sheets={sheets} /> : <Reading />
}
