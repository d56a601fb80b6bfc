import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { downloadsDelay } from '~contract/portal/constants'
import { useText } from '../../text/text-context'
import { downloadsMarker } from '../../ui/storage-keys'
import { SessionLives } from '../../ui/use-server'
import type { DownloadDesk } from './download-desk'
import type { WantedFile } from './download-list'
import { followLink } from './follow-link'
import type { DownloadSummary } from './start-downloads'

interface DownloadSetting {
  /** Whose downloads they are: the person's id. */
  owner: string
  atOnce: number
}

/** The downloads' place in the frame; what brings them is loaded once there are any. */
export function useDownloads({ owner, atOnce }: DownloadSetting) {
  const texts = useText().downloads
  const sessionLives = useContext(SessionLives)
  const latest = useRef({ texts, sessionLives })
  latest.current = { texts, sessionLives }
  const [desk, setDesk] = useState<DownloadDesk | null>(null)
  const [summary, setSummary] = useState<DownloadSummary>({ underWay: 0, failed: 0 })
  const starting = useRef<Promise<DownloadDesk | null> | null>(null)

  const start = useCallback(() => {
    starting.current ??= load({
      owner,
      atOnce,
      texts: () => latest.current.texts,
      sessionLives: () => latest.current.sessionLives(),
      onSummary: (next) =>
        setSummary((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next)),
    })
    starting.current.then((started) => {
      if (started) setDesk(started)
      else starting.current = null
    })
    return starting.current
  }, [owner, atOnce])

  useEffect(() => {
    const timer = setTimeout(() => isMarked(owner) && start(), downloadsDelay)
    return () => {
      clearTimeout(timer)
      starting.current?.then((started) => started?.stop())
      starting.current = null
    }
  }, [owner, start])

  return {
    desk,
    summary,
    start,
    /** Whether this browser lets the portal look after downloads. */
    able: ableToKeep,
    /** Downloads a file; where the portal cannot look after it the browser does. */
    add: useCallback(
      async (wanted: WantedFile) => {
        const started = await start()
        if (started) await started.add(wanted)
        else followLink(wanted.url, wanted.fileName)
      },
      [start],
    ),
  }
}

export type Downloads = ReturnType<typeof useDownloads>

type Load = Parameters<typeof import('./start-downloads').startDownloads>[0]

async function load(setting: Load): Promise<DownloadDesk | null> {
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
  return 'locks' in navigator && typeof navigator.storage?.getDirectory === 'function'
}

function isMarked(owner: string): boolean {
  try {
    return localStorage.getItem(downloadsMarker) === owner
  } catch {
    return false
  }
}
