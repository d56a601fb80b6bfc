import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type FileFacts, FileFailure, readPiece } from '../file-source'

/** Requests at once. A PDF that has its pages in one list needs a piece for each: more than a browser keeps open. */
const mostRequests = 6
/** Until a piece that the network lost is requested again (ms). */
const pause = 2_000

type Piece = readonly [begin: number, end: number]

export interface PieceTerms {
  signal: AbortSignal
  /** A piece cannot be had, and will not be. */
  onFailure(error: unknown): void
}

/** Gives pdf.js the pieces of a file that it asks for. A network that is gone is waited for. */
export function pdfPieces(
  file: FileFacts,
  size: number,
  { signal, onFailure }: PieceTerms,
): PDFDataRangeTransport {
  const waiting: Piece[] = []
  let running = 0
  // The library gives the bytes away to its worker.
  const transport = new PDFDataRangeTransport(size, file.head.slice())
  const startNext = () => {
    const piece = waiting.shift()
    if (!piece || signal.aborted) return
    running += 1
    read(file, piece, signal)
      .then((bytes) => transport.onDataRange(piece[0], bytes))
      .catch((error: unknown) => signal.aborted || onFailure(error))
      .finally(() => {
        running -= 1
        startNext()
      })
  }
  transport.requestDataRange = (begin, end) => {
    waiting.push([begin, end])
    if (running < mostRequests) startNext()
  }
  return transport
}

async function read(
  file: FileFacts,
  [begin, end]: Piece,
  signal: AbortSignal,
): Promise<Uint8Array> {
  for (;;) {
    try {
      const bytes = await readPiece(file, begin, end - begin, signal)
      if (bytes.length < end - begin) throw new FileFailure('broken')
      return bytes
    } catch (error) {
      if (signal.aborted || !isOutOfReach(error)) throw error
      await new Promise((done) => setTimeout(done, pause))
    }
  }
}

const isOutOfReach = (error: unknown) =>
  error instanceof FileFailure && error.failure === 'unreachable'
