import { CheckCheck, Settings } from 'lucide'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { type MessageType, messageTypes } from '~contract/platform/message-types'
import { useText } from '../../../text/text-context'
import { Button } from '../../../ui/button'
import { classNames, recipeClass } from '../../../ui/classes'
import { Icon } from '../../../ui/icon'
import { IconButton } from '../../../ui/icon-button'
import { inPageLink } from '../../../ui/in-page-link'
import { Spinner } from '../../../ui/spinner'
import type { MessageStore } from '../message-store'
import type { Messages } from '../use-message-state'
import styles from './message-popover.module.css'
import { MessageSettings } from './message-settings'
import { MessageTabs } from './message-tabs'
import { UnreadList } from './unread-list'

interface MessagePopoverProps {
  id: string
  messages: Messages
  onClose(): void
}

/** The unread messages by type (MSG-01), and the settings for notifications. */
export default function MessagePopover({ id, messages, onClose }: MessagePopoverProps) {
  const texts = useText()
  const { store, view, setView } = messages
  const [setting, setSetting] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const pinned = view === 'pinned'

  // Once it has loaded, a user who opened it by the button continues inside it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other view has other elements
  useEffect(() => {
    if (pinned) panel.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [pinned, setting, store === null])

  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={texts.messages.title}
      className={styles.panel}
    >
      {!store ? (
        <p className="state-place" role="status">
          <Spinner />
          {texts.hosting.loading}
        </p>
      ) : setting ? (
        <MessageSettings store={store} onBack={() => setSetting(false)} />
      ) : (
        <UnreadMessages
          store={store}
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
  store: MessageStore
  onSettings(): void
  onClose(): void
}

function UnreadMessages({ store, onSettings, onClose }: UnreadMessagesProps) {
  const { messages } = useText()
  const [type, setType] = useState<MessageType | ''>('')
  const panelId = useId()
  const state = useSyncExternalStore(store.unread.subscribe, store.unread.snapshot)
  const counts = { '': state.total, ...state.counts }
  const rows = type ? state.rows.filter((row) => row.typeCode === type) : state.rows
  return (
    <>
      <header className="head-bar gap-1 min-h-52px px-2 py-0">
        <MessageTabs
          types={['', ...messageTypes]}
          type={type}
          counts={counts}
          panelId={panelId}
          onChoose={setType}
        />
        <IconButton icon={Settings} label={messages.settings.title} onClick={onSettings} />
      </header>
      <UnreadList
        key={type}
        id={panelId}
        store={store}
        state={state}
        rows={rows}
        type={type}
        more={counts[type] - rows.length}
      />
      <footer className={styles.foot}>
        <ReadAll store={store} type={type} none={counts[type] === 0} />
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
  store: MessageStore
  type: MessageType | ''
  none: boolean
}

/** Never disabled as such: the pressed button keeps the focus. */
function ReadAll({ store, type, none }: ReadAllProps) {
  const { messages } = useText()
  const [busy, setBusy] = useState(false)

  async function readAll() {
    if (busy || none) return
    setBusy(true)
    await store.readAll(type)
    setBusy(false)
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      className={styles.readAll}
      aria-disabled={busy || none}
      aria-busy={busy}
      onClick={() => void readAll()}
    >
      <Icon drawing={CheckCheck} />
      {busy ? messages.clearing : messages.readAll}
    </Button>
  )
}
