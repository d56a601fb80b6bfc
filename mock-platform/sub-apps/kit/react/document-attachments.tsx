import type { Attachment } from '../../gw/contract'
import { viewerAddress } from '../file-address'
import type { AppContext } from '../lifecycles'
import { DownloadLink } from './download-link'

interface DocumentAttachmentsProps {
  context: AppContext
  attachments: readonly Attachment[]
}

/** The files that came with a document. */
export function DocumentAttachments({ context, attachments }: DocumentAttachmentsProps) {
  return (
    <section className="panel side" aria-label="附件">
      <h2>附件{attachments.length > 0 && `（${attachments.length}）`}</h2>
      {attachments.length === 0 && <p className="muted">没有附件</p>}
      <ul>
        {attachments.map(({ fileId, name }) => (
          <li key={fileId} className="attachment">
            <span className="attachment-name">{name}</span>
            <a
              className="button plain"
              href={viewerAddress({ fileId, name })}
              target="_blank"
              rel="noopener"
              aria-label={`预览 ${name}`}
            >
              预览
            </a>
            <DownloadLink
              context={context}
              file={{ fileId, name }}
              className="button plain"
              label={`下载 ${name}`}
            >
              下载
            </DownloadLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
