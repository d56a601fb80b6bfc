import { type FileKind, isMisnamed } from './file-kind'
import { useViewerText } from './use-viewer-text'

/** Says that a file has another kind than its name claims. */
export function MisnamedNote({
  name,
  kind,
}: {
  name: string
  kind: Exclude<FileKind, 'encrypted-office'> | 'word' | 'sheet' | 'slides' | 'ofd' | 'zip'
}) {
  const fileViewer = useViewerText()
  if (!isMisnamed(name, kind)) return null
  return (
    <p
      className="flex-none text-sm text-warning bg-warning-soft px-4 py-2 print:hidden"
      role="status"
    >
      {fileViewer.misnamed(fileViewer.kinds[kind])}
    </p>
  )
}
