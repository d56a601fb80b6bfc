import type { Attachment, OfdDocument } from '@portal/ofd'
import { extensionOf } from '~contract/platform/file-types'
import { showToast } from '../../../ui/toast'
import { sizeText } from '../file-size'
import { shownName } from '../shown-name'
import styles from './ofd-viewer.module.css'
import { useOfdText } from './use-ofd-text'

/** The files that come with a document, to be saved. */
export function AttachmentList({ document }: { document: OfdDocument }) {
  const texts = useOfdText()
  return (
    <section className={styles.panel} aria-label={texts.attachments}>
      <h2>{texts.attachments}</h2>
      <ul>
        {document.attachments.map((attachment) => (
          <li key={`${attachment.id} ${attachment.path}`}>
            <AttachmentEntry attachment={attachment} document={document} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface AttachmentEntryProps {
  attachment: Attachment
  document: OfdDocument
}

function AttachmentEntry({ attachment, document }: AttachmentEntryProps) {
  const texts = useOfdText()
  const name = nameOf(attachment)
  const size = attachment.path ? document.package.size(attachment.path) : null

  function save() {
    const bytes = bytesOf(attachment, document)
    if (bytes) saveAs(name, bytes)
    else showToast({ kind: 'error', text: texts.attachmentBroken })
  }

  return (
    <button type="button" className={styles.entry} aria-label={texts.save(name)} onClick={save}>
      <span>{name}</span>
      {size !== null && <span className="quiet">{sizeText(size)}</span>}
    </button>
  )
}

/** Many writers leave the extension out of the name. */
function nameOf({ name, format, path }: Attachment): string {
  const file = path.split('/').pop() ?? ''
  const said = name || file
  const extension = format || extensionOf(file)
  return shownName(extensionOf(said) || !extension ? said : `${said}.${extension}`)
}

function bytesOf({ path }: Attachment, { package: source }: OfdDocument): Uint8Array | null {
  try {
    return path ? source.read(path) : null
  } catch {
    return null
  }
}

/** A file of unknown content is only saved: opened, it would run at the portal's own origin. */
function saveAs(name: string, bytes: Uint8Array): void {
  const type = 'application/octet-stream'
  const address = URL.createObjectURL(new Blob([bytes as BlobPart], { type }))
  const link = window.document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
