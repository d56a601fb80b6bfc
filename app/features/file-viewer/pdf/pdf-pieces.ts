import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type FileFacts, FileFailure, readPiece } from '../file-source'

/** Concurrent requests. */
const mostRequests = 6
/** How much is requested ahead at most (bytes). */
const mostAhead = 4 * 1024 * 1024
/** Pause before a range that failed in the network is requested again (ms). */
const pause = 2_000

interface Piece {
  begin: number
  end: number
}

export interface PieceTerms {
  signal: AbortSignal
  /** The share of the file that has arrived. */
  onShare(share: number): void
  /** A piece cannot be loaded, and retrying would not help. */
  onFailure(error: unknown): void
}

/** Supplies pdf.js with the pieces of a file that it requests. Waits while the network is down. */
export function pdfPieces(
  file: FileFacts,
  size: number,
  { signal, onShare, onFailure }: PieceTerms,
): PDFDataRangeTransport {
  const waiting: Piece[] = []
  const ahead = readAhead(file, size, signal)
  let running = 0
  // The library transfers the bytes to its worker.
  const transport = new PDFDataRangeTransport(size, file.head.slice())
  const startNext = () => {
    const piece = waiting.shift()
    if (!piece || signal.aborted) return
    running += 1
    ahead
      .read(piece)
      .then((bytes) => {
        transport.onDataRange(piece.begin, bytes)
        onShare(ahead.arrived() / size)
      })
      .catch((error: unknown) => signal.aborted || onFailure(error))
      .finally(() => {
        running -= 1
        startNext()
      })
  }
  transport.requestDataRange = (begin, end) => {
    waiting.push({ begin, end })
    if (running < mostRequests) startNext()
  }
  return transport
}

/**
 * Reads pieces, and more than requested if they are consecutive: if a PDF has all its pages in one list, the library
 * reads the whole file, piece by piece.
 */
function readAhead(file: FileFacts, size: number, signal: AbortSignal) {
  let kept: { begin: number; bytes: Uint8Array } = { begin: 0, bytes: new Uint8Array() }
  let lastEnd = -1
  let step = 0
  let arrived = 0
  const isKept = ({ begin, end }: Piece) =>
    begin >= kept.begin && end <= kept.begin + kept.bytes.length
  return {
    arrived: () => arrived,
    async read(piece: Piece): Promise<Uint8Array> {
      const { begin, end } = piece
      const follows = begin === lastEnd
      lastEnd = end
      if (!isKept(piece)) {
        step = follows ? Math.min(mostAhead, 2 * Math.max(step, end - begin)) : 0
        const until = Math.min(size, Math.max(end, begin + step))
        const bytes = await read(file, { begin, end: until }, signal)
        arrived += bytes.length
        if (until === end) return bytes
        kept = { begin, bytes }
      }
      return kept.bytes.slice(begin - kept.begin, end - kept.begin)
    },
  }
}

async function read(
  file: FileFacts,
  { begin, end }: Piece,
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
