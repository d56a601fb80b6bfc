import type { Attachment, OfdDocument } from '@portal/ofd'
import { extensionOf } from '~contract/platform/file-types'
import type { AttachmentTerms } from '../frame/attachment-list'
import { shownName } from '../shown-name'

/** The files attached to a document. */
export function attachmentsOf({
  attachments,
  package: source,
}: OfdDocument): readonly AttachmentTerms[] {
  return attachments.map((attachment) => ({
    name: nameOf(attachment),
    size: attachment.path ? source.size(attachment.path) : null,
    read() {
      try {
        return attachment.path ? source.read(attachment.path) : null
      } catch {
        return null
      }
    },
  }))
}

/** Many programs leave the extension out of the name. */
function nameOf({ name, format, path }: Attachment): string {
  const file = path.split('/').pop() ?? ''
  const said = name || file
  const extension = format || extensionOf(file)
  return shownName(extensionOf(said) || !extension ? said : `${said}.${extension}`)
}
