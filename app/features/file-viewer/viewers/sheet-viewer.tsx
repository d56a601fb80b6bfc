import { useEffect, useId, useState } from 'react'
import readWorkbook from 'read-excel-file/universal'
import { TabList } from '../../../ui/tab-list'
import { Reading } from '../reading'
import { Tools } from '../tools'
import { useViewerText } from '../use-viewer-text'
import type { BytesProps } from '../viewer-props'
import type { Cell } from './cell-text'
import { SheetTable } from './sheet-table'
import styles from './sheet-viewer.module.css'

interface SheetRows {
  sheet: string
  data: Cell[][]
}

/** The tables of a workbook: values, without its colours and formulas. */
export default function SheetViewer({ bytes, onFailure }: BytesProps) {
  const fileViewer = useViewerText()
  const [sheets, setSheets] = useState<SheetRows[] | null>(null)
  const [chosen, setChosen] = useState(0)
  const panel = useId()

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

  if (!sheets) return <Reading />

  const shown = sheets[chosen]
  return (
    <>
      <Tools onPrint={() => window.print()} />
      {shown && (
        <SheetTable key={chosen} panel={{ id: panel, name: shown.sheet }} rows={shown.data} />
      )}
      <TabList
        values={sheets.map((_, at) => at)}
        chosen={chosen}
        label={fileViewer.sheet.sheets}
        panelId={panel}
        className="flex flex-none overflow-x-auto border-t bg-sunken px-3 pt-1.5 gap-0.5 print:hidden"
        tabClass={`ellipsis flex-none text-text px-4 max-w-240px min-h-36px focus:outline-inset ${styles.tab}`}
        tab={(at) => ({ content: sheets[at]?.sheet })}
        onChoose={setChosen}
      />
    </>
  )
}
