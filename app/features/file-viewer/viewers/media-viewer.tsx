import { AudioLines } from 'lucide'
import { useMemo } from 'react'
import { Icon } from '../../../ui/icon'
import { kindOf } from '../file-kind'
import { FileFailure } from '../file-source'
import { Unshown } from '../unshown'
import { useViewerText } from '../use-viewer-text'
import type { ViewerProps } from '../viewer-props'
import styles from './media-viewer.module.css'

/** Audio and video, played by the browser itself while they load. */
export default function MediaViewer({ file, onFailure }: ViewerProps) {
  const fileViewer = useViewerText()
  const { kind } = useMemo(() => kindOf(file.head, file.name), [file.head, file.name])
  // The page's policy allows playing only what the server sends.
  if (!file.source) return <Unshown failure="unsupported" onFailure={onFailure} />
  const player = {
    src: file.source,
    controls: true,
    preload: 'metadata',
    'aria-label': file.name || fileViewer.content,
    onError: () => onFailure(new FileFailure('codec')),
  } as const
  return (
    <div className={`grid flex-1 place-items-center min-h-0 p-4 ${styles.stage}`} data-kind={kind}>
      {kind === 'audio' ? (
        <div className="card flex flex-col items-center w-full px-6 py-8 gap-4 max-w-520px">
          <span className="disc text-accent bg-accent-soft w-88px h-88px svg:size-40px">
            <Icon drawing={AudioLines} />
          </span>
          <p className="text-center font-bold break-anywhere">{file.name}</p>
          <audio {...player} className="w-full" />
        </div>
      ) : (
        <video {...player} className="w-full h-full min-h-0" playsInline />
      )}
    </div>
  )
}
