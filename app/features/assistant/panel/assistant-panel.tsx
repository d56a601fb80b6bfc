import { History, MessageSquarePlus, X } from 'lucide'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { UserTenantKey } from '~contract/portal/user-tenant'
import type { Icon } from '../../../ui/icon'
import { IconButton } from '../../../ui/icon-button'
import type { Assistant, PanelWake } from '../use-assistant-state'
import { useAssistantText } from '../use-assistant-text'
import styles from './assistant-panel.module.css'
import type { Chat, Conversation } from './chat'
import { Composer, type Draft } from './composer'
import { ConversationView } from './conversation-view'
import { HistoryList } from './history-list'
import { useChat } from './use-chat'
import { usePanelPosition } from './use-panel-position'

interface AssistantPanelProps {
  assistant: Assistant
  name: string
  /** The user to whom these conversations belong. */
  userTenant: UserTenantKey
  onGo(path: string): void
}

const blank: Draft = { question: '', context: null }

/**
 * The conversation with the assistant (AID-02), beside the work. When closed, it keeps its content and continues to
 * answer.
 */
export default function AssistantPanel({ assistant, name, userTenant, onGo }: AssistantPanelProps) {
  const { chat, conversation, answering, answered, store, keepsNothing } = useChat(userTenant, name)
  const { draft, setDraft, listed, setListed, field, ...talk } = useTalk(assistant, chat)
  const headingId = useId()
  const { element, narrow } = usePanelPosition(assistant.panel.open)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return
    event.preventDefault()
    if (answering) chat.stop()
    else if (listed) setListed(false)
    else assistant.close()
  }
  function go(path: string) {
    if (narrow) assistant.close()
    onGo(path)
  }

  return (
    <aside
      ref={element}
      className={`flex flex-col min-h-0 bg-surface text-text text-md ${styles.panel}`}
      hidden={!assistant.panel.open}
      aria-labelledby={headingId}
      {...(narrow && { role: 'dialog', 'aria-modal': true })}
      onKeyDown={onKeyDown}
    >
      <PanelHead
        id={headingId}
        name={name}
        listed={listed}
        onFresh={() => talk.show()}
        onList={() => setListed(!listed)}
        onClose={assistant.close}
      />
      {listed ? (
        <HistoryList
          store={keepsNothing ? null : store}
          shownId={conversation.id}
          onOpen={talk.show}
          onRemoved={(id) => id === conversation.id && chat.open()}
          onRenamed={(id, title) => id === conversation.id && chat.rename(title)}
        />
      ) : (
        <ConversationView chat={chat} conversation={conversation} name={name} onGo={go} />
      )}
      <Composer
        draft={draft}
        answering={answering}
        field={field}
        onChange={setDraft}
        onAsk={talk.ask}
        onStop={talk.stop}
      />
      <p className="visually-hidden" role="status">
        {answered}
      </p>
    </aside>
  )
}

/** The draft, and whether the list of conversations replaces the one on show. */
function useTalk(assistant: Assistant, chat: Chat) {
  const [draft, setDraft] = useState(blank)
  const [listed, setListed] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  useWakeUp(assistant, ({ question = '', send = false, fresh = false, context: given }) => {
    setListed(false)
    field.current?.focus()
    if (fresh) chat.open()
    const context = given ? { url: '', ...given } : null
    if (send && question) void chat.ask(question, context)
    else if (question || context)
      setDraft((now) => ({ question: question || now.question, context }))
  })

  function ask({ question, context }: Draft) {
    setListed(false)
    setDraft(blank)
    void chat.ask(question, context)
  }
  /** Shows another conversation; undefined = a new one. */
  function show(next?: Conversation) {
    chat.open(next)
    setListed(false)
    field.current?.focus()
  }
  function stop() {
    chat.stop()
    field.current?.focus()
  }
  return { draft, setDraft, listed, setListed, field, ask, show, stop }
}

/** Each wake-up counts once. */
function useWakeUp(
  { panel: { wakes, wake }, awake }: Assistant,
  onWake: (wake: PanelWake) => void,
) {
  const handled = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wake-up counts once
  useEffect(() => {
    if (handled.current === wakes) return
    handled.current = wakes
    onWake(wake)
    awake()
  }, [wakes])
}

interface PanelHeadProps {
  id: string
  name: string
  listed: boolean
  onFresh(): void
  onList(): void
  onClose(): void
}

function PanelHead({ id, name, listed, onFresh, onList, onClose }: PanelHeadProps) {
  const assistant = useAssistantText()
  return (
    <header className={`head-bar py-1.5 pr-2 pl-4 gap-1 ${styles.head}`}>
      <h2 id={id}>{name}</h2>
      <Tool drawing={MessageSquarePlus} label={assistant.fresh} onClick={onFresh} />
      <Tool
        drawing={History}
        label={listed ? assistant.back : assistant.history}
        pressed={listed}
        onClick={onList}
      />
      <Tool drawing={X} label={assistant.closePanel} onClick={onClose} />
    </header>
  )
}

interface ToolProps {
  drawing: Parameters<typeof Icon>[0]['drawing']
  label: string
  pressed?: boolean
  onClick(): void
}

function Tool({ drawing, label, pressed, onClick }: ToolProps) {
  return (
    <IconButton
      icon={drawing}
      label={label}
      className={styles.tool}
      aria-pressed={pressed}
      onClick={onClick}
    />
  )
}
