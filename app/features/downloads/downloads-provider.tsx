import type { ReactNode } from 'react'
import { useService } from '../../shell/registry/use-service'
import { useShellState } from '../../shell/store/shell-context'
import { requiredContext } from '../../ui/required-context'
import { type Downloads, useDownloadState } from './use-download-state'

/** The downloads of this page, for all components that show them. */
const [DownloadsContext, useDownloads] = requiredContext<Downloads>()

export { useDownloads }

/** Provides the downloads, which apps may add to. */
export function DownloadsProvider({ children }: { children: ReactNode }) {
  const userId = useShellState((state) => state.page.user.userId)
  const { atOnce } = useShellState((state) => state.page.downloads)
  const downloads = useDownloadState({ userId, atOnce })
  useService('downloads', downloads)
  return <DownloadsContext value={downloads}>{children}</DownloadsContext>
}
