import { Paperclip, Save } from 'lucide'
import { useContext, useState } from 'react'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { showToast } from '../../../ui/toast'
import { sizeText } from '../file-size'
import { InnerFiles } from '../inner-files'
import { viewerLimits } from '../limits'
import { useViewerText } from '../use-viewer-text'
import styles from './attachment-list.module.css'
import { saveAs } from './save-as'
import sideStyles from './side-lists.module.css'
import { Tool } from './tools'

export interface AttachmentTerms {
  name: string
  /** In bytes; null = unknown. */
  size: number | null
  /** null = the attachment is damaged. */
  read(): Uint8Array | null
}

interface AttachmentsProps {
  attachments: readonly AttachmentTerms[]
}

/** The attachments, beside the pages of a document. */
export function AttachmentPanel({ attachments }: AttachmentsProps) {
  const fileViewer = useViewerText()
  return (
    <section className={sideStyles.panel} aria-label={fileViewer.attachments}>
      <h2>{fileViewer.attachments}</h2>
      <AttachmentList attachments={attachments} />
    </section>
  )
}

/** The files that come with a document or a mail: each can be opened in its place, or saved. */
export function AttachmentList({ attachments }: AttachmentsProps) {
  const fileViewer = useViewerText()
  const open = useContext(InnerFiles)
  const [shown, setShown] = useState(viewerLimits.rows)
  const left = attachments.length - shown

  function use({ read }: AttachmentTerms, act: (bytes: Uint8Array) => void) {
    const bytes = read()
    if (bytes) act(bytes)
    else showToast({ kind: 'error', text: fileViewer.attachmentBroken })
  }

  return (
    <ul className={styles.list}>
      {attachments.slice(0, shown).map((attachment, at) => {
        const { name, size } = attachment
        return (
          <li key={at}>
            <button
              type="button"
              className={styles.open}
              onClick={() =>
                use(attachment, (bytes) => open({ name, bytes: Uint8Array.from(bytes) }))
              }
            >
              <Icon drawing={Paperclip} className="text-accent size-16px" />
              <span className="break-anywhere">{name}</span>
              {size !== null && <span className="quiet">{sizeText(size)}</span>}
            </button>
            <Tool
              icon={Save}
              label={fileViewer.save(name)}
              onUse={() => use(attachment, (bytes) => saveAs(name, bytes))}
            />
          </li>
        )
      })}
      {left > 0 && (
        <li>
          <Button variant="outline" onClick={() => setShown(shown + viewerLimits.rows)}>
            {fileViewer.zip.more(left)}
          </Button>
        </li>
      )}
    </ul>
  )
}
