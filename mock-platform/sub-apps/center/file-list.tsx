import { useRef } from 'react'
import { fileTypes } from '~contract/platform/file-types'
import type { FileRecord } from '~contract/platform/files'
import {
  Button,
  Filter,
  type Page,
  Pager,
  SearchBox,
  Toolbar,
  useApp,
  useList,
  useUnsaved,
  WhenLoaded,
} from '../kit/react'
import { DropZone } from './drop-zone'
import { FileTable } from './file-table'
import { typeTexts } from './file-texts'
import { UploadList } from './upload-list'
import { useUploads } from './use-uploads'

/** One's own files: found, sent, renamed, deleted. */
export function FileList() {
  const { toast } = useApp()
  const list = useList<Page<FileRecord>, 'keyword' | 'fileType'>(
    '/service-filecenter/center/file/record/page',
    {
      length: 20,
      filters: ['keyword', 'fileType'],
      paging: ['page', 'size'],
      path: '/myFile',
    },
  )
  const { wanted, narrow, reload } = list
  const { uploads, add, cancel, retry, underWay } = useUploads(reload)
  useUnsaved(underWay)

  function drop(files: File[], folders: boolean) {
    if (folders) toast('不能上传文件夹', 'danger')
    add(files)
  }

  return (
    <DropZone onDrop={drop}>
      <Toolbar title="个人文件">
        <Filter
          label="文件类型"
          all="全部类型"
          value={wanted.fileType}
          options={fileTypes.map((type) => [type, typeTexts[type]])}
          onChoose={(fileType) => narrow({ fileType })}
        />
        <SearchBox label="搜索文件" placeholder="搜索文件" list={list} />
        <UploadButton onChoose={add} />
      </Toolbar>
      <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
      <WhenLoaded loaded={list}>
        {({ records, total }) => (
          <>
            <FileTable
              records={records}
              busy={list.loading}
              empty={wanted.keyword || wanted.fileType ? '没有符合条件的文件' : '暂无数据'}
              onChanged={reload}
            />
            {total > 0 && <Pager list={list} total={total} unit="个文件" />}
          </>
        )}
      </WhenLoaded>
    </DropZone>
  )
}

function UploadButton({ onChoose }: { onChoose(files: File[]): void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        primary
        title="每个文件不超过 20 MB，也可以把文件拖到这里"
        onClick={() => input.current?.click()}
      >
        上传文件
      </Button>
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
