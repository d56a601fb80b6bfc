import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import readWorkbook from 'read-excel-file/universal'
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

  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
    const tab = step && currentTarget.querySelectorAll('button')[chosen + step]
    if (!tab) return
    setChosen(chosen + step)
    tab.focus()
  }

  const shown = sheets[chosen]
  return (
    <>
      <Tools onPrint={() => window.print()} />
      {shown && (
        <SheetTable key={chosen} panel={{ id: panel, name: shown.sheet }} rows={shown.data} />
      )}
      <div
        className={`flex flex-none overflow-x-auto border-t bg-sunken px-3 pt-1.5 gap-0.5 ${styles.sheets}`}
        role="tablist"
        aria-label={fileViewer.sheet.sheets}
        onKeyDown={onKeyDown}
      >
        {sheets.map(({ sheet }, at) => (
          <button
            key={sheet}
            type="button"
            role="tab"
            aria-selected={at === chosen}
            tabIndex={at === chosen ? 0 : -1}
            aria-controls={panel}
            onClick={() => setChosen(at)}
          >
            {sheet}
          </button>
        ))}
      </div>
    </>
  )
}
