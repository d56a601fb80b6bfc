import { useCallback, useEffect, useRef, useState } from 'react'
import { readPiece } from '../file-source'
import { viewerLimits } from '../limits'
import type { ViewerProps } from '../viewer-props'
import type { Encoding } from './text-encoding'
import { createLineReader, type LinePiece } from './text-lines'

export type TextStatus = 'loading' | 'more' | 'partial' | 'failed' | 'end'

/** A text loaded piece by piece: each loads when the user reaches the end of the previous one. */
export function useTextPieces({ file, onFailure }: ViewerProps, encoding: Encoding) {
  const [pieces, setPieces] = useState<LinePiece[]>([])
  const [status, setStatus] = useState<TextStatus>('loading')
  const more = useRef(() => {})

  useEffect(() => {
    const stop = new AbortController()
    const read = createLineReader(encoding)
    let at = 0
    let busy = false
    setPieces([])

    async function next() {
      if (busy) return
      busy = true
      setStatus('loading')
      try {
        const bytes = await readPiece(file, at, viewerLimits.textPiece, stop.signal)
        at += bytes.length
        const last = bytes.length < viewerLimits.textPiece || at === file.size
        const piece = read(bytes, last || !file.ranges)
        setPieces((now) => [...now, piece])
        setStatus(last ? 'end' : file.ranges ? 'more' : 'partial')
      } catch (error) {
        if (stop.signal.aborted) return
        if (at === 0) onFailure(error)
        else setStatus('failed')
      } finally {
        busy = false
      }
    }
    more.current = () => void next()
    more.current()
    return () => stop.abort()
  }, [file, encoding, onFailure])

  return { pieces, status, more: useCallback(() => more.current(), []) }
}
