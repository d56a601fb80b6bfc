import { useEffect, useState } from 'react'
import { readWhole } from './file-source'
import type { ViewerProps } from './viewer-props'

/** A file's bytes once all have arrived, and the share that has arrived so far. */
export function useWholeFile({ file, onFailure }: ViewerProps) {
  const [bytes, setBytes] = useState<Uint8Array<ArrayBuffer> | null>(null)
  const [share, setShare] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    readWhole(file, stop.signal, setShare).then(setBytes, (error: unknown) => {
      if (!stop.signal.aborted) onFailure(error)
    })
    return () => stop.abort()
  }, [file, onFailure])
  return { bytes, share }
}
