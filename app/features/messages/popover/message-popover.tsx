import { CheckCheck, Settings } from 'lucide'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { type MessageType, messageTypes } from '~contract/platform/message-types'
import { useText } from '../../../text/text-context'
import { classNames, recipeClass } from '../../../ui/classes'
import { Icon } from '../../../ui/icon'
import { inPageLink } from '../../../ui/in-page-link'
import { Spinner } from '../../../ui/spinner'
import type { MessageDesk } from '../message-desk'
import type { Messages } from '../use-messages'
import styles from './message-popover.module.css'
import { MessageSettings } from './message-settings'
import { MessageTabs } from './message-tabs'
import { UnreadList } from './unread-list'

interface MessagePopoverProps {
  id: string
  messages: Messages
  onClose(): void
}

/** The unread messages at hand, by type (MSG-01), and how to hear of new ones. */
export default function MessagePopover({ id, messages, onClose }: MessagePopoverProps) {
  const texts = useText()
  const { desk, view, setView } = messages
  const [setting, setSetting] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const pinned = view === 'pinned'

  // Loaded: a person who asked for it by the button goes on inside it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other view has other elements
  useEffect(() => {
    if (pinned) panel.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [pinned, setting, desk === null])

  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={texts.messages.title}
      className={styles.panel}
    >
      {!desk ? (
        <p className={styles.state} role="status">
          <Spinner />
          {texts.hosting.loading}
        </p>
      ) : setting ? (
        <MessageSettings desk={desk} onBack={() => setSetting(false)} />
      ) : (
        <UnreadMessages
          desk={desk}
          onSettings={() => {
            setView('pinned')
            setSetting(true)
          }}
          onClose={onClose}
        />
      )}
    </div>
  )
}

interface UnreadMessagesProps {
  desk: MessageDesk
  onSettings(): void
  onClose(): void
}

function UnreadMessages({ desk, onSettings, onClose }: UnreadMessagesProps) {
  const { messages } = useText()
  const [type, setType] = useState<MessageType | ''>('')
  const panelId = useId()
  const state = useSyncExternalStore(desk.store.subscribe, desk.store.snapshot)
  const counts = { '': state.total, ...state.counts }
  const rows = type ? state.rows.filter((row) => row.typeCode === type) : state.rows
  return (
    <>
      <header className={styles.head}>
        <MessageTabs
          types={['', ...messageTypes]}
          type={type}
          counts={counts}
          panelId={panelId}
          onChoose={setType}
        />
        <button
          type="button"
          className={styles.tool}
          aria-label={messages.settings.title}
          title={messages.settings.title}
          onClick={onSettings}
        >
          <Icon drawing={Settings} />
        </button>
      </header>
      <UnreadList
        key={type}
        id={panelId}
        desk={desk}
        state={state}
        rows={rows}
        type={type}
        more={counts[type] - rows.length}
      />
      <footer className={styles.foot}>
        <ReadAll desk={desk} type={type} none={counts[type] === 0} />
        <a
          {...inPageLink}
          className={classNames(
            recipeClass('button', { variant: 'ghost', size: 'sm' }),
            styles.all,
          )}
          href="/message-center/index"
          onClick={onClose}
        >
          {messages.viewAll}
        </a>
      </footer>
    </>
  )
}

interface ReadAllProps {
  desk: MessageDesk
  type: MessageType | ''
  none: boolean
}

/** Never disabled as such: what was pressed keeps the focus. */
function ReadAll({ desk, type, none }: ReadAllProps) {
  const { messages } = useText()
  const [busy, setBusy] = useState(false)

  async function readAll() {
    if (busy || none) return
    setBusy(true)
    await desk.readAll(type)
    setBusy(false)
  }
  return (
    <button
      type="button"
      className={classNames(
        recipeClass('button', { variant: 'ghost', size: 'sm' }),
        styles.readAll,
      )}
      aria-disabled={busy || none}
      aria-busy={busy}
      onClick={() => void readAll()}
    >
      <Icon drawing={CheckCheck} />
      {busy ? messages.clearing : messages.readAll}
    </button>
  )
}
