import { useId, useState } from 'react'
import { TabList } from '../../../ui/tab-list'
import { Frame } from '../frame/frame'
import { useViewerText } from '../use-viewer-text'
import type { SheetRows } from './cell-text'
import { SheetTable } from './sheet-table'
import styles from './sheet-viewer.module.css'
import { useSheetFind } from './use-sheet-find'

/** The tables of a workbook, one at a time. */
export function SheetTabs({ sheets }: { sheets: readonly SheetRows[] }) {
  const fileViewer = useViewerText()
  const [chosen, setChosen] = useState(0)
  const panel = useId()
  const [finding, marks] = useSheetFind(sheets, setChosen)
  const shown = sheets[chosen]
  return (
    <Frame finding={finding} onPrint={() => window.print()}>
      {shown && (
        <SheetTable
          key={chosen}
          panel={{ id: panel, name: shown.sheet }}
          sheet={shown}
          found={marks?.sheet === chosen ? marks : null}
        />
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
    </Frame>
  )
}
