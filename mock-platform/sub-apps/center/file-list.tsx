import { useRef } from 'react'
import type { FileRecord } from '~contract/platform/files'
import { Button, ListPage, type Page, useApp, useList, useUnsaved } from '../kit/react'
import { spoken } from '../kit/spoken'
import { DropZone } from './drop-zone'
import { DeletedBar, useFileRows } from './file-rows'
import { sizeText } from './file-texts'
import pages from './pages.json'
import { UploadList } from './upload-list'
import { useUploads } from './use-uploads'

export function FileList() {
  const { toast } = useApp()
  const list = useList<Page<FileRecord>>(pages.files)
  const { uploads, add, cancel, retry, underWay } = useUploads(list.reload)
  const { cells, deleted, restore, leaveBar, place } = useFileRows(list.reload)
  useUnsaved(underWay)

  function drop(files: File[], folders: boolean) {
    if (folders) toast(spoken('不能上传文件夹'), 'danger')
    add(files)
  }

  return (
    <DropZone onDrop={drop}>
      <div ref={place} tabIndex={-1} className="outline-0">
        <ListPage
          page={pages.files}
          list={list}
          buttons={<UploadButton onChoose={add} />}
          below={
            <>
              <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
              {deleted && <DeletedBar record={deleted} onRestore={restore} onClose={leaveBar} />}
            </>
          }
          cells={cells}
          derive={({ size }) => ({ written: sizeText(size) })}
        />
      </div>
    </DropZone>
  )
}

function UploadButton({ onChoose }: { onChoose(files: File[]): void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        primary
        title={spoken('每个文件不超过 20 MB，也可以把文件拖到这里')}
        onClick={() => input.current?.click()}
      >
        {spoken('上传文件')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={spoken('选择要上传的文件')}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])])
          // So that the same file can be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
