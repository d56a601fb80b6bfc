import { useCallback, useEffect, useState } from 'react'
import { type FailureName, type FileFacts, FileFailure, openFile } from './file-source'

interface FileState {
  file: FileFacts | null
  failure: FailureName | null
}

/** The facts of the file at `source`, and why it is not shown. */
export function useFile(source: string | null) {
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<FileState>({
    file: null,
    failure: source ? null : 'no-file',
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` requests the file again
  useEffect(() => {
    if (!source) return
    const stop = new AbortController()
    setState({ file: null, failure: null })
    openFile(source, stop.signal).then(
      (file) => setState({ file, failure: null }),
      (error: unknown) => {
        if (!stop.signal.aborted) setState({ file: null, failure: failureOf(error) })
      },
    )
    return () => stop.abort()
  }, [source, turn])

  /** Records a failure that happened while the file was being shown. */
  const fail = useCallback((error: unknown) => {
    setState((now) => ({ ...now, failure: failureOf(error) }))
  }, [])
  const retry = useCallback(() => setTurn((now) => now + 1), [])
  return { ...state, fail, retry }
}

/** An unexpected error of a viewer means a broken file: viewers depend on nothing else. */
export function failureOf(error: unknown): FailureName {
  return error instanceof FileFailure ? error.failure : 'broken'
}
