import type { Paper } from '../contracts/gw/contract'
import { samplePdf } from './sample-pdf'

/** Stored as text; the file's bytes are made when it is fetched. */
interface AttachedText {
  name: string
  text: string
}

/** A document as stored, with the text of its attachments. */
export interface StoredPaper extends Omit<Paper, 'attachments'> {
  attachments: readonly AttachedText[]
}

const fileIds = /^attachment-(\d+)-(.+)$/

/** A document as answered: attachments have the ids that the file service knows. */
export function paperOf<Stored extends StoredPaper>(stored: Stored) {
  const attachments = stored.attachments.map(({ name }, place) => ({
    fileId: `attachment-${place}-${stored.id}`,
    name,
  }))
  return { ...stored, attachments }
}

/** The document that a file is attached to, and its place among the attachments. */
export function attachmentPlace(fileId: string): { documentId: string; place: number } | undefined {
  const [, place, documentId] = fileIds.exec(fileId) ?? []
  return documentId === undefined ? undefined : { documentId, place: Number(place) }
}

export const attachmentNames = ({ attachments }: StoredPaper) =>
  attachments.map(({ name }) => name).join(',')

/** The byte order mark lets spreadsheets read a table as UTF-8. */
export function bytesOf({ name, text }: AttachedText): Buffer {
  if (!name.endsWith('.pdf')) return Buffer.from(`\ufeff${text}`)
  const lines = text.split('\n').flatMap((line) => line.match(/.{1,36}/gu) ?? [])
  return samplePdf([name.slice(0, -4), ...lines])
}
