import { Columns2, Search as Glass, RotateCw } from 'lucide'
import { type ReactNode, useContext, useRef, useState } from 'react'
import { recipeClass } from '../../../ui/classes'
import { useViewerText } from '../use-viewer-text'
import { FindBar } from './find-bar'
import { PagingTools } from './paging-tools'
import { ElderMode, ReadTool } from './read-tool'
import type { Documents, Finding, FrameTerms } from './terms'
import { Tool, ToolBar, ToolGap } from './tools'
import { type FrameKeys, useFrameKeys, usePinch } from './use-frame-keys'
import { ZoomTools } from './zoom-tools'

interface FrameProps extends FrameTerms {
  /** Tools that only this file type has. */
  own?: ReactNode
  /** The tools and their keys are left out until the document is ready. */
  waiting?: boolean
  /** What is shown below the tools. */
  children: ReactNode
}

/** The common frame of all viewers: the same tools in the same order, and the same keys. */
export function Frame({ own, waiting = false, children, ...terms }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  /** How often the search was requested; 0 = it is closed. */
  const [asked, setAsked] = useState(0)
  const search = { asked, open: () => setAsked(asked + 1), close: () => setAsked(0) }
  const keys: FrameKeys = waiting ? {} : { ...terms, onFind: search.open }
  usePinch(frame, keys.zooming)
  const onKeyDown = useFrameKeys(keys)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys lead to the tools
    <div ref={frame} className="fill-column print:block print:h-auto" onKeyDown={onKeyDown}>
      {!waiting && <FrameTools terms={terms} own={own} search={search} />}
      {children}
    </div>
  )
}

interface Asking {
  asked: number
  open(): void
  close(): void
}

interface FrameToolsProps {
  terms: FrameTerms
  own: ReactNode
  search: Asking
}

function FrameTools({ terms, own, search }: FrameToolsProps) {
  const fileViewer = useViewerText()
  const { lists = [], documents, paging, zooming, onTurn, twoPages, finding, onPrint } = terms
  const isElder = useContext(ElderMode)
  return (
    <ToolBar end={finding && <Search finding={finding} search={search} />} onPrint={onPrint}>
      {lists.map(({ icon, label, shown, onToggle }) => (
        <Tool key={label} icon={icon} label={label} pressed={shown} onUse={onToggle} />
      ))}
      {lists.length > 0 && <ToolGap />}
      {documents && documents.titles.length > 1 && <DocumentChoice {...documents} />}
      {paging && <PagingTools {...paging} />}
      {paging && <ToolGap />}
      {zooming && <ZoomTools {...zooming} />}
      {onTurn && <Tool icon={RotateCw} label={fileViewer.rotate} onUse={() => onTurn(1)} />}
      {twoPages && (
        <Tool
          icon={Columns2}
          label={fileViewer.twoPages}
          className="max-600:hidden"
          pressed={twoPages.on}
          onUse={() => twoPages.set(!twoPages.on)}
        />
      )}
      {zooming && own && <ToolGap />}
      {own}
      {isElder && <ReadTool paging={paging} />}
    </ToolBar>
  )
}

function Search({ finding, search: { asked, open, close } }: { finding: Finding; search: Asking }) {
  const { find } = useViewerText()
  const searching = asked > 0
  return (
    <>
      {searching && <FindBar finding={finding} turn={asked} onClose={close} />}
      <Tool icon={Glass} label={find} pressed={searching} onUse={searching ? close : open} />
    </>
  )
}

function DocumentChoice({ titles, at, onChoose }: Documents) {
  const { documents, documentName } = useViewerText()
  return (
    <select
      className={`${recipeClass('input', { size: 'md' })} w-auto`}
      aria-label={documents}
      value={at}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {titles.map((title, place) => (
        <option key={place} value={place}>
          {documentName(place + 1, title)}
        </option>
      ))}
    </select>
  )
}
