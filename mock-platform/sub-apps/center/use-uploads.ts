import { useEffect, useRef, useState } from 'react'
import { largestFile } from '~/platform/contract/file-types'
import type { AppContext } from '../kit/lifecycles'
import { failureText } from '../kit/texts'
import { nameProblem } from './file-name'
import { uploadFile } from './upload-file'

export interface UploadState {
  key: number
  name: string
  /** From 0 to 1. */
  progress: number
  /** '' = under way. */
  failure: string
}

/** Files on their way to the file centre, one after the other. */
export function useUploads({ toast }: AppContext, onDone: () => void) {
  const [uploads, setUploads] = useState<UploadState[]>([])
  const stops = useRef(new Map<number, AbortController>())
  const nextKey = useRef(0)
  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])

  const change = (key: number, patch: Partial<UploadState>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...patch } : one)))
  const forget = (key: number) => setUploads((before) => before.filter((one) => one.key !== key))

  async function send(key: number, file: File, stop: AbortController) {
    try {
      const onProgress = (progress: number) => change(key, { progress })
      await uploadFile({ file, onProgress, signal: stop.signal })
      forget(key)
      toast(`${file.name} 上传成功`)
      onDone()
    } catch (error) {
      if ((error as Error).name !== 'AbortError') change(key, { failure: failureText(error) })
    } finally {
      stops.current.delete(key)
    }
  }

  async function add(files: readonly File[]) {
    const added = files.map((file) => {
      const key = nextKey.current++
      const failure = problemOf(file)
      const stop = new AbortController()
      if (!failure) stops.current.set(key, stop)
      return { file, stop, state: { key, name: file.name, progress: 0, failure } }
    })
    setUploads((before) => [...before, ...added.map(({ state }) => state)])
    for (const { file, stop, state } of added) {
      if (!state.failure && !stop.signal.aborted) await send(state.key, file, stop)
    }
  }

  function cancel(key: number) {
    stops.current.get(key)?.abort()
    forget(key)
  }

  return { uploads, add, cancel, underWay: uploads.some(({ failure }) => !failure) }
}

function problemOf({ name, size }: File): string {
  if (size > largestFile) return '文件不能超过 20 MB'
  return size === 0 ? '不能上传空文件' : nameProblem(name)
}
