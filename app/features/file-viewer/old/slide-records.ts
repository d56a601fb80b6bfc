/** Types of the presentation records that hold text (MS-PPT 2.13.24). */
export const recordTypes = {
  document: 0x03e8,
  slidePersist: 0x03f3,
  textHeader: 0x0f9f,
  outlineText: 0x0f9e,
  textChars: 0x0fa0,
  textBytes: 0x0fa8,
  slideList: 0x0ff0,
  userEdit: 0x0ff5,
  persistDirectory: 0x1772,
  textBox: 0xf00d,
}

export interface SlideRecord {
  type: number
  instance: number
  /** It contains records; others contain fields. */
  container: boolean
  content: Uint8Array
}

/** The maximum nesting of containers that is read. */
const deepest = 100

export const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The record at an offset; null if it is incomplete. */
export function recordAt(bytes: Uint8Array, at: number): SlideRecord | null {
  if (at + 8 > bytes.length) return null
  const view = viewOf(bytes)
  const head = view.getUint16(at, true)
  const end = at + 8 + view.getUint32(at + 4, true)
  if (end > bytes.length) return null
  return {
    type: view.getUint16(at + 2, true),
    instance: head >> 4,
    container: (head & 0x0f) === 0x0f,
    content: bytes.subarray(at + 8, end),
  }
}

/** The records directly inside a container, in order. */
export function recordsIn(content: Uint8Array): SlideRecord[] {
  const list: SlideRecord[] = []
  for (let at = 0; at < content.length; ) {
    const record = recordAt(content, at)
    if (!record) break
    list.push(record)
    at += 8 + record.content.length
  }
  return list
}

/** All records below a container, however deep; containers first. */
export function* recordsBelow(content: Uint8Array, depth = 0): Generator<SlideRecord> {
  for (const record of recordsIn(content)) {
    yield record
    if (record.container && depth < deepest) yield* recordsBelow(record.content, depth + 1)
  }
}
