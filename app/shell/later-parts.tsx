import { lazy } from 'react'
import { LaterPart, onceOnline } from '../ui/later-part'
import { useFeatures } from './features-context'
import { useShellState } from './shell-context'

const MessageAttendant = lazy(() =>
  onceOnline(() => import('../features/messages/message-attendant')),
)
const AssistantPart = lazy(() => onceOnline(() => import('./assistant-part')))
const Palette = lazy(() => import('./overlays/palette'))

/**
 * What features do beside the page, loaded after it or when it is first wanted. No boundary before it is needed: one that
 * waits for hydration would break on the first update.
 */
export function LaterParts() {
  const { messages, palette, assistant } = useFeatures()
  const { person, tenant } = useShellState((state) => state.page)
  return (
    <>
      {messages.started && (
        <LaterPart quiet>
          <MessageAttendant messages={messages} userId={person.userId} tenantId={tenant.tenantId} />
        </LaterPart>
      )}
      {palette.wanted && (
        <LaterPart onLost={palette.close}>
          <Palette />
        </LaterPart>
      )}
      {assistant.started && (
        <LaterPart quiet>
          <AssistantPart />
        </LaterPart>
      )}
    </>
  )
}
