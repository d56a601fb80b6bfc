import { Download } from 'lucide'
import { useId, useRef, useState } from 'react'
import type { Feature } from '../../shell/registry/registry'
import { useText } from '../../text/text-context'
import { BarButton } from '../../ui/bar-button'
import { LazyPart, partOf } from '../../ui/lazy-part'
import { DownloadsProvider, useDownloads } from './downloads-provider'
import styles from './feature.module.css'

export const downloads: Feature = {
  Provider: DownloadsProvider,
  useBarEntries() {
    const label = useText().downloads.button
    const count = useDownloads().summary.underWay
    return [{ id: 'downloads', at: 110, label, icon: Download, count, button: <DownloadsButton /> }]
  },
}

const DownloadDrawer = partOf(() => import('./download-drawer'))

/** 「下载管理」 in the top bar, with the number of running downloads (FILE-02). */
function DownloadsButton() {
  const downloads = useDownloads()
  const { downloads: texts, phrases } = useText()
  const { underWay, failed } = downloads.summary
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLAnchorElement>(null)
  const stateId = useId()
  const state = [
    ...(underWay ? [texts.underWay(underWay)] : []),
    ...(failed ? [texts.failed(failed)] : []),
  ]
  return (
    <>
      <BarButton
        ref={button}
        label={texts.button}
        icon={Download}
        count={underWay}
        aria-describedby={stateId}
        aria-haspopup="dialog"
        aria-expanded={open}
        onOpen={() => {
          void downloads.start()
          setOpen(true)
        }}
      >
        {failed > 0 && <span className={styles.failed} />}
      </BarButton>
      <span id={stateId} hidden>
        {phrases.joined(state)}
      </span>
      {open && (
        <LazyPart onLost={() => setOpen(false)}>
          <DownloadDrawer downloads={downloads} button={button} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  )
}
