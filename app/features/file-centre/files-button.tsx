import { FolderOpen } from 'lucide'
import { type KeyboardEvent, lazy, useId, useRef } from 'react'
import { popoverDelays } from '../../config/constants'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { LaterPart } from '../../ui/later-part'
import { usePopover, usePopoverState } from '../../ui/use-popover'
import styles from './files-button.module.css'
import { percentOf, type Upload } from './uploads'

const FilePopover = lazy(() => import('./file-popover'))

/**
 * 「文件中心」 in the top bar: a link before there are scripts, with them the button of the popover (FILE-01). While files
 * are on their way it shows how far they are.
 */
export function FilesButton({ uploads }: { uploads: readonly Upload[] }) {
  const texts = useText().files
  const popover = usePopoverState()
  const { view, button } = popover
  const popoverId = useId()
  const stateId = useId()
  const place = useRef<HTMLDivElement>(null)
  const { within, peek, toggle, close } = usePopover(popover, place, popoverDelays.files)
  const open = view !== 'closed'
  const percent = percentOf(uploads)
  const sending = uploads.length > 0

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return
    event.preventDefault()
    button.current?.click()
  }

  return (
    <div ref={place} className={styles.place} {...within}>
      <a
        ref={button}
        role="button"
        href="/center/myFile"
        className={styles.button}
        aria-label={texts.title}
        aria-describedby={sending ? stateId : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? popoverId : undefined}
        onClick={(event) => {
          event.preventDefault()
          toggle()
        }}
        onKeyDown={onKeyDown}
        onFocus={peek}
      >
        <Icon drawing={FolderOpen} className={styles.icon} />
        {sending && (
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${percent}%` }} />
          </span>
        )}
      </a>
      {sending && (
        <span id={stateId} hidden>
          {texts.uploading(uploads.length, percent)}
        </span>
      )}
      {open && (
        <LaterPart onLost={close}>
          <FilePopover
            id={popoverId}
            pinned={view === 'pinned'}
            uploads={uploads}
            onClose={close}
          />
        </LaterPart>
      )}
    </div>
  )
}
