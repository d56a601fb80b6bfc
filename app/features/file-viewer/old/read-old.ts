import { FileFailure } from '../file-source'
import { limitedMail } from '../mail/limited-mail'
import type { Mail } from '../mail/mail'
import { readCompoundFile, readCompoundTree } from './compound-file'
import type { OldContent } from './content'
import { loaded } from './loaded'

/** The claimed type of a file: see kindOf and openPackage. */
export type OldKind = 'xlsx' | 'old-office' | 'mail' | 'rich-text' | 'odt' | 'ods' | 'odp'

/** Each reader is loaded separately. */
const readers = {
  xlsx: async () => (await import('../sheet/read-xlsx')).readXlsx,
  richText: async () => (await import('./rich-text')).readRichText,
  openDocument: async () => (await import('./open-document')).readOpenDocument,
  word: async () => (await import('./word-text')).readWord,
  slides: async () => (await import('./slides-text')).readSlides,
  workbook: async () => (await import('./workbook')).readWorkbook,
  sentMail: async () => (await import('../mail/read-eml')).readEml,
  keptMail: async () => (await import('../mail/read-msg')).readMsg,
}

/** The maximum number of characters of a text that is shown. */
const mostCharacters = 20_000_000

/**
 * The content of an old office file, a workbook or a mail. Its reader is loaded on demand. Throws nothing but
 * FileFailure.
 */
export async function readOld(kind: OldKind, bytes: Uint8Array): Promise<OldContent> {
  try {
    const content = await read(kind, bytes)
    if (charactersOf(content) > mostCharacters) throw new FileFailure('huge')
    return content
  } catch (error) {
    throw error instanceof FileFailure ? error : new FileFailure('broken')
  }
}

async function read(kind: OldKind, bytes: Uint8Array): Promise<OldContent> {
  switch (kind) {
    case 'xlsx':
      return (await loaded(readers.xlsx()))(bytes)
    case 'old-office':
      return readCompound(bytes)
    case 'mail':
      return mailContent(await (await loaded(readers.sentMail()))(bytes))
    case 'rich-text':
      return (await loaded(readers.richText()))(bytes)
    default:
      return (await loaded(readers.openDocument()))(bytes, kindOfOpen[kind])
  }
}

const kindOfOpen = { odt: 'text', ods: 'sheets', odp: 'slides' } as const

/** The stream names tell which program wrote the file; WPS uses the same names as Office. */
async function readCompound(bytes: Uint8Array): Promise<OldContent> {
  const streams = readCompoundFile(bytes)
  if (streams.has('EncryptedPackage') || streams.has('EncryptionInfo')) {
    throw new FileFailure('encrypted')
  }
  if (streams.has('WordDocument')) return (await loaded(readers.word()))(streams)
  if (streams.has('PowerPoint Document')) return (await loaded(readers.slides()))(streams)
  const workbook = streams.get('Workbook') ?? streams.get('Book')
  if (workbook) return (await loaded(readers.workbook()))(workbook)
  if (streams.has(streamOfMails)) {
    const readMsg = await loaded(readers.keptMail())
    return mailContent(readMsg(readCompoundTree(bytes)))
  }
  throw new FileFailure('unsupported')
}

const mailContent = (mail: Mail): OldContent => ({ kind: 'mail', mail: limitedMail(mail) })

/** The stream of fixed-size properties, which identifies an Outlook mail. */
const streamOfMails = '__properties_version1.0'

function charactersOf(content: OldContent): number {
  if (content.kind === 'sheets' || content.kind === 'mail') return 0
  const lists = content.kind === 'text' ? content.parts.map(({ blocks }) => blocks) : content.slides
  let sum = 0
  for (const blocks of lists) {
    for (const block of blocks) {
      sum += block.kind === 'row' ? block.cells.join('').length : block.text.length
    }
  }
  return sum
}
