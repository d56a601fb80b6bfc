import { CFB } from '@e965/xlsx'

export interface MsgParts {
  /** Text properties, by their numbers. */
  texts: Record<string, string>
  html?: string
  /** Milliseconds. */
  sent?: number
  attachments?: readonly { name: string; contentId?: string; content: Uint8Array | MsgParts }[]
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le')

/** A mail as Outlook stores it. */
export function packMsg(parts: MsgParts): Buffer {
  const file = CFB.utils.cfb_new()
  addMessage(file, '/', parts, 32)
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array)
}

function addMessage(
  file: ReturnType<typeof CFB.utils.cfb_new>,
  at: string,
  parts: MsgParts,
  head: number,
) {
  const { texts, html, sent = 0, attachments = [] } = parts
  const add = (name: string, content: Uint8Array) =>
    CFB.utils.cfb_add(file, `${at}${name}`, Buffer.from(content))
  for (const [id, text] of Object.entries(texts)) add(`__substg1.0_${id}001F`, utf16(text))
  if (html !== undefined) add('__substg1.0_10130102', Buffer.from(html))
  const fixed = Buffer.alloc(head + 32)
  fixed.writeUInt16LE(0x0040, head)
  fixed.writeUInt16LE(0x0039, head + 2)
  fixed.writeBigUInt64LE((BigInt(sent) + 11_644_473_600_000n) * 10_000n, head + 8)
  fixed.writeUInt16LE(0x0003, head + 16)
  fixed.writeUInt16LE(0x3fde, head + 18)
  fixed.writeUInt32LE(65001, head + 24)
  add('__properties_version1.0', fixed)
  for (const [number, { name, contentId = '', content }] of attachments.entries()) {
    const folder = `__attach_version1.0_#${String(number).padStart(8, '0')}/`
    add(`${folder}__properties_version1.0`, Buffer.alloc(8))
    add(`${folder}__substg1.0_3707001F`, utf16(name))
    add(`${folder}__substg1.0_3712001F`, utf16(contentId))
    if (content instanceof Uint8Array) add(`${folder}__substg1.0_37010102`, content)
    else addMessage(file, `${at}${folder}__substg1.0_3701000D/`, content, 24)
  }
}
