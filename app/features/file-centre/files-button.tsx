import { FolderOpen } from 'lucide'
import { lazy } from 'react'
import { popoverDelays } from '~contract/portal/constants'
import { useText } from '../../text/text-context'
import { BarPopover } from '../../ui/bar-popover'
import { usePopoverState } from '../../ui/use-popover'
import styles from './files-button.module.css'
import { percentOf, type Upload } from './uploads'

const FilePopover = lazy(() => import('./file-popover'))

/** 「文件中心」 in the top bar (FILE-01). While files are uploading it shows their progress. */
export function FilesButton({ uploads }: { uploads: readonly Upload[] }) {
  const texts = useText().files
  const popover = usePopoverState()
  const percent = percentOf(uploads)
  const sending = uploads.length > 0
  return (
    <BarPopover
      state={popover}
      delays={popoverDelays.files}
      label={texts.title}
      icon={FolderOpen}
      href="/center/myFile"
      detail={sending && texts.uploading(uploads.length, percent)}
      marks={
        sending && (
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${percent}%` }} />
          </span>
        )
      }
    >
      {(id, close) => (
        <FilePopover id={id} pinned={popover.view === 'pinned'} uploads={uploads} onClose={close} />
      )}
    </BarPopover>
  )
}
