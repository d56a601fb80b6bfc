/** Why a document has no PDF; each reason has its own HTTP status and sentence. */
export type ConversionFailure =
  | 'unconverted'
  | 'encrypted'
  | 'huge'
  | 'late'
  | 'busy'
  | 'unreachable'

export class ConversionError extends Error {
  override name = 'ConversionError'
  /** `detail` is for the log and reveals no content. */
  constructor(
    readonly failure: ConversionFailure,
    detail: string,
  ) {
    super(detail)
  }
}

export interface OfficeFile {
  /** Where it is on this machine. */
  path: string
  /** `doc`: the extension by which the converter knows its format. */
  ending: string
  /** Letters and digits that are unique to the content. */
  digest: string
  /** An address from which the converter may fetch it; made only if it must. */
  address(): string
}

/** Turns office files into PDF. */
export interface Converter {
  /** How many files it converts at once. */
  atOnce: number
  /** Writes the PDF to `target`. Throws ConversionError; an abort is passed on as it is. */
  convert(file: OfficeFile, target: string, signal: AbortSignal): Promise<void>
}
