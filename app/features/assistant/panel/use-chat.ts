import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { UserTenantKey } from '~contract/portal/user-tenant'
import { UntilSignedIn } from '../../../ui/use-server'
import { useAssistantText } from '../use-assistant-text'
import { askServer } from './ask-server'
import { type Conversation, createChat } from './chat'
import { type ConversationStore, openConversationStore } from './conversation-store'

/** The user's conversation, kept in this browser. */
export function useChat(userTenant: UserTenantKey, name: string) {
  const assistant = useAssistantText()
  const untilSignedIn = useContext(UntilSignedIn)
  const [store, setStore] = useState<ConversationStore | null>(null)
  /** If the browser keeps nothing, the conversation lasts as long as the page. */
  const [keepsNothing, setKeepsNothing] = useState(false)
  const [answered, setAnswered] = useState('')
  const latest = useRef({ store, untilSignedIn, keep: (_: Conversation) => {}, ended: () => {} })
  latest.current = {
    store,
    untilSignedIn,
    ended: () => setAnswered(assistant.answered(name)),
    keep: (conversation) => void store?.put(conversation).catch(() => setKeepsNothing(true)),
  }

  useEffect(() => {
    let over = false
    openConversationStore(userTenant).then(
      (opened) => over || setStore(opened),
      () => over || setKeepsNothing(true),
    )
    return () => {
      over = true
    }
  }, [userTenant])

  const [chat] = useState(() =>
    createChat({
      ask: (body, signal) => askServer(body, signal, () => latest.current.untilSignedIn()),
      keep: (conversation) => latest.current.keep(conversation),
      ended: () => latest.current.ended(),
      now: Date.now,
    }),
  )
  useEffect(() => chat.stop, [chat])
  const conversation = useSyncExternalStore(chat.subscribe, chat.snapshot, chat.snapshot)
  const answering = conversation.turns.at(-1)?.state === 'answering'
  // Without the reset, a second answer that ends with the same sentence would not be announced.
  useEffect(() => {
    if (answering) setAnswered('')
  }, [answering])
  return { chat, conversation, answering, answered, store, keepsNothing }
}
