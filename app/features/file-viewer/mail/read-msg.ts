import { FileFailure } from '../file-source'
import { decoderOf } from '../old/code-pages'
import type { CompoundStorage } from '../old/compound-file'
import type { Mail, MailAttachment } from './mail'

/** Ids of the properties that are shown (MS-OXPROPS). */
const ids = {
  subject: '0037',
  senderName: '0C1A',
  senderMail: '5D01',
  senderAddress: '0C1F',
  to: '0E04',
  cc: '0E03',
  body: '1000',
  html: '1013',
  sent: 0x0039,
  received: 0x0e06,
  codePage: 0x3ffd,
  htmlCodePage: 0x3fde,
  attached: '3701',
  longName: '3707',
  shortName: '3704',
  contentId: '3712',
}

/** The stream that holds the fixed-size properties. */
const fixedStream = '__properties_version1.0'

/** Bytes before the entries of a message, of an embedded message, and of an attachment. */
const heads = { message: 32, inner: 24, attachment: 8 }

/** A mail in Outlook's file format (MS-OXMSG). Throws FileFailure. */
export function readMsg(storage: CompoundStorage): Mail {
  return mailOf(storage, heads.message)
}

function mailOf(storage: CompoundStorage, head: number): Mail {
  const fixed = fixedValues(storage, head)
  const codePage = fixed.get(ids.codePage)?.getInt32(0, true) ?? 936
  const text = (id: string) => textOf(storage, id, codePage)
  const address = text(ids.senderMail) || text(ids.senderAddress)
  // Exchange addresses are directory paths, which mean nothing to a user.
  const shownAddress = address.includes('@') ? address : ''
  const sender = text(ids.senderName)
  return {
    subject: text(ids.subject),
    from:
      sender && shownAddress && sender !== shownAddress
        ? `${sender} <${shownAddress}>`
        : sender || shownAddress,
    to: text(ids.to),
    cc: text(ids.cc),
    date: dateOf(fixed.get(ids.sent) ?? fixed.get(ids.received)),
    text: text(ids.body),
    html: htmlOf(storage, fixed.get(ids.htmlCodePage)?.getInt32(0, true) ?? codePage),
    attachments: attachmentsOf(storage, codePage),
  }
}

/** Fixed-size values by their property ids. */
function fixedValues({ streams }: CompoundStorage, head: number): Map<number, DataView> {
  const bytes = streams.get(fixedStream)
  if (!bytes) throw new FileFailure('broken')
  const values = new Map<number, DataView>()
  for (let at = head; at + 16 <= bytes.length; at += 16) {
    const entry = new DataView(bytes.buffer, bytes.byteOffset + at, 16)
    values.set(entry.getUint16(2, true), new DataView(bytes.buffer, bytes.byteOffset + at + 8, 8))
  }
  return values
}

const streamName = (id: string, type: string) => `__substg1.0_${id}${type}`

function textOf({ streams }: CompoundStorage, id: string, codePage: number): string {
  const wide = streams.get(streamName(id, '001F'))
  const narrow = streams.get(streamName(id, '001E'))
  const text = wide
    ? new TextDecoder('utf-16le').decode(wide)
    : narrow
      ? decoderOf(codePage).decode(narrow)
      : ''
  return text.replace(/\0+$/, '')
}

function htmlOf(storage: CompoundStorage, codePage: number): string {
  const bytes = storage.streams.get(streamName(ids.html, '0102'))
  return bytes ? decoderOf(codePage).decode(bytes) : textOf(storage, ids.html, codePage)
}

/** Converts a count of 100 ns intervals since 1601. */
function dateOf(value: DataView | undefined): string {
  if (!value) return ''
  const ticks = value.getUint32(4, true) * 2 ** 32 + value.getUint32(0, true)
  const date = new Date(ticks / 10_000 - 11_644_473_600_000)
  return ticks === 0 || Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

function attachmentsOf({ storages }: CompoundStorage, codePage: number): MailAttachment[] {
  return [...storages].flatMap(([name, storage]): MailAttachment[] => {
    if (!name.startsWith('__attach_version1.0_')) return []
    const text = (id: string) => textOf(storage, id, codePage)
    const bytes = storage.streams.get(streamName(ids.attached, '0102'))
    if (bytes) {
      const own = text(ids.longName) || text(ids.shortName) || 'attachment.bin'
      return [{ name: own, contentId: text(ids.contentId), bytes: Uint8Array.from(bytes) }]
    }
    const inner = storage.storages.get(streamName(ids.attached, '000D'))
    return inner?.streams.has(fixedStream) ? [innerMail(inner)] : []
  })
}

/** An embedded mail has no bytes of its own: it is written as it would have been sent, without its attachments. */
function innerMail(storage: CompoundStorage): MailAttachment {
  const { subject, from, to, cc, date, text, html } = mailOf(storage, heads.inner)
  const line = (name: string, value: string) =>
    value ? `${name}: ${value.replace(/\s+/g, ' ')}\r\n` : ''
  const head = [
    line('Subject', subject),
    line('From', from),
    line('To', to),
    line('Cc', cc),
    line('Date', date),
    line('Content-Type', `text/${html ? 'html' : 'plain'}; charset=utf-8`),
  ]
  const bytes = new TextEncoder().encode(`${head.join('')}\r\n${html || text}`)
  return { name: `${subject || 'mail'}.eml`, contentId: '', bytes: Uint8Array.from(bytes) }
}
