/**
 * A complete WebSocket text frame (RFC 6455, section 5.2), as servers send it. It is the same for every window, while
 * ws would build it for each one, and write it in two pieces.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const header = Buffer.from(headerOf(length))
  const frame = Buffer.allocUnsafe(header.length + length)
  header.copy(frame)
  frame.write(text, header.length)
  return frame
}

/** The header of a final text frame, then the length in as few bytes as possible. */
function headerOf(length: number): number[] {
  const bytes = (count: number) =>
    Array.from(
      { length: count },
      (_, place) => Math.floor(length / 256 ** (count - 1 - place)) % 256,
    )
  if (length < 126) return [0x81, length]
  return length < 2 ** 16 ? [0x81, 126, ...bytes(2)] : [0x81, 127, ...bytes(8)]
}
