import { Component, lazy, type ReactNode, Suspense, useMemo } from 'react'
import { type FileKind, kindOf } from './file-kind'
import { type FailureName, FileFailure } from './file-source'
import { MisnamedNote } from './misnamed-note'
import { Reading } from './reading'
import { Unshown } from './unshown'
import type { ViewerProps } from './viewer-props'

const viewers = {
  image: lazy(() => import('./viewers/picture-viewer')),
  pdf: lazy(() => import('./pdf/pdf-viewer')),
  text: lazy(() => import('./viewers/text-viewer')),
  audio: lazy(() => import('./viewers/media-viewer')),
  video: lazy(() => import('./viewers/media-viewer')),
  package: lazy(() => import('./viewers/package-viewer')),
}

const failures: Record<Exclude<FileKind, keyof typeof viewers>, FailureName> = {
  'old-office': 'old-office',
  'encrypted-office': 'encrypted',
  other: 'unsupported',
}

/** The viewer of what a file really is, loaded for it. */
export function OpenedFile({ file, onFailure }: ViewerProps) {
  const { kind } = useMemo(() => kindOf(file.head, file.name), [file.head, file.name])
  if (kind in failures) {
    return <Unshown failure={failures[kind as keyof typeof failures]} onFailure={onFailure} />
  }
  const Viewer = viewers[kind as keyof typeof viewers]
  return (
    <ViewerBoundary onFailure={onFailure}>
      {kind !== 'package' && <MisnamedNote name={file.name} kind={kind as keyof typeof viewers} />}
      <Suspense fallback={<Reading />}>
        <Viewer file={file} onFailure={onFailure} />
      </Suspense>
    </ViewerBoundary>
  )
}

/** What a viewer throws is its file's failure; one whose code cannot be had is asked for again by a reload. */
class ViewerBoundary extends Component<{
  onFailure(error: unknown): void
  children: ReactNode
}> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: Error) {
    const lost = /import|module|chunk/i.test(error.message)
    this.props.onFailure(lost ? new FileFailure('unreachable') : error)
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}
