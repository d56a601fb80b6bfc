import { Download } from 'lucide'
import { lazy, useId, useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { Badge } from '../../ui/badge'
import { Icon } from '../../ui/icon'
import { LaterPart } from '../../ui/later-part'
import styles from './downloads-button.module.css'
import type { Downloads } from './use-downloads'

const DownloadDrawer = lazy(() => import('./download-drawer'))

/** 「下载管理」 in the top bar, with how many are under way (FILE-02). */
export function DownloadsButton({ downloads }: { downloads: Downloads }) {
  const texts = useText().downloads
  const { underWay, failed } = downloads.summary
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const stateId = useId()
  const state = [underWay && texts.underWay(underWay), failed && texts.failed(failed)]
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={texts.button}
        aria-describedby={stateId}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={texts.button}
        data-failed={failed > 0}
        onClick={() => {
          void downloads.start()
          setOpen(true)
        }}
      >
        <Icon drawing={Download} className={styles.icon} />
        <Badge count={underWay} className={styles.badge} />
      </button>
      <span id={stateId} hidden>
        {state.filter(Boolean).join('，')}
      </span>
      {open && (
        <LaterPart onLost={() => setOpen(false)}>
          <DownloadDrawer downloads={downloads} button={button} onClose={() => setOpen(false)} />
        </LaterPart>
      )}
    </>
  )
}
