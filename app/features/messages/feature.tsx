import { Bell } from 'lucide'
import type { Feature } from '../../shell/registry/registry'
import { useText } from '../../text/text-context'
import { MessagesBeside } from './messages-beside'
import { MessagesButton } from './messages-button'
import { MessagesProvider } from './messages-provider'

export const messages: Feature = {
  Provider: MessagesProvider,
  useBarEntries() {
    const label = useText().messages.title
    return [{ id: 'messages', at: 80, label, icon: Bell, stays: true, button: <MessagesButton /> }]
  },
  slots: { beside: MessagesBeside },
}
