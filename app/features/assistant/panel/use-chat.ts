import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useText } from '../../../text/text-context'
import { SessionLives } from '../../../ui/use-server'
import { askServer } from './ask-server'
import { type Conversation, createChat } from './chat'
import { type ConversationStore, openConversationStore } from './conversation-store'

/** The person's conversation, kept in this browser. */
export function useChat(owner: string, name: string) {
  const { assistant } = useText()
  const sessionLives = useContext(SessionLives)
  const [store, setStore] = useState<ConversationStore | null>(null)
  /** Where the browser keeps nothing the conversation lives as long as the page. */
  const [keepsNothing, setKeepsNothing] = useState(false)
  const [answered, setAnswered] = useState('')
  const latest = useRef({ store, sessionLives, keep: (_: Conversation) => {}, ended: () => {} })
  latest.current = {
    store,
    sessionLives,
    ended: () => setAnswered(assistant.answered(name)),
    keep: (conversation) => void store?.put(conversation).catch(() => setKeepsNothing(true)),
  }

  useEffect(() => {
    let over = false
    openConversationStore(owner).then(
      (opened) => over || setStore(opened),
      () => over || setKeepsNothing(true),
    )
    return () => {
      over = true
    }
  }, [owner])

  const [chat] = useState(() =>
    createChat({
      ask: (body, signal) => askServer(body, signal, () => latest.current.sessionLives()),
      keep: (conversation) => latest.current.keep(conversation),
      ended: () => latest.current.ended(),
      now: Date.now,
    }),
  )
  useEffect(() => chat.stop, [chat])
  const conversation = useSyncExternalStore(chat.subscribe, chat.snapshot, chat.snapshot)
  const answering = conversation.turns.at(-1)?.state === 'answering'
  // A second end in the same words would not be told.
  useEffect(() => {
    if (answering) setAnswered('')
  }, [answering])
  return { chat, conversation, answering, answered, store, keepsNothing }
}
