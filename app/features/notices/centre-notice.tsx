import { Megaphone } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { useText } from '../../text/text-context'
import { Announcement } from '../../ui/announcement'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { SafeHtml } from '../../ui/safe-html'
import styles from './notices.module.css'
import type { ShownNotice } from './notices.server'
import { useClosing, useCountdown } from './use-countdown'

interface NoticeProps {
  notice: ShownNotice
  onClose(): void
}

/** A notice on top of everything else. */
export function CentreNotice({ notice, onClose }: NoticeProps) {
  const { notices: texts } = useText()
  const id = useId()
  const dialog = useModal()
  const wait = useCountdown(notice.closableAfter)
  const { left } = useClosing(notice.closesAfter, onClose)

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={`modal comes flex flex-col max-w-560px overflow-hidden pointer-events-auto ${styles.centre}`}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault()
        if (wait === 0) onClose()
      }}
    >
      <Masthead titleId={`${id}-title`} title={notice.title || texts.title} />
      <div
        className={`flex-1 overflow-y-auto px-6 py-5 min-h-96px ${styles.text}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: users without a pointer scroll it by keys
        tabIndex={0}
        role="group"
        aria-label={texts.content}
      >
        <SafeHtml html={notice.html} />
      </div>
      <div className="foot-bar flex-wrap justify-end px-6 py-3 gap-4 min-h-68px">
        {left > 0 && <span className="quiet tabular-nums">{texts.closing(left)}</span>}
        {wait > 0 ? (
          <span className="quiet tabular-nums">{texts.closable(wait)}</span>
        ) : (
          <CloseButton dialog={dialog} onClose={onClose} />
        )}
      </div>
      {notice.closableAfter > 0 && (
        <Announcement text={wait > 0 ? texts.closable(notice.closableAfter) : texts.closableNow} />
      )}
    </dialog>
  )
}

/** A dialog that is modal for as long as it is mounted. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.focus()
    return () => element?.close()
  }, [])
  return dialog
}

function Masthead({ titleId, title }: { titleId: string; title: string }) {
  return (
    <div
      className={`flex flex-none items-center gap-3 py-5 px-6 text-on-banner ${styles.masthead}`}
    >
      <Icon drawing={Megaphone} className="size-24px" />
      <h2 id={titleId} className="title min-w-0 break-anywhere">
        {title}
      </h2>
    </div>
  )
}

/** Takes the focus if nothing in the dialog has it. */
function CloseButton({
  dialog,
  onClose,
}: {
  dialog: React.RefObject<HTMLDialogElement | null>
  onClose(): void
}) {
  const { notices: texts } = useText()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === dialog.current) button.current?.focus()
  }, [dialog])
  return (
    <Button ref={button} onClick={onClose}>
      {texts.close}
    </Button>
  )
}
