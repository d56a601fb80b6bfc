import { Pencil, Trash2 } from 'lucide'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button'
import { recipeClass } from '../../../ui/classes'
import { IconButton } from '../../../ui/icon-button'
import { StateMessage } from '../../../ui/state-message'
import { useAssistantText } from '../use-assistant-text'
import type { Conversation } from './chat'
import type { ConversationStore } from './conversation-store'
import styles from './history-list.module.css'

interface HistoryListProps {
  store: ConversationStore | null
  shownId: string
  onOpen(conversation: Conversation): void
  /** The conversation on show is no longer kept, or has another name. */
  onRemoved(id: string): void
  onRenamed(id: string, title: string): void
}

/** The user's earlier conversations in this browser. */
export function HistoryList({ store, shownId, onOpen, onRemoved, onRenamed }: HistoryListProps) {
  const assistant = useAssistantText()
  const { all, removed, remove, bringBack, rename } = useHistory(store)
  const [renaming, setRenaming] = useState('')

  async function onRemove(conversation: Conversation) {
    await remove(conversation)
    onRemoved(conversation.id)
  }
  async function onRename(conversation: Conversation, title: string) {
    await rename(conversation, title)
    onRenamed(conversation.id, title)
  }

  return (
    <div className="fill-scroll p-2">
      {removed && <Removed conversation={removed} onUndo={() => void bringBack()} />}
      {!store && <StateMessage kind="empty" title={assistant.historyLost} />}
      {store && all?.length === 0 && <StateMessage kind="empty" title={assistant.noHistory} />}
      <ul aria-label={assistant.history}>
        {all?.map((conversation) => (
          <li key={conversation.id} className="flex items-center rounded-md hover:bg-hover">
            {renaming === conversation.id ? (
              <RenameForm
                title={conversation.title}
                onDone={(title) => {
                  setRenaming('')
                  if (title && title !== conversation.title) void onRename(conversation, title)
                }}
              />
            ) : (
              <HistoryLine
                conversation={conversation}
                current={conversation.id === shownId}
                onOpen={() => onOpen(conversation)}
                onRename={() => setRenaming(conversation.id)}
                onRemove={() => void onRemove(conversation)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Offers to restore the conversation that was removed last; its button takes the focus. */
function Removed(props: { conversation: Conversation; onUndo(): void }) {
  const { conversation, onUndo } = props
  const assistant = useAssistantText()
  const undo = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another removed one is the reason
  useEffect(() => undo.current?.focus(), [conversation])
  return (
    <p
      className="flex items-center justify-between rounded-md text-muted bg-sunken py-1 pr-1 pl-2.5 mb-2"
      role="status"
    >
      <span className="ellipsis" title={conversation.title}>
        {assistant.removed(conversation.title)}
      </span>
      <Button ref={undo} variant="outline" size="sm" className="text-accent" onClick={onUndo}>
        {assistant.undoRemove}
      </Button>
    </p>
  )
}

/** The stored conversations, and the one that was removed last. */
function useHistory(store: ConversationStore | null) {
  const [all, setAll] = useState<Conversation[] | null>(null)
  const [removed, setRemoved] = useState<Conversation | null>(null)
  const reload = useCallback(() => store?.list().then(setAll, () => setAll([])), [store])
  useEffect(() => void reload(), [reload])

  async function remove(conversation: Conversation) {
    await store?.remove(conversation.id)
    setRemoved(conversation)
    void reload()
  }
  async function bringBack() {
    if (removed) await store?.put(removed)
    setRemoved(null)
    void reload()
  }
  async function rename(conversation: Conversation, title: string) {
    await store?.put({ ...conversation, title })
    void reload()
  }
  return { all, removed, remove, bringBack, rename }
}

interface HistoryLineProps {
  conversation: Conversation
  current: boolean
  onOpen(): void
  onRename(): void
  onRemove(): void
}

function HistoryLine({ conversation, current, onOpen, onRename, onRemove }: HistoryLineProps) {
  const assistant = useAssistantText()
  const { title, at } = conversation
  const day = new Date(at).toLocaleString(document.documentElement.lang || 'zh-CN', {
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return (
    <>
      <button
        type="button"
        className={`flex flex-col flex-1 min-w-0 text-left rounded-md text-text p-2 ${styles.open}`}
        aria-current={current ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className={`ellipsis max-w-full ${styles.title}`}>{title}</span>
        <time className="text-xs text-muted" dateTime={new Date(at).toISOString()}>
          {day}
        </time>
      </button>
      <IconButton
        icon={Pencil}
        label={assistant.rename(title)}
        className="svg:size-16px hover:text-text max-640:size-44px"
        onClick={onRename}
      />
      <IconButton
        icon={Trash2}
        label={assistant.remove(title)}
        className="svg:size-16px hover:text-text max-640:size-44px"
        onClick={onRemove}
      />
    </>
  )
}

const longestTitle = 60

function RenameForm({ title, onDone }: { title: string; onDone(title: string): void }) {
  const assistant = useAssistantText()
  const [text, setText] = useState(title)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <form
      className="flex flex-1 p-2 gap-1"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onDone(text.trim())
      }}
    >
      <input
        ref={field}
        className={`${recipeClass('input', { size: 'md' })} flex-1 min-w-0`}
        aria-label={assistant.newTitle}
        maxLength={longestTitle}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onDone('')
        }}
      />
      <Button type="submit" variant="outline" className="text-accent">
        {assistant.save}
      </Button>
    </form>
  )
}
