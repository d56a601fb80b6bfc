import 'pdfjs-dist/legacy/web/pdf_viewer.css'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { type FileFacts, FileFailure, failureFor } from '../file-source'
import { viewerLimits } from '../limits'
import { pdfDataPath } from './pdf-data-path'
import { type PieceTerms, pdfPieces } from './pdf-pieces'
import type { PdfScreen, showPdf } from './pdf-screen'

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl

export interface OpenPdf {
  document: PDFDocumentProxy
  show(terms: Parameters<typeof showPdf>[1]): Promise<PdfScreen>
}

/** Tries a password. */
export type Unlock = (password: string) => void

interface OpenTerms extends PieceTerms {
  /** The document has a password: asks the user for it. `wrong`: the last one was wrong. */
  onLocked(unlock: Unlock, wrong: boolean): void
}

/** Opens a PDF from its bytes or from its source, piece by piece if it is large. Throws FileFailure. */
export async function openPdf(
  file: FileFacts,
  bytes: Uint8Array | undefined,
  { signal, onLocked, ...terms }: OpenTerms,
): Promise<OpenPdf> {
  const loading = pdfjs.getDocument({
    ...contentOf(file, bytes, { signal, ...terms }),
    cMapUrl: `${pdfDataPath}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${pdfDataPath}/standard_fonts/`,
    wasmUrl: `${pdfDataPath}/wasm/`,
    // The page's content security policy forbids both; the library works without them.
    useWasm: false,
    isEvalSupported: false,
    disableAutoFetch: true,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  })
  loading.onPassword = (unlock: Unlock, reason: number) =>
    onLocked(unlock, reason === pdfjs.PasswordResponses.INCORRECT_PASSWORD)
  // Without this, waiting for a password would not end after an abort.
  signal.addEventListener('abort', () => void loading.destroy())
  const document = await loading.promise.catch((error: Error) => {
    void loading.destroy()
    throw failureOf(error)
  })
  return {
    document,
    async show(terms) {
      // The module expects the library in the page when it loads.
      const screen = await import('./pdf-screen')
      return screen.showPdf(document, terms)
    },
  }
}

function contentOf(file: FileFacts, bytes: Uint8Array | undefined, terms: PieceTerms) {
  // The library transfers the bytes to its worker.
  if (bytes) return { data: bytes.slice() }
  const { source, size, ranges } = file
  if (!ranges || size === null || size <= viewerLimits.streamed) return { url: source }
  return { range: pdfPieces(file, size, terms) }
}

function failureOf(error: Error): FileFailure {
  if (error.name === 'PasswordException') return new FileFailure('encrypted')
  if (error.name === 'InvalidPDFException') return new FileFailure('broken')
  const { status } = error as { status?: number }
  if (status) return new FileFailure(failureFor(status))
  return new FileFailure(/fetch|network/i.test(error.message) ? 'unreachable' : 'broken')
}
