const pieceSize = 256 * 1024

/**
 * Reads a body piece by piece; each piece is valid only until the next is read. They share the same memory, because
 * discarded pieces would pile up by the gigabyte before a browser collects them. Stopping early cancels the request.
 */
export async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { read, cancel } = readerOf(body)
  try {
    for (let piece = await read(); !piece.done; piece = await read()) yield piece.value
  } finally {
    cancel().catch(() => {})
  }
}

function readerOf(body: ReadableStream<Uint8Array>) {
  const reader = reusingReader(body)
  if (!reader) {
    const plain = body.getReader()
    return { read: () => plain.read(), cancel: () => plain.cancel() }
  }
  let memory = new ArrayBuffer(pieceSize)
  return {
    async read() {
      const piece = await reader.read(new Uint8Array(memory))
      if (piece.value) memory = piece.value.buffer
      return piece
    },
    cancel: () => reader.cancel(),
  }
}

/** null if the browser cannot read a body into a supplied buffer. */
function reusingReader(body: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | null {
  try {
    return body.getReader({ mode: 'byob' })
  } catch {
    return null
  }
}
