import { Download } from 'lucide'
import type { Feature } from '../../shell/registry/registry'
import { useText } from '../../text/text-context'
import { DownloadsButton } from './downloads-button'
import { DownloadsProvider, useDownloads } from './downloads-provider'

export const downloads: Feature = {
  Provider: DownloadsProvider,
  useBarEntries() {
    const label = useText().downloads.button
    const count = useDownloads().summary.underWay
    return [{ id: 'downloads', at: 110, label, icon: Download, count, button: <DownloadsButton /> }]
  },
}
