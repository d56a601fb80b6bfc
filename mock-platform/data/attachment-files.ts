import type { FileAnswer } from '~contract/platform/files'
import { attachmentPlace, bytesOf } from './attachments'
import { fileOf } from './files'
import { findPublicDocument } from './public-documents'
import type { Space } from './space'
import { findTenantDocument } from './tenant-library'
import type { User } from './users'

/** A file attached to a document that the user may read. */
export function attachmentFile(space: Space, user: User, fileId: string): FileAnswer | undefined {
  const wanted = attachmentPlace(fileId)
  if (!wanted) return undefined
  const { documentId, place } = wanted
  const document =
    findTenantDocument(space, user, documentId, ['8', '7', '9'])?.document ??
    findPublicDocument(space, documentId)
  const attachment = document?.attachments[place]
  return attachment && fileOf(fileId, attachment.name, bytesOf(attachment))
}
