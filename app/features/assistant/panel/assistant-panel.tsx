import { History, MessageSquarePlus, X } from 'lucide'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../../text/text-context'
import { Icon } from '../../../ui/icon'
import type { Assistant } from '../use-assistant'
import styles from './assistant-panel.module.css'
import { Composer, type Draft } from './composer'
import { ConversationView } from './conversation-view'
import { HistoryList } from './history-list'
import { useChat } from './use-chat'
import { usePanelPlace } from './use-panel-place'

interface AssistantPanelProps {
  assistant: Assistant
  name: string
  /** Whose conversations these are. */
  owner: string
  onGo(path: string): void
}

const blank: Draft = { question: '', context: null }

/** The talk with the assistant (AID-02), beside the work. Closed, it keeps what was said and goes on answering. */
export default function AssistantPanel({ assistant, name, owner, onGo }: AssistantPanelProps) {
  const { assistant: texts } = useText()
  const { chat, conversation, answering, answered, store, keepsNothing } = useChat(owner, name)
  const [draft, setDraft] = useState(blank)
  const [listed, setListed] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const headingId = useId()
  const { open, wakes, wake } = assistant.panel
  const { element, narrow } = usePanelPlace(open)

  const handled = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wake-up counts once
  useEffect(() => {
    if (handled.current === wakes) return
    handled.current = wakes
    setListed(false)
    field.current?.focus()
    const { question = '', send = false, fresh = false } = wake
    if (fresh) chat.open()
    const context = wake.context ? { url: '', ...wake.context } : null
    if (send && question) void chat.ask(question, context)
    else if (question || context)
      setDraft((now) => ({ question: question || now.question, context }))
    assistant.awake()
  }, [wakes])

  function ask({ question, context }: Draft) {
    setDraft(blank)
    void chat.ask(question, context)
  }
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
  function show(next?: Parameters<typeof chat.open>[0]) {
    chat.open(next)
    setListed(false)
    field.current?.focus()
  }

  return (
    <aside
      ref={element}
      className={styles.panel}
      hidden={!open}
      aria-labelledby={headingId}
      {...(narrow && { role: 'dialog', 'aria-modal': true })}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <h2 id={headingId}>{name}</h2>
        <Tool drawing={MessageSquarePlus} label={texts.fresh} onClick={() => show()} />
        <Tool
          drawing={History}
          label={listed ? texts.back : texts.history}
          pressed={listed}
          onClick={() => setListed(!listed)}
        />
        <Tool drawing={X} label={texts.closePanel} onClick={assistant.close} />
      </header>
      {listed ? (
        <HistoryList
          store={keepsNothing ? null : store}
          shownId={conversation.id}
          onOpen={show}
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
        onAsk={(asked) => {
          setListed(false)
          ask(asked)
        }}
        onStop={() => {
          chat.stop()
          field.current?.focus()
        }}
      />
      <p className="visually-hidden" role="status">
        {answered}
      </p>
    </aside>
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
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon drawing={drawing} />
    </button>
  )
}
