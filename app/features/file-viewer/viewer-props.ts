import type { FileFacts } from './file-source'

export interface ViewerProps {
  file: FileFacts
  /** The file cannot be shown: the error says why, see FileFailure. */
  onFailure(error: unknown): void
}

/** Of viewers of a file that is there as a whole. */
export interface BytesProps extends ViewerProps {
  bytes: Uint8Array<ArrayBuffer>
}
