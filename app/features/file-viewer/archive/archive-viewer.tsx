import { useEffect, useMemo, useState } from 'react'
import { Reading } from '../reading'
import { useViewerText } from '../use-viewer-text'
import { useWholeFile } from '../use-whole-file'
import { ViewerNote } from '../viewer-note'
import type { BytesProps, ViewerProps } from '../viewer-props'
import { lacksEnd } from './archive-end'
import { ArchiveList } from './archive-list'
import { type Archive, openArchive } from './archive-reader'

/** A rar, 7z or tar: its content as a list. */
export default function ArchiveViewer(props: ViewerProps) {
  const { bytes, share } = useWholeFile(props)
  return bytes ? <OpenArchive {...props} bytes={bytes} /> : <Reading share={share} />
}

function OpenArchive({ bytes, onFailure }: BytesProps) {
  const { zip } = useViewerText()
  const [archive, setArchive] = useState<Archive | null>(null)
  const cut = useMemo(() => archive !== null && lacksEnd(bytes), [archive, bytes])
  useEffect(() => {
    let left = false
    const opening = openArchive(bytes)
    opening.then(
      (opened) => !left && setArchive(opened),
      (error: unknown) => !left && onFailure(error),
    )
    return () => {
      left = true
      opening.then(({ close }) => close()).catch(() => {})
    }
  }, [bytes, onFailure])
  if (!archive) return <Reading />
  return (
    <>
      {cut && <ViewerNote>{zip.cut}</ViewerNote>}
      <ArchiveList entries={archive.entries} read={archive.read} />
    </>
  )
}
