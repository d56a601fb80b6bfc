import { CheckCheck, Settings } from 'lucide'
import { useId, useState, useSyncExternalStore } from 'react'
import { type MessageType, messageTypes } from '~contract/platform/message-types'
import { useText } from '../../../text/text-context'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
import { Icon } from '../../../ui/icon'
import { IconButton } from '../../../ui/icon-button'
import { inPageLink } from '../../../ui/in-page-link'
import { PopoverFoot, PopoverPanel } from '../../../ui/popover-panel'
import { Waiting } from '../../../ui/spinner'
import type { MessageStore } from '../message-store'
import type { Messages } from '../use-message-state'
import { MessageSettings } from './message-settings'
import { MessageTabs } from './message-tabs'
import { UnreadList } from './unread-list'

/** In pixels (MSG-01). */
const popoverWidth = 460

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
  const pinned = view === 'pinned' && store !== null
  return (
    <PopoverPanel
      id={id}
      label={texts.messages.title}
      size={[popoverWidth, 560, 600]}
      pinned={pinned}
      part={setting}
    >
      {!store ? (
        <Waiting className="state-place" />
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
    </PopoverPanel>
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
  const { total, phase } = state
  const counts = phase === 'ready' && total !== null ? { '': total, ...state.counts } : null
  const rows = type ? state.rows.filter((row) => row.typeCode === type) : state.rows
  return (
    <>
      <div className="head-bar gap-1 min-h-52px px-2 py-0">
        <MessageTabs
          types={['', ...messageTypes]}
          type={type}
          counts={counts}
          panelId={panelId}
          onChoose={setType}
        />
        <IconButton icon={Settings} label={messages.settings.title} onClick={onSettings} />
      </div>
      <UnreadList
        key={type}
        id={panelId}
        store={store}
        state={state}
        rows={rows}
        type={type}
        more={counts ? counts[type] - rows.length : 0}
      />
      <PopoverFoot>
        <ReadAll store={store} type={type} none={!counts?.[type]} />
        <ButtonLink
          {...inPageLink}
          variant="ghost"
          size="sm"
          className="text-accent"
          href="/message-center/index"
          onClick={onClose}
        >
          {messages.viewAll}
        </ButtonLink>
      </PopoverFoot>
    </>
  )
}

interface ReadAllProps {
  store: MessageStore
  type: MessageType | ''
  none: boolean
}

/** Never `disabled`: the pressed button must keep the focus. */
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
      className="text-accent"
      aria-disabled={busy || none}
      aria-busy={busy}
      onClick={() => void readAll()}
    >
      <Icon drawing={CheckCheck} />
      {busy ? messages.clearing : messages.readAll}
    </Button>
  )
}
