import { Maximize, RotateCcw, RotateCw } from 'lucide'
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { kindOf } from '../file-kind'
import { FileFailure } from '../file-source'
import { Reading } from '../reading'
import { nextZoom, Stage, Tool, ToolGap, Tools, ZoomTools } from '../tools'
import { Unshown } from '../unshown'
import { useViewerText } from '../use-viewer-text'
import { useWholeFile } from '../use-whole-file'
import type { BytesProps, ViewerProps } from '../viewer-props'
import { isHugePicture } from './picture-size'
import styles from './picture-viewer.module.css'
import { useDragScroll } from './use-drag-scroll'
import { useRoom } from './use-room'

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

/** Margin (px) between a picture and the edges that it fits into. */
const margin = 32

/** A picture to zoom and rotate, by pointer, touch and keyboard. */
function Picture({ file, bytes, onFailure }: BytesProps) {
  const address = useAddress(file.head, file.name, bytes)
  const [natural, setNatural] = useState<Size | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [turns, setTurns] = useState(0)
  const [stage, room] = useRoom<HTMLDivElement>()
  useDragScroll(stage)

  const across = turns % 2 !== 0
  const seen = natural && across ? { width: natural.height, height: natural.width } : natural
  const scale = chosen ?? fitScale(seen, room)
  const rotate = (by: number) => setTurns((now) => now + by)

  function onKeyDown(event: KeyboardEvent) {
    const act = keys[event.key.toLowerCase()]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act({ scale, zoom: setChosen, rotate })
  }

  return (
    <>
      <PictureTools scale={scale} chosen={chosen} onScale={setChosen} onRotate={rotate} />
      <Stage
        ref={stage}
        className={`grid p-4 ${styles.stage}`}
        onKeyDown={onKeyDown}
        onDoubleClick={() => setChosen(chosen === null ? 1 : null)}
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
    </>
  )
}

interface Hands {
  scale: number
  /** null = fitted. */
  zoom(scale: number | null): void
  rotate(by: number): void
}

const zoomIn = ({ scale, zoom }: Hands) => zoom(nextZoom(scale, 1))

const keys: Record<string, (hands: Hands) => void> = {
  '+': zoomIn,
  '=': zoomIn,
  '-': ({ scale, zoom }) => zoom(nextZoom(scale, -1)),
  0: ({ zoom }) => zoom(null),
  1: ({ zoom }) => zoom(1),
  r: ({ rotate }) => rotate(1),
  l: ({ rotate }) => rotate(-1),
}

/** Rotated about its centre, in the size of its bounding box. */
function turned(natural: Size | null, turns: number, scale: number) {
  return {
    transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
    ...(natural && { width: natural.width * scale, height: natural.height * scale }),
  }
}

interface PictureToolsProps {
  scale: number
  /** null = fitted. */
  chosen: number | null
  onScale(scale: number | null): void
  onRotate(by: number): void
}

function PictureTools({ scale, chosen, onScale, onRotate }: PictureToolsProps) {
  const fileViewer = useViewerText()
  return (
    <Tools onPrint={() => window.print()}>
      <ZoomTools scale={scale} onScale={onScale} />
      <Tool
        icon={Maximize}
        label={fileViewer.fit}
        pressed={chosen === null}
        onUse={() => onScale(null)}
      />
      <Tool
        icon="1:1"
        label={fileViewer.actualSize}
        pressed={chosen === 1}
        onUse={() => onScale(1)}
      />
      <ToolGap />
      <Tool icon={RotateCcw} label={fileViewer.rotateLeft} onUse={() => onRotate(-1)} />
      <Tool icon={RotateCw} label={fileViewer.rotateRight} onUse={() => onRotate(1)} />
    </Tools>
  )
}

/** An address at which an image element can show the bytes: the server may declare any type for them. */
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

/** As large as there is room, but never beyond its own size. */
function fitScale(seen: Size | null, room: Size): number {
  if (!seen) return 1
  const scale = Math.min(
    (room.width - margin) / seen.width,
    (room.height - margin) / seen.height,
    1,
  )
  return Math.max(0.02, scale)
}
