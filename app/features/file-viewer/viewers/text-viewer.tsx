import { WrapText } from 'lucide'
import { type CSSProperties, memo, useEffect, useRef, useState } from 'react'
import { useText } from '../../../text/text-context'
import { recipeClass } from '../../../ui/classes'
import { Spinner } from '../../../ui/spinner'
import { sizeText } from '../file-size'
import { Frame } from '../frame/frame'
import { Stage, Tool } from '../frame/tools'
import { useDomFind } from '../frame/use-dom-find'
import { viewerLimits } from '../limits'
import { useViewerText } from '../use-viewer-text'
import type { ViewerProps } from '../viewer-props'
import { EncodingChoice } from './encoding-choice'
import { type Encoding, encodingOf } from './text-encoding'
import type { LinePiece } from './text-lines'
import styles from './text-viewer.module.css'
import { useCodeColours } from './use-code-colours'
import { type TextStatus, useTextPieces } from './use-text-pieces'

/** Text and code with line numbers, in any common encoding, of any length. */
export default function TextViewer(props: ViewerProps) {
  const fileViewer = useViewerText()
  const [encoding, setEncoding] = useState<Encoding>(() => encodingOf(props.file.head))
  const [wrap, setWrap] = useState(true)
  const { pieces, status, more } = useTextPieces(props, encoding)
  const stage = useCodeColours(props.file.name, status === 'end' ? pieces : [])
  const digits = String((pieces.at(-1)?.first ?? 1) + (pieces.at(-1)?.lines.length ?? 0)).length
  const found = useDomFind(() => stage.current, pieces)
  const { wanted } = found
  const hasMore = wanted !== '' && status === 'more' && pieces.length < mostPieces
  // A search covers the whole text, so all of it must be loaded.
  useEffect(() => {
    if (hasMore) more()
  }, [hasMore, more])
  const pending = wanted !== '' && (hasMore || status === 'loading')
  const own = (
    <>
      <EncodingChoice encoding={encoding} onChoose={setEncoding} />
      <Tool
        icon={WrapText}
        label={fileViewer.text.wrap}
        pressed={wrap}
        onUse={() => setWrap(!wrap)}
      />
    </>
  )
  return (
    <Frame
      own={own}
      finding={{ ...found, searched: pending ? progressOf(pieces.length, props.file.size) : null }}
      onPrint={() => window.print()}
    >
      <Stage
        ref={stage}
        className={`py-3 bg-surface text-md leading-1.7 ${styles.stage}`}
        style={{ '--gutter': `${Math.min(7, Math.max(2, digits)) + 1}ch` } as CSSProperties}
        data-wrap={wrap}
      >
        {pieces.map((piece) => (
          <Lines key={piece.first} piece={piece} />
        ))}
        <TextEnd status={status} onMore={more} />
      </Stage>
    </Frame>
  )
}

/** How many pieces a search covers: a browser cannot hold the lines of many more. */
const mostPieces = viewerLimits.searchedText / viewerLimits.textPiece

/** How many pieces have been searched, out of how many. */
function progressOf(done: number, size: number | null) {
  const total = Math.ceil((size ?? 0) / viewerLimits.textPiece)
  return { done, total: Math.max(done, Math.min(total, mostPieces)) }
}

const Lines = memo(function Lines({ piece: { first, lines } }: { piece: LinePiece }) {
  return (
    <div>
      {lines.map((line, at) => (
        <div key={first + at} className={styles.line} data-line={first + at}>
          {line || '\u200b'}
        </div>
      ))}
    </div>
  )
})

/** The end of the loaded text: the next piece loads when this comes into view, or by its button. */
function TextEnd({ status, onMore }: { status: TextStatus; onMore(): void }) {
  const { shell } = useText()
  const fileViewer = useViewerText()
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (status !== 'more' || !mark.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '600px',
    })
    watch.observe(mark.current)
    return () => watch.disconnect()
  }, [status, onMore])
  if (status === 'end') return null
  const button = recipeClass('button', { variant: 'outline', size: 'sm' })
  return (
    <div
      ref={mark}
      className={`wait p-4 ${styles.end}`}
      role={status === 'failed' ? 'alert' : 'status'}
    >
      {status === 'loading' && (
        <>
          <Spinner />
          {fileViewer.text.loading}
        </>
      )}
      {status === 'partial' && fileViewer.text.partial(sizeText(viewerLimits.textPiece))}
      {status === 'failed' && fileViewer.text.failed}
      {(status === 'failed' || status === 'more') && (
        <button type="button" className={button} onClick={onMore}>
          {status === 'failed' ? shell.retry : fileViewer.text.more}
        </button>
      )}
    </div>
  )
}
