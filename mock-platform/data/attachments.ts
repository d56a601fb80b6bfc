import type { Paper } from '../sub-apps/gw/contract'
import { samplePdf } from './sample-pdf'

/** The data of a file that came with a document; its bytes are made on the first fetch. */
interface AttachedText {
  name: string
  text: string
}

/** A document as the platform keeps it: with what its attachments say. */
export interface StoredPaper extends Omit<Paper, 'attachments'> {
  attachments: readonly AttachedText[]
}

const fileIds = /^attachment-(\d+)-(.+)$/

/** A document as it is handed out: attachments by the ids that the file service knows. */
export function paperOf<Stored extends StoredPaper>(stored: Stored) {
  const attachments = stored.attachments.map(({ name }, place) => ({
    fileId: `attachment-${place}-${stored.id}`,
    name,
  }))
  return { ...stored, attachments }
}

/** Which document a file came with, and which of its attachments it is. */
export function attachmentPlace(fileId: string): { documentId: string; place: number } | undefined {
  const [, place, documentId] = fileIds.exec(fileId) ?? []
  return documentId === undefined ? undefined : { documentId, place: Number(place) }
}

export const attachmentNames = ({ attachments }: StoredPaper) =>
  attachments.map(({ name }) => name).join(',')

/** The mark at its start lets spreadsheets read a table as UTF-8. */
export function bytesOf({ name, text }: AttachedText): Buffer {
  if (!name.endsWith('.pdf')) return Buffer.from(`\ufeff${text}`)
  const lines = text.split('\n').flatMap((line) => line.match(/.{1,36}/gu) ?? [])
  return samplePdf([name.slice(0, -4), ...lines])
}
