import { Suspense, useMemo } from 'react'
import { extensionOf } from '~contract/platform/file-types'
import { ErrorBoundary } from '../../ui/error-boundary'
import { partOf } from '../../ui/lazy-part'
import { type FileKind, kindOf } from './file-kind'
import { type FailureName, type FileFacts, FileFailure } from './file-source'
import { viewerLimits } from './limits'
import { MisnamedNote } from './misnamed-note'
import { Reading } from './reading'
import { Unshown } from './unshown'
import type { ViewerProps } from './viewer-props'

const viewers = {
  image: partOf(() => import('./viewers/picture-viewer')),
  heif: partOf(() => import('./heif/heif-viewer')),
  pdf: partOf(() => import('./pdf/pdf-viewer')),
  text: partOf(() => import('./viewers/text-viewer')),
  mail: partOf(() => import('./viewers/old-office-viewer')),
  audio: partOf(() => import('./viewers/media-viewer')),
  video: partOf(() => import('./viewers/media-viewer')),
  values: partOf(() => import('./viewers/csv-viewer')),
  package: partOf(() => import('./viewers/package-viewer')),
  archive: partOf(() => import('./archive/archive-viewer')),
  'old-office': partOf(() => import('./viewers/old-office-viewer')),
  'rich-text': partOf(() => import('./viewers/old-office-viewer')),
}

type ShownKind = Exclude<keyof typeof viewers, 'values'>

const failures: Record<Exclude<FileKind, keyof typeof viewers>, FailureName> = {
  'encrypted-office': 'encrypted',
  other: 'unsupported',
}

/** The viewer for a file's actual type, loaded on demand. */
export function OpenedFile({ file, onFailure }: ViewerProps) {
  const { kind } = useMemo(() => kindOf(file.head, file.name), [file.head, file.name])
  if (kind in failures) {
    return <Unshown failure={failures[kind as keyof typeof failures]} onFailure={onFailure} />
  }
  const Viewer = viewers[isTable(kind, file) ? 'values' : (kind as ShownKind)]
  return (
    <ErrorBoundary onError={(error) => onFailure(failureOf(error))}>
      {kind !== 'package' && <MisnamedNote name={file.name} kind={kind as ShownKind} />}
      <Suspense fallback={<Reading />}>
        <Viewer file={file} onFailure={onFailure} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** A text whose name says that it is a table, and that is short enough to be drawn as one. */
function isTable(kind: FileKind, { name, size }: FileFacts): boolean {
  const values = ['csv', 'tsv'].includes(extensionOf(name))
  return kind === 'text' && values && (size ?? 0) <= viewerLimits.values
}

/** What a viewer's error means for the file. If a viewer's code failed to load, a reload requests it again. */
function failureOf(error: Error): Error {
  return /import|module|chunk/i.test(error.message) ? new FileFailure('unreachable') : error
}
