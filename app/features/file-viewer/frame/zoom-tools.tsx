import { Maximize, Minus, MoveHorizontal, Plus } from 'lucide'
import { useViewerText } from '../use-viewer-text'
import type { Zooming } from './terms'
import { Tool } from './tools'
import { nextZoom } from './zoom-steps'

/** Zoom out, the scale, zoom in; then the buttons to fit the document. */
export function ZoomTools({ scale, most = 8, fit, setScale, setFit }: Zooming) {
  const fileViewer = useViewerText()
  const larger = Math.min(most, nextZoom(scale, 1))
  const smaller = nextZoom(scale, -1)
  return (
    <>
      <Tool
        icon={Minus}
        label={fileViewer.zoomOut}
        disabled={smaller === scale}
        onUse={() => setScale(smaller)}
      />
      <output className="text-center tabular-nums min-w-52px max-600:hidden">
        {fileViewer.zoom(Math.round(scale * 100))}
      </output>
      <Tool
        icon={Plus}
        label={fileViewer.zoomIn}
        disabled={larger <= scale}
        onUse={() => setScale(larger)}
      />
      <Tool
        icon={MoveHorizontal}
        label={fileViewer.fitWidth}
        pressed={fit === 'width'}
        onUse={() => setFit('width')}
      />
      <Tool
        icon={Maximize}
        label={fileViewer.fitPage}
        className="max-600:hidden"
        pressed={fit === 'page'}
        onUse={() => setFit('page')}
      />
      <Tool
        icon="1:1"
        label={fileViewer.actualSize}
        className="max-600:hidden"
        pressed={fit === null && Math.abs(scale - 1) < 0.001}
        onUse={() => setScale(1)}
      />
    </>
  )
}
