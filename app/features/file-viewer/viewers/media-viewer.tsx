import { AudioLines } from 'lucide'
import { useMemo } from 'react'
import { useText } from '../../../text/text-context'
import { Icon } from '../../../ui/icon'
import { kindOf } from '../file-kind'
import { FileFailure } from '../file-source'
import type { ViewerProps } from '../viewer-props'
import styles from './media-viewer.module.css'

/** Sound and film, played by the browser itself as they come in. */
export default function MediaViewer({ file, onFailure }: ViewerProps) {
  const { fileViewer } = useText()
  const { kind } = useMemo(() => kindOf(file.head, file.name), [file.head, file.name])
  const player = {
    src: file.source,
    controls: true,
    preload: 'metadata',
    'aria-label': file.name || fileViewer.content,
    onError: () => onFailure(new FileFailure('codec')),
  } as const
  return (
    <div className={styles.stage} data-kind={kind}>
      {kind === 'audio' ? (
        <div className={styles.sound}>
          <span className={styles.sign}>
            <Icon drawing={AudioLines} />
          </span>
          <p>{file.name}</p>
          <audio {...player} />
        </div>
      ) : (
        <video {...player} className={styles.film} playsInline />
      )}
    </div>
  )
}
