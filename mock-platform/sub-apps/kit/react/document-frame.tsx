import type { ReactNode } from 'react'
import type { Attachment, Paper } from '../../../contracts/gw/contract'
import { viewerAddress } from '../file-address'
import { Button } from './button'
import { DocumentPaper } from './document-paper'
import { DownloadLink, WindowLink } from './links'

interface DocumentFrameProps {
  paper: Paper
  /** The label of the column beside the paper. */
  side: string
  records?: ReactNode
  children: ReactNode
}

export function DocumentFrame({ paper, side, records, children }: DocumentFrameProps) {
  return (
    <>
      <header className="document-bar">
        <h2 title={paper.title}>{paper.title}</h2>
        {children}
        <Button onClick={() => window.print()}>打印</Button>
      </header>
      <div className="document-layout">
        <main>
          <DocumentPaper paper={paper} />
        </main>
        <aside className="document-side" aria-label={side}>
          <DocumentAttachments attachments={paper.attachments} />
          {records}
        </aside>
      </div>
    </>
  )
}

function DocumentAttachments({ attachments }: { attachments: readonly Attachment[] }) {
  return (
    <section className="panel side" aria-label="附件">
      <h2>附件{attachments.length > 0 && `（${attachments.length}）`}</h2>
      {attachments.length === 0 && <p className="muted">没有附件</p>}
      <ul className="divided">
        {attachments.map((file) => (
          <li key={file.fileId} className="flex gap-0.5 items-center py-0.5">
            <span className="grow">{file.name}</span>
            <WindowLink
              className="button plain"
              href={viewerAddress(file)}
              aria-label={`预览 ${file.name}`}
            >
              预览
            </WindowLink>
            <DownloadLink file={file} className="button plain" aria-label={`下载 ${file.name}`}>
              下载
            </DownloadLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
