import type { FileFacts } from './file-source'

export interface ViewerProps {
  file: FileFacts
  /** The file cannot be shown: the error says why, see FileFailure. */
  onFailure(error: unknown): void
}

/** Props of viewers that receive the whole file. */
export interface BytesProps extends ViewerProps {
  bytes: Uint8Array<ArrayBuffer>
}
