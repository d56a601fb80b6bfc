import { useCallback, useEffect, useRef } from 'react'
import { fileTypes } from '~contract/platform/file-types'
import type { FileRecord } from '~contract/platform/files'
import { leaveEmptyPage, pageNoOf, withQuery } from '../kit/place-query'
import { LoadingState } from '../kit/react/loading-state'
import { Pager } from '../kit/react/pager'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { SearchBox } from '../kit/react/search-box'
import { useUnsaved } from '../kit/react/use-unsaved'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import { DropZone } from './drop-zone'
import { FileTable } from './file-table'
import { typeTexts } from './file-texts'
import { UploadList } from './upload-list'
import { useUploads } from './use-uploads'

const pageLength = 20

/** One's own files: found, sent, renamed, deleted. */
export function FileList({ context, history }: ReactAppProps) {
  const { props } = context
  const place = usePlace(history)
  const keyword = place.query.get('keyword') ?? ''
  const fileType = place.query.get('fileType') ?? ''
  const pageNo = pageNoOf(place)
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = { keyword, fileType, page: pageNo, size: pageLength }
      const path = '/service-filecenter/center/file/record/page'
      const options = { query, signal }
      const page = await props.request<{ records: FileRecord[]; total: number }>(path, options)
      if (!signal.aborted) leaveEmptyPage(history, page)
      return page
    },
    [props, history, keyword, fileType, pageNo],
  )
  const loaded = useLoaded(load)
  const { data, reload } = loaded
  useEffect(() => onShownAgain(reload), [reload])
  const { uploads, add, cancel, retry, underWay } = useUploads(context, reload)
  useUnsaved(underWay, context, history)
  const list = { ...place, path: '/myFile' }
  const go = (patch: Record<string, string>) =>
    void history.go(withQuery(list, { ...patch, pageNo: '' }))

  function drop(files: File[], folders: boolean) {
    if (folders) context.toast('不能上传文件夹', 'danger')
    add(files)
  }

  return (
    <DropZone onDrop={drop}>
      <header className="toolbar">
        <h1 className="spread">个人文件</h1>
        <select
          className="input filter"
          aria-label="文件类型"
          value={fileType}
          onChange={(event) => go({ fileType: event.target.value })}
        >
          <option value="">全部类型</option>
          {fileTypes.map((type) => (
            <option key={type} value={type}>
              {typeTexts[type]}
            </option>
          ))}
        </select>
        <SearchBox
          label="搜索文件"
          placeholder="搜索文件"
          keyword={keyword}
          onSearch={(next) => go({ keyword: next })}
        />
        <UploadButton onChoose={add} />
      </header>
      <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
      {(!data || loaded.failure) && <LoadingState loaded={loaded} />}
      {data && !loaded.failure && (
        <FileTable
          records={data.records}
          busy={loaded.loading}
          searching={Boolean(keyword || fileType)}
          context={context}
          history={history}
          onChanged={reload}
        />
      )}
      {data && data.total > 0 && (
        <Pager
          history={history}
          pageNo={pageNo}
          pageLength={pageLength}
          total={data.total}
          unit="个文件"
          address={(next) => withQuery(list, { pageNo: next })}
        />
      )}
    </DropZone>
  )
}

function UploadButton({ onChoose }: { onChoose(files: File[]): void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className="button primary"
        title="每个文件不超过 20 MB，也可以把文件拖到这里"
        onClick={() => input.current?.click()}
      >
        上传文件
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="选择要上传的文件"
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])])
          // So that the same file may be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
