import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { inPageLink } from '../../ui/in-page-link'
import { NotYet } from '../../ui/not-yet'
import { PageFoot } from '../../ui/page-foot'
import { PopoverFoot, PopoverPanel } from '../../ui/popover-panel'
import { EmptyPlace } from '../../ui/state-message'
import { FileRows } from './file-rows'
import { FileSearch } from './file-search'
import { percentOf, type Upload } from './uploads'
import { useFileList } from './use-file-list'

interface FilePopoverProps {
  id: string
  /** The user opened it by a click, not by hovering. */
  pinned: boolean
  uploads: readonly Upload[]
  onClose(): void
}

/** The user's files (FILE-01): search, paging, and links into the viewer. */
export default function FilePopover({ id, pinned, uploads, onClose }: FilePopoverProps) {
  const { files } = useText()
  const list = useFileList()
  return (
    <PopoverPanel id={id} label={files.title} size={[420, 560, 600]} pinned={pinned}>
      <div className="head-bar justify-between px-4 py-3 gap-4">
        <h2 className="title flex-none">{files.own}</h2>
        <FileSearch onSearch={list.search} />
      </div>
      {uploads.length > 0 && (
        <p className="flex-none text-sm text-accent bg-accent-soft px-4 py-1.5">
          {files.uploading(uploads.length, percentOf(uploads))}
        </p>
      )}
      <FileList list={list} />
      <PopoverFoot>
        <ButtonLink
          {...inPageLink}
          variant="ghost"
          size="sm"
          className="text-accent"
          href="/center/myFile"
          onClick={onClose}
        >
          {files.all}
        </ButtonLink>
        <Button variant="outline" size="sm" onClick={onClose}>
          {files.close}
        </Button>
      </PopoverFoot>
    </PopoverPanel>
  )
}

function FileList({ list }: { list: ReturnType<typeof useFileList> }) {
  const { files } = useText()
  const { data, error, loading, wanted } = list
  if (error || !data) return <NotYet {...list} title={files.failed} />
  if (data.rows.length === 0) {
    return <EmptyPlace title={files.empty} />
  }
  return (
    <>
      <FileRows key={`${wanted.keyword} ${data.page}`} rows={data.rows} busy={loading} />
      <PageFoot {...data} className="py-0.5 pr-2 pl-4 min-h-40px" onGo={list.goTo} />
    </>
  )
}
