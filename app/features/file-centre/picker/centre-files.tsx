import { useText } from '../../../text/text-context'
import { FileSign } from '../../../ui/file-sign'
import { NotYet } from '../../../ui/not-yet'
import { PageFoot } from '../../../ui/page-foot'
import { EmptyPlace } from '../../../ui/state-message'
import type { ListedFile } from '../file-centre.server'
import { FileSearch } from '../file-search'
import { useFileList } from '../use-file-list'
import { accepts } from './accepted'
import styles from './centre-files.module.css'
import { usePickerText } from './use-picker-text'

interface CentreFilesProps {
  accept: string
  multiple: boolean
  chosen: readonly ListedFile[]
  onChoose(chosen: readonly ListedFile[]): void
}

/** The user's files, each with a checkbox or radio button; the choice survives paging and new searches. */
export function CentreFiles(props: CentreFilesProps) {
  const texts = usePickerText()
  const list = useFileList()
  return (
    <section aria-label={texts.centre} className="flex flex-col border rounded-md min-h-0">
      <div className="head-bar justify-between px-4 py-2 gap-4">
        <h3 className="flex-none font-medium">{texts.centre}</h3>
        <FileSearch onSearch={list.search} />
      </div>
      <div className={`flex flex-col ${styles.list}`}>
        <FileList list={list} {...props} />
      </div>
    </section>
  )
}

function FileList({ list, ...props }: CentreFilesProps & { list: ReturnType<typeof useFileList> }) {
  const { files } = useText()
  const { data, error, loading } = list
  if (error || !data) return <NotYet {...list} title={files.failed} />
  if (data.rows.length === 0) return <EmptyPlace title={files.empty} />
  return (
    <>
      <div className="fill-scroll">
        <fieldset aria-label={files.own} aria-busy={loading}>
          {data.rows.map((file) => (
            <FileChoice key={file.id} file={file} {...props} />
          ))}
        </fieldset>
      </div>
      <PageFoot {...data} className="py-0.5 pr-2 pl-4 min-h-40px" onGo={list.goTo} />
    </>
  )
}

function FileChoice({
  file,
  accept,
  multiple,
  chosen,
  onChoose,
}: CentreFilesProps & { file: ListedFile }) {
  const texts = usePickerText()
  const { id, name, type, app, time } = file
  const refused = file.fileId === null ? texts.stored : accepts(accept, name) ? '' : texts.unsuited
  const others = multiple ? chosen.filter((one) => one.id !== id) : []
  return (
    <label
      className={`row border-b px-4 ${styles.choice}`}
      data-refused={refused !== '' || undefined}
      title={refused || name}
    >
      <input
        type={multiple ? 'checkbox' : 'radio'}
        disabled={refused !== ''}
        checked={chosen.some((one) => one.id === id)}
        onChange={({ target }) => onChoose(target.checked ? [...others, file] : others)}
      />
      <FileSign type={type} />
      <span className="flex-1 min-w-0">
        <span className="ellipsis block">{name}</span>
        <span className="flex justify-between gap-3 text-xs text-muted">
          <span className="ellipsis">{refused || app}</span>
          <time className="flex-none" dateTime={time.replace(' ', 'T')}>
            {time.slice(0, 16)}
          </time>
        </span>
      </span>
    </label>
  )
}
