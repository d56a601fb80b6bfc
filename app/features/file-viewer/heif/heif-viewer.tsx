import { useEffect, useState } from 'react'
import { type FileFacts, innerFacts } from '../file-source'
import { Reading } from '../reading'
import { useWholeFile } from '../use-whole-file'
import type { BytesProps, ViewerProps } from '../viewer-props'
import PictureViewer from '../viewers/picture-viewer'
import { jpegOf } from './heif-reader'

/** A photo in a format that browsers do not show natively. */
export default function HeifViewer(props: ViewerProps) {
  const { bytes, share } = useWholeFile(props)
  return bytes ? <Photo {...props} bytes={bytes} /> : <Reading share={share} />
}

function Photo({ bytes, file, onFailure }: BytesProps) {
  const [shown, setShown] = useState<FileFacts | null>(null)
  useEffect(() => {
    let left = false
    jpegOf(bytes).then(
      (jpeg) =>
        !left && setShown({ ...innerFacts({ name: file.name, bytes: jpeg }), source: file.source }),
      (error: unknown) => !left && onFailure(error),
    )
    return () => {
      left = true
    }
  }, [bytes, file, onFailure])
  return shown ? <PictureViewer file={shown} onFailure={onFailure} /> : <Reading />
}
