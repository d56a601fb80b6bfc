import PostalMime, { type Address, type Attachment } from 'postal-mime'
import { chineseEncodingOf } from '../viewers/text-encoding'
import type { Mail, MailAttachment } from './mail'

/** Greater depth and longer headers than real mails have. */
const limits = { maxNestingDepth: 50, maxHeadersSize: 1024 * 1024 }

/** A mail in its transport format (RFC 5322). */
export async function readEml(bytes: Uint8Array): Promise<Mail> {
  const mail = await PostalMime.parse(withUtf8(bytes), {
    ...limits,
    attachmentEncoding: 'arraybuffer',
  })
  return {
    subject: mail.subject ?? '',
    from: mail.from ? addressText(mail.from) : '',
    to: addressesText(mail.to),
    cc: addressesText(mail.cc),
    date: mail.date ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(attachmentOf),
  }
}

const addressesText = (addresses: readonly Address[] = []) =>
  addresses.map(addressText).filter(Boolean).join('; ')

function addressText(address: Address): string {
  if (address.group) return `${address.name}: ${address.group.map(addressText).join(', ')}`
  const { name, address: place = '' } = address
  return name && place ? `${name} <${place}>` : name || place
}

function attachmentOf({ filename, mimeType, contentId = '', content }: Attachment): MailAttachment {
  const bytes =
    typeof content === 'string'
      ? new TextEncoder().encode(content)
      : Uint8Array.from(viewOf(content))
  return { name: filename || nameFor(mimeType), contentId: bareId(contentId), bytes }
}

const viewOf = (content: ArrayBuffer | Uint8Array) =>
  content instanceof Uint8Array ? content : new Uint8Array(content)

/** Attached mails often have no name. */
const nameFor = (mimeType: string) =>
  mimeType === 'message/rfc822' ? 'mail.eml' : `attachment.${mimeType.split('/')[1] ?? 'bin'}`

const bareId = (id: string) => id.trim().replace(/^<|>$/g, '')

const end = [
  [13, 10, 13, 10],
  [10, 10],
] as const

/**
 * Old Chinese programs wrote unencoded characters into headers without naming an encoding, and some into the body as
 * well. Such a part is converted to UTF-8, which the library expects.
 */
function withUtf8(bytes: Uint8Array): Uint8Array {
  const begin = Math.min(...end.map((mark) => placeOf(bytes, mark)))
  const head = bytes.subarray(0, begin)
  const saysNot = !/charset|multipart\//i.test(new TextDecoder('latin1').decode(head))
  return saysNot ? inUtf8(bytes) : joined(inUtf8(head), bytes.subarray(begin))
}

function placeOf(bytes: Uint8Array, mark: readonly number[]): number {
  for (let at = 0; at < bytes.length; at += 1) {
    if (mark.every((byte, place) => bytes[at + place] === byte)) return at
  }
  return bytes.length
}

function inUtf8(bytes: Uint8Array): Uint8Array {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return bytes
  } catch {
    const decoder = new TextDecoder(chineseEncodingOf(bytes.subarray(0, 64 * 1024)))
    return new TextEncoder().encode(decoder.decode(bytes))
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}
