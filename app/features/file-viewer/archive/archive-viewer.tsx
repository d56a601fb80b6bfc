import { useEffect, useState } from 'react'
import { Reading } from '../reading'
import { useWholeFile } from '../use-whole-file'
import type { BytesProps, ViewerProps } from '../viewer-props'
import { ArchiveList } from './archive-list'
import { type Archive, openArchive } from './archive-reader'

/** A rar, a 7z or a tar: its content as a list. */
export default function ArchiveViewer(props: ViewerProps) {
  const { bytes, share } = useWholeFile(props)
  return bytes ? <OpenArchive {...props} bytes={bytes} /> : <Reading share={share} />
}

function OpenArchive({ bytes, onFailure }: BytesProps) {
  const [archive, setArchive] = useState<Archive | null>(null)
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
  return archive ? <ArchiveList entries={archive.entries} read={archive.read} /> : <Reading />
}
