import { type ReactNode, useEffect } from 'react'
import { useShell } from '../../shell/store/shell-context'
import { requiredContext } from '../../ui/required-context'
import { openMessageChannel } from './message-channel'
import { type Messages, useMessageState } from './use-message-state'

/** The messages of this page, for all components that show something of them. */
const [MessagesContext, useMessages] = requiredContext<Messages>()

export { useMessages }

/**
 * Provides the messages, and publishes to the shell what other parts show about them: the unread count, and what was
 * read.
 */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const shell = useShell()
  const messages = useMessageState()
  const { unread: count, fresh } = messages.summary
  useEffect(() => shell.applyUnread({ count, fresh }), [shell, count, fresh])
  useEffect(() => {
    const channel = openMessageChannel((news) => {
      if (news.kind === 'registered') shell.applyRead(news.ids)
    })
    return channel.close
  }, [shell])
  return <MessagesContext value={messages}>{children}</MessagesContext>
}
