import type { FailureName } from '../file-source'
import type { OldContent } from './content'
import type { OldKind } from './read-old'

export interface WorkerOrder {
  kind: OldKind
  bytes: Uint8Array
}

export type WorkerWord = 'ready' | { content: OldContent } | { failure: FailureName }
