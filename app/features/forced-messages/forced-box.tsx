import { BellRing, ChevronLeft, ChevronRight, CircleCheck, X } from 'lucide'
import { useId } from 'react'
import type { ForcedAction, ForcedNotice } from '~contract/live/protocol'
import type { ForcedMessagesTexts } from '~text/forced-messages'
import { useShellState } from '../../shell/store/shell-context'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { SafeHtml } from '../../ui/safe-html'
import { Spinner } from '../../ui/spinner'
import { iconOf } from './action-icons'
import styles from './forced-messages.module.css'
import type { Dealing } from './use-dealing'
import { useForcedText } from './use-forced-text'

interface ForcedBoxProps {
  message: ForcedNotice
  position: number
  count: number
  dealing: Dealing | null
  onTurn(step: 1 | -1): void
  onDeal(action: ForcedAction): void
  onRegister(): void
  onLater(): void
}

/** One forced message. Its dialog is not modal, so that the user can continue to work. */
export function ForcedBox({ message, position, count, dealing, onTurn, ...on }: ForcedBoxProps) {
  const texts = useForcedText()
  const heading = useId()
  return (
    <div
      role="dialog"
      aria-labelledby={heading}
      aria-keyshortcuts="F9"
      tabIndex={-1}
      className={`floating comes flex flex-col max-w-full overflow-hidden pointer-events-auto ${styles.box}`}
      onKeyDown={({ key }) => {
        if (key === 'Escape') on.onLater()
      }}
    >
      <div className="line min-h-44px pl-5 pr-2 py-0 bg-warning-soft text-warning">
        <Icon drawing={BellRing} className="size-18px" />
        <p className="ellipsis flex-1 text-md font-bold" title={message.model}>
          {message.model || texts.label}
        </p>
        {count > 1 && <Turner position={position} count={count} onTurn={onTurn} />}
        <button
          type="button"
          className={`icon-button-plain text-inherit size-32px ${styles.tool}`}
          aria-label={texts.later}
          title={texts.later}
          onClick={on.onLater}
        >
          <Icon drawing={X} />
        </button>
      </div>
      <div className="flex-1 min-h-0 overflow-y-auto px-5 pt-4 pb-2">
        <h2 id={heading} className="break-anywhere leading-1.5 text-lg">
          {message.title}
        </h2>
        <time className="quiet block mt-0.5" dateTime={message.time.replace(' ', 'T')}>
          {message.time}
        </time>
        {message.html && <SafeHtml html={message.html} className={styles.content} />}
      </div>
      <div className={`flex flex-wrap justify-end px-5 pt-3 pb-5 gap-2 ${styles.actions}`}>
        <Actions message={message} dealing={dealing} {...on} />
      </div>
    </div>
  )
}

function Turner({
  position,
  count,
  onTurn,
}: Pick<ForcedBoxProps, 'position' | 'count' | 'onTurn'>) {
  const texts = useForcedText()
  return (
    <div className="flex flex-none items-center tabular-nums text-sm">
      <button
        type="button"
        className={`icon-button-plain text-inherit size-32px ${styles.tool}`}
        aria-label={texts.previous}
        onClick={() => onTurn(-1)}
      >
        <Icon drawing={ChevronLeft} />
      </button>
      <span>{texts.position(position, count)}</span>
      <button
        type="button"
        className={`icon-button-plain text-inherit size-32px ${styles.tool}`}
        aria-label={texts.next}
        onClick={() => onTurn(1)}
      >
        <Icon drawing={ChevronRight} />
      </button>
    </div>
  )
}

type ActionsProps = Pick<ForcedBoxProps, 'message' | 'dealing' | 'onDeal' | 'onRegister'>

function Actions({ message, dealing, onDeal, onRegister }: ActionsProps) {
  const texts = useForcedText()
  if (dealing?.at === 'over') {
    return (
      <p className="flex items-center font-medium text-success gap-1.5 min-h-36px" role="status">
        <Icon drawing={CircleCheck} />
        {texts.over}
      </p>
    )
  }
  if (dealing?.at === 'unread') {
    return (
      <Button variant="outline" onClick={onRegister}>
        {texts.again}
      </Button>
    )
  }
  return actionsOf(message, texts).map((action, index) => (
    <ActionButton
      key={`${index} ${action.title}`}
      action={action}
      main={index === 0}
      dealing={dealing}
      onPress={() => onDeal(action)}
    />
  ))
}

/** The message's own actions, otherwise the link to its page, otherwise a button that marks it as read. */
function actionsOf({ actions, link }: ForcedNotice, texts: ForcedMessagesTexts) {
  const plain = { color: '', signed: '' }
  const own = actions.map((action) => (action.signed || action.link ? action : { ...action, link }))
  if (link && !own.some((action) => action.link)) {
    return [...own, { ...plain, title: texts.detail, icon: 'view', link }]
  }
  return own.length > 0 ? own : [{ ...plain, title: texts.known, icon: 'check', link: '' }]
}

interface ActionButtonProps {
  action: ForcedAction
  /** An action without a colour of its own gets the portal's. */
  main: boolean
  dealing: Dealing | null
  onPress(): void
}

function ActionButton({ action, main, dealing, onPress }: ActionButtonProps) {
  const { title, icon } = action
  const contrast = useShellState((state) => state.page.theme.contrast)
  // A sender's colour is only as readable as the usual themes need.
  const color = contrast === 'high' ? '' : action.color
  const drawing = iconOf(icon)
  const sending = dealing?.action?.title === title
  return (
    <Button
      variant={main || color ? 'solid' : 'outline'}
      style={color ? { backgroundColor: color } : undefined}
      aria-busy={sending}
      aria-disabled={dealing !== null}
      onClick={() => dealing || onPress()}
    >
      {sending ? <Spinner /> : drawing && <Icon drawing={drawing} />}
      {title}
    </Button>
  )
}
