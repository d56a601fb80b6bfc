import { useId, useState } from 'react'
import { TabList } from '../../../ui/tab-list'
import { Tools } from '../tools'
import { useViewerText } from '../use-viewer-text'
import type { Cell } from './cell-text'
import { SheetTable } from './sheet-table'
import styles from './sheet-viewer.module.css'

export interface SheetRows {
  sheet: string
  data: readonly (readonly Cell[])[]
}

/** The tables of a workbook, one at a time. */
export function SheetTabs({ sheets }: { sheets: readonly SheetRows[] }) {
  const fileViewer = useViewerText()
  const [chosen, setChosen] = useState(0)
  const panel = useId()
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
