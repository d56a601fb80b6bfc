import type { OfdDocument } from '@portal/ofd'
import {
  ChevronLeft,
  ChevronRight,
  GalleryVertical,
  ListTree,
  MoveHorizontal,
  Paperclip,
  RotateCw,
  Search,
} from 'lucide'
import { recipeClass } from '../../../ui/classes'
import { Tool, ToolGap, Tools, ZoomTools } from '../tools'
import { useViewerText } from '../use-viewer-text'
import { type Search as FindTerms, OfdFind } from './ofd-find'
import type { ShownLists } from './side-lists'
import { useOfdText } from './use-ofd-text'

/** The documents of a package, and which one is shown. */
export interface Documents {
  titles: readonly string[]
  at: number
  onChoose(at: number): void
}

interface OfdToolsProps {
  document: OfdDocument
  documents: Documents
  paging: { page: number; goTo(page: number): void }
  zooming: { zoom: number; fits: number; setZoom(zoom: number | null): void }
  lists: { shown: ShownLists; setShown(shown: ShownLists): void }
  search: FindTerms
  onTurn(): void
  onPrint(): void
}

/** The toolbar of a document. */
export function OfdTools(props: OfdToolsProps) {
  const { document, documents, search, onTurn, onPrint } = props
  const texts = useOfdText()
  const { zoom, fits, setZoom } = props.zooming
  const allowed = document.permissions.print
  return (
    <Tools {...(allowed && { onPrint })}>
      <ListTools {...props} />
      {documents.titles.length > 1 && <DocumentChoice {...documents} />}
      <PageSteps {...props.paging} total={document.pages.length} />
      <ToolGap />
      <ZoomTools scale={zoom} onScale={setZoom} />
      <Tool
        icon={MoveHorizontal}
        label={texts.fitWidth}
        pressed={Math.abs(zoom - fits) < 0.001}
        onUse={() => setZoom(fits)}
      />
      <Tool icon={RotateCw} label={texts.rotate} onUse={onTurn} />
      <ToolGap />
      <Tool
        icon={Search}
        label={texts.find}
        pressed={search.searching}
        onUse={() => search.setSearching(!search.searching)}
      />
      {search.searching && <OfdFind search={search} total={document.pages.length} />}
      {!allowed && <span className="quiet">{texts.noPrint}</span>}
    </Tools>
  )
}

function ListTools({ document, lists: { shown, setShown } }: OfdToolsProps) {
  const texts = useOfdText()
  const { outline, thumbnails, attachments } = shown
  return (
    <>
      {document.outline.length > 0 && (
        <Tool
          icon={ListTree}
          label={texts.outline}
          pressed={outline}
          onUse={() => setShown({ ...shown, outline: !outline })}
        />
      )}
      <Tool
        icon={GalleryVertical}
        label={texts.thumbnails}
        pressed={thumbnails}
        onUse={() => setShown({ ...shown, thumbnails: !thumbnails })}
      />
      {document.attachments.length > 0 && (
        <Tool
          icon={Paperclip}
          label={texts.attachments}
          pressed={attachments}
          onUse={() => setShown({ ...shown, attachments: !attachments })}
        />
      )}
      <ToolGap />
    </>
  )
}

function DocumentChoice({ titles, at, onChoose }: Documents) {
  const { documents, documentName } = useOfdText()
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

interface PageStepsProps {
  page: number
  total: number
  goTo(page: number): void
}

function PageSteps({ page, total, goTo }: PageStepsProps) {
  const { pdf, slides } = useViewerText()
  return (
    <>
      <Tool
        icon={ChevronLeft}
        label={pdf.previous}
        disabled={page <= 1}
        onUse={() => goTo(page - 1)}
      />
      <output className="whitespace-nowrap tabular-nums px-1.5">
        {slides.position(page, total)}
      </output>
      <Tool
        icon={ChevronRight}
        label={pdf.next}
        disabled={page >= total}
        onUse={() => goTo(page + 1)}
      />
    </>
  )
}
