import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { useShell } from '../../shell/store/shell-context'
import { openMessageChannel } from './message-channel'
import { type Messages, useMessageState } from './use-message-state'

const MessagesContext = createContext<Messages | null>(null)

/** The messages of this page, for all components that show something of them. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('outside of the shell')
  return messages
}

/** Provides the messages, and publishes to the shell what others show of them: the unread count, and what was read. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const shell = useShell()
  const messages = useMessageState()
  const { unread: count, fresh } = messages.summary
  useEffect(() => shell.set({ unread: { count, fresh } }), [shell, count, fresh])
  useEffect(() => {
    const channel = openMessageChannel((news) => {
      if (news.kind === 'registered') {
        shell.set({ read: new Set([...shell.state.read, ...news.ids]) })
      }
    })
    return channel.close
  }, [shell])
  return <MessagesContext.Provider value={messages}>{children}</MessagesContext.Provider>
}
