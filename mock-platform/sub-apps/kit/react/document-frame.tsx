import type { ReactNode } from 'react'
import type { Attachment, Paper } from '../../../contracts/gw/contract'
import { viewerAddress } from '../file-address'
import { spoken } from '../spoken'
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
        <Button onClick={() => window.print()}>{spoken('打印')}</Button>
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
    <section className="panel side" aria-label={spoken('附件')}>
      <h2>
        {attachments.length > 0
          ? spoken('附件（{count}）', { count: attachments.length })
          : spoken('附件')}
      </h2>
      {attachments.length === 0 && <p className="muted">{spoken('没有附件')}</p>}
      <ul className="divided">
        {attachments.map((file) => (
          <li key={file.fileId} className="flex gap-0.5 items-center py-0.5">
            <span className="grow">{file.name}</span>
            <WindowLink
              className="button plain"
              href={viewerAddress(file)}
              aria-label={spoken('预览 {name}', { name: file.name })}
            >
              {spoken('预览')}
            </WindowLink>
            <DownloadLink
              file={file}
              className="button plain"
              aria-label={spoken('下载 {name}', { name: file.name })}
            >
              {spoken('下载')}
            </DownloadLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
