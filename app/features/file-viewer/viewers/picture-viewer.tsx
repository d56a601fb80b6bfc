import { useEffect, useMemo, useState } from 'react'
import { kindOf } from '../file-kind'
import { FileFailure } from '../file-source'
import { Frame } from '../frame/frame'
import { Stage } from '../frame/tools'
import { useZoom } from '../frame/use-zoom'
import { Reading } from '../reading'
import { Unshown } from '../unshown'
import { useWholeFile } from '../use-whole-file'
import type { BytesProps, ViewerProps } from '../viewer-props'
import { isHugePicture } from './picture-size'
import styles from './picture-viewer.module.css'
import { useDragScroll } from './use-drag-scroll'

export default function PictureViewer(props: ViewerProps) {
  const { bytes, share } = useWholeFile(props)
  const huge = useMemo(() => bytes !== null && isHugePicture(bytes), [bytes])
  if (huge) return <Unshown failure="huge" onFailure={props.onFailure} />
  return bytes ? <Picture {...props} bytes={bytes} /> : <Reading share={share} />
}

interface Size {
  width: number
  height: number
}

/** Margins (px) between a picture and the edges that it fits into. */
const margins = { width: 32, height: 32 }

/** A picture to zoom and rotate, by pointer, touch and keyboard. */
function Picture({ file, bytes, onFailure }: BytesProps) {
  const address = useAddress(file.head, file.name, bytes)
  const [natural, setNatural] = useState<Size | null>(null)
  const [turns, setTurns] = useState(0)
  const across = turns % 2 !== 0
  const seen = natural && across ? { width: natural.height, height: natural.width } : natural
  const [stage, zooming] = useZoom({
    source: file.source,
    size: seen,
    besides: margins,
    // Not enlarged beyond its own size.
    atFirst: ({ page }) => Math.min(1, page),
  })
  const { scale, fit, setScale, setFit } = zooming
  useDragScroll(stage)

  return (
    <Frame zooming={zooming} onTurn={(by) => setTurns(turns + by)} onPrint={() => window.print()}>
      <Stage
        ref={stage}
        className={`grid p-4 ${styles.stage}`}
        onDoubleClick={() => (fit === 'page' ? setScale(1) : setFit('page'))}
      >
        <div
          className={`relative shadow-md ${styles.sheet}`}
          style={seen ? { width: seen.width * scale, height: seen.height * scale } : undefined}
        >
          {address && (
            <img
              className={styles.picture}
              src={address}
              alt={file.name}
              draggable={false}
              onLoad={({ currentTarget }) => setNatural(sizeOf(currentTarget))}
              onError={() => onFailure(new FileFailure('broken'))}
              style={turned(natural, turns, scale)}
            />
          )}
        </div>
      </Stage>
    </Frame>
  )
}

/** Rotated about its centre, in the size of its bounding box. */
function turned(natural: Size | null, turns: number, scale: number) {
  return {
    transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
    ...(natural && { width: natural.width * scale, height: natural.height * scale }),
  }
}

/** A URL at which an image element can show the bytes: the server may declare any type for them. */
function useAddress(head: Uint8Array, name: string, bytes: Uint8Array<ArrayBuffer>): string {
  const [address, setAddress] = useState('')
  const mimeType = useMemo(() => kindOf(head, name).mimeType, [head, name])
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: mimeType }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes, mimeType])
  return address
}

/** A drawing without dimensions of its own gets default ones. */
function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement): Size {
  return { width: naturalWidth || 800, height: naturalHeight || 600 }
}
