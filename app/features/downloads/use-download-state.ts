import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { downloadsMarker } from '../../ui/storage-keys'
import { UntilSignedIn } from '../../ui/use-server'
import type { WantedFile } from './download-list'
import type { DownloadStore } from './download-store'
import { followLink } from './follow-link'
import type { DownloadSummary } from './start-downloads'

/** Interrupted downloads resume this long (ms) after the page has loaded. */
const downloadsDelay = 1_500

interface DownloadSetting {
  /** The user's id: the downloads belong to this user. */
  userId: string
  atOnce: number
}

/** The downloads' state in the shell; the code that transfers them loads once there are any. */
export function useDownloadState({ userId, atOnce }: DownloadSetting) {
  const { language } = useText()
  const untilSignedIn = useContext(UntilSignedIn)
  const latest = useRef({ language, untilSignedIn })
  latest.current = { language, untilSignedIn }
  const [store, setStore] = useState<DownloadStore | null>(null)
  const [summary, setSummary] = useState<DownloadSummary>({ underWay: 0, failed: 0 })
  const starting = useRef<Promise<DownloadStore | null> | null>(null)

  const start = useCallback(() => {
    starting.current ??= load({
      userId,
      atOnce,
      language: () => latest.current.language,
      untilSignedIn: () => latest.current.untilSignedIn(),
      onSummary: (next) =>
        setSummary((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next)),
    })
    starting.current.then((started) => {
      if (started) setStore(started)
      else starting.current = null
    })
    return starting.current
  }, [userId, atOnce])

  useEffect(() => {
    const timer = setTimeout(() => isMarked(userId) && start(), downloadsDelay)
    return () => {
      clearTimeout(timer)
      starting.current?.then((started) => started?.stop())
      starting.current = null
    }
  }, [userId, start])

  return {
    store,
    summary,
    start,
    /** Whether the portal can manage downloads in this browser. */
    able: ableToKeep,
    /** Downloads a file; if the portal cannot manage the download, the browser does. */
    add: useCallback(
      async (wanted: WantedFile) => {
        const byBrowser = () => followLink(wanted.url, wanted.fileName)
        const started = await start()
        await (started ? started.add(wanted).catch(byBrowser) : byBrowser())
      },
      [start],
    ),
  }
}

export type Downloads = ReturnType<typeof useDownloadState>

type Load = Parameters<typeof import('./start-downloads').startDownloads>[0]

async function load(setting: Load): Promise<DownloadStore | null> {
  if (!ableToKeep()) return null
  try {
    const { startDownloads } = await import('./start-downloads')
    return await startDownloads(setting)
  } catch {
    return null
  }
}

/** Without https browsers keep no files for a site. */
function ableToKeep(): boolean {
  return (
    'locks' in navigator &&
    typeof Worker === 'function' &&
    typeof navigator.storage?.getDirectory === 'function'
  )
}

function isMarked(userId: string): boolean {
  try {
    return localStorage.getItem(downloadsMarker) === userId
  } catch {
    return false
  }
}
