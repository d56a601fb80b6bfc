import { FolderOpen } from 'lucide'
import { useMemo } from 'react'
import { popoverDelays } from '~contract/portal/constants'
import type { Feature } from '../../shell/registry/registry'
import { useShellState } from '../../shell/store/shell-context'
import { appOf } from '../../shell/store/shell-state'
import { useText } from '../../text/text-context'
import { BarPopover } from '../../ui/bar-popover'
import { partOf } from '../../ui/lazy-part'
import { usePopoverState } from '../../ui/use-popover'
import styles from './feature.module.css'
import { percentOf, readUploads, type Upload } from './uploads'

export const fileCentre: Feature = {
  useBarEntries() {
    const label = useText().files.title
    const shared = useShellState((state) => state.hosted.shared.uploads)
    const uploads = useMemo(() => readUploads(shared), [shared])
    const offered = useShellState(
      (state) => state.page.bar.files && appOf(state, 'center') !== undefined,
    )
    if (!offered) return []
    const button = <FilesButton uploads={uploads} />
    return [{ id: 'files', at: 70, label, icon: FolderOpen, count: uploads.length, button }]
  },
}

const FilePopover = partOf(() => import('./file-popover'))

/** 「文件中心」 in the top bar (FILE-01). While files are uploading it shows their progress. */
function FilesButton({ uploads }: { uploads: readonly Upload[] }) {
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
