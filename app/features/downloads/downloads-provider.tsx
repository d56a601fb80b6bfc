import { createContext, type ReactNode, useContext } from 'react'
import { useService } from '../../shell/registry/use-service'
import { useShellState } from '../../shell/store/shell-context'
import { type Downloads, useDownloadState } from './use-download-state'

const DownloadsContext = createContext<Downloads | null>(null)

/** The downloads of this page, for all components that show them. */
export function useDownloads(): Downloads {
  const downloads = useContext(DownloadsContext)
  if (!downloads) throw new Error('outside of the shell')
  return downloads
}

/** Provides the downloads, which apps may add to. */
export function DownloadsProvider({ children }: { children: ReactNode }) {
  const userId = useShellState((state) => state.page.user.userId)
  const { atOnce } = useShellState((state) => state.page.downloads)
  const downloads = useDownloadState({ userId, atOnce })
  useService('downloads', downloads)
  return <DownloadsContext.Provider value={downloads}>{children}</DownloadsContext.Provider>
}
