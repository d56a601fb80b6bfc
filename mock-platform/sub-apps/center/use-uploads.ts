import { useEffect, useRef, useState } from 'react'
import { largestFile } from '~contract/platform/file-types'
import { briefName, nameProblem } from '../../contracts/center/file-name'
import { useApp } from '../kit/react'
import { spoken } from '../kit/spoken'
import { failureText } from '../kit/texts'
import { uploadFile } from './upload-file'

export interface UploadState {
  id: string
  name: string
  /** From 0 to 1. */
  progress: number
  phase: 'waiting' | 'sending' | 'failed'
  failure: string
  /** Trying again may help. */
  mayRetry: boolean
}

interface Job {
  file: File
  stop: AbortController
}

const sentAtOnce = 3

/** Running uploads by id; all of them are aborted when the app unmounts. */
function useJobs() {
  const jobs = useRef(new Map<string, Job>())
  useEffect(() => {
    const running = jobs.current
    return () => {
      for (const { stop } of running.values()) stop.abort()
    }
  }, [])
  return jobs
}

/** Shows each upload's progress in the portal. */
function useSharedProgress(underWay: readonly UploadState[]) {
  const { props } = useApp()
  const progressText = JSON.stringify(underWay.map(({ id, progress }) => ({ id, progress })))
  useEffect(() => {
    props.setGlobalState({ uploads: JSON.parse(progressText) })
  }, [props, progressText])
  useEffect(() => () => void props.setGlobalState({ uploads: [] }), [props])
}

/** Runs a few uploads at once; the portal shows their progress. */
export function useUploads(onDone: () => void) {
  const { toast } = useApp()
  const [uploads, setUploads] = useState<UploadState[]>([])
  const jobs = useJobs()

  const underWay = uploads.filter(({ phase }) => phase !== 'failed')
  useSharedProgress(underWay)

  const change = (id: string, patch: Partial<UploadState>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...patch } : one)))

  async function send(id: string) {
    const job = jobs.current.get(id)
    if (!job) return
    change(id, { phase: 'sending', progress: 0 })
    try {
      const onProgress = (progress: number) => change(id, { progress })
      await uploadFile({ file: job.file, onProgress, signal: job.stop.signal })
      forget(id)
      toast(spoken('{briefName} 上传成功', { briefName: briefName(job.file.name) }))
      onDone()
    } catch (error) {
      if (job.stop.signal.aborted) return
      change(id, { phase: 'failed', failure: failureText(error), mayRetry: true })
    }
  }

  const next = uploads.find(({ phase }) => phase === 'waiting')?.id
  const sending = uploads.filter(({ phase }) => phase === 'sending').length
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` only looks at what the refs hold
  useEffect(() => {
    if (next !== undefined && sending < sentAtOnce) void send(next)
  }, [next, sending])

  function forget(id: string) {
    jobs.current.delete(id)
    setUploads((before) => before.filter((one) => one.id !== id))
  }

  return {
    uploads,
    underWay: underWay.length > 0,
    add(files: readonly File[]) {
      const added = files.map((file) => ({ file, upload: uploadOf(file) }))
      for (const { file, upload } of added) {
        if (upload.phase !== 'failed') {
          jobs.current.set(upload.id, { file, stop: new AbortController() })
        }
      }
      setUploads((before) => [...before, ...added.map(({ upload }) => upload)])
    },
    cancel(id: string) {
      jobs.current.get(id)?.stop.abort()
      forget(id)
    },
    retry: (id: string) => change(id, { phase: 'waiting', failure: '', progress: 0 }),
  }
}

function uploadOf(file: File): UploadState {
  const failure = problemOf(file)
  return {
    id: crypto.randomUUID(),
    name: file.name,
    progress: 0,
    phase: failure ? 'failed' : 'waiting',
    failure,
    mayRetry: false,
  }
}

function problemOf({ name, size }: File): string {
  if (size > largestFile) return spoken('文件不能超过 20 MB')
  return size === 0 ? spoken('不能上传空文件') : nameProblem(name)
}
