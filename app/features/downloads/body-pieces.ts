const pieceSize = 256 * 1024

/**
 * A body piece by piece, each good until the next is read: they come in the same memory, for what is thrown away
 * after each piece piles up by the gigabyte before a browser collects it. Whoever stops early lets go of the server.
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

/** null where the browser's bodies cannot fill memory that is given to them. */
function reusingReader(body: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | null {
  try {
    return body.getReader({ mode: 'byob' })
  } catch {
    return null
  }
}
