import { type FileKind, isMisnamed } from './file-kind'
import type { PackageKind } from './package-kind'
import { useViewerText } from './use-viewer-text'
import { ViewerNote } from './viewer-note'

/** Says that a file's type differs from what its name claims. */
export function MisnamedNote({
  name,
  kind,
}: {
  name: string
  kind: Exclude<FileKind, 'encrypted-office'> | PackageKind
}) {
  const fileViewer = useViewerText()
  if (!isMisnamed(name, kind)) return null
  return <ViewerNote>{fileViewer.misnamed(fileViewer.kinds[kind])}</ViewerNote>
}
