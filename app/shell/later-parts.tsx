import { lazy } from 'react'
import { codeOfTab } from '../hosting/open-tabs'
import { LaterPart, onceOnline } from '../ui/later-part'
import { usePersonalItems } from './bar/use-personal-items'
import { useFeatures } from './features-context'
import { useShell, useShellState } from './shell-context'
import { isAppOnly, isFramed } from './store/shell-state'
import { useTabStrip } from './tabs/use-tab-strip'

const MessageAttendant = lazy(() =>
  onceOnline(() => import('../features/messages/message-attendant')),
)
const AssistantAttendant = lazy(() =>
  onceOnline(() => import('../features/assistant/assistant-attendant')),
)
const PalettePart = lazy(() => import('./palette-part'))

/**
 * What features do beside the page, loaded after it or when it is first wanted. No boundary before it is needed: one that
 * waits for hydration would break on the first update.
 */
export function LaterParts() {
  const { messages, palette, assistant } = useFeatures()
  const { person, tenant } = useShellState((state) => state.page)
  const own = { userId: person.userId, tenantId: tenant.tenantId }
  return (
    <>
      {messages.started && (
        <LaterPart quiet>
          <MessageAttendant messages={messages} {...own} />
        </LaterPart>
      )}
      {palette.wanted && (
        <LaterPart onLost={palette.close}>
          <ShellPalette />
        </LaterPart>
      )}
      {assistant.started && <ShellAssistant />}
    </>
  )
}

function ShellPalette() {
  const shell = useShell()
  return (
    <PalettePart
      palette={useFeatures().palette}
      owner={useShellState((state) => state.page.person.userId)}
      apps={useShellState((state) => state.apps)}
      {...useTabStrip()}
      framed={useShellState(isFramed)}
      onOpen={shell.go}
      onCustomise={() => shell.open('shortcuts')}
      items={usePersonalItems()}
    />
  )
}

function ShellAssistant() {
  const shell = useShell()
  const { assistant } = useFeatures()
  const { person, tenant } = useShellState((state) => state.page)
  const code = useShellState((state) => codeOfTab(state.active))
  const appOnly = useShellState(isAppOnly)
  if (!assistant.settings) return null
  return (
    <LaterPart quiet>
      <AssistantAttendant
        assistant={assistant}
        settings={assistant.settings}
        owner={`${person.userId} ${tenant.tenantId}`}
        codes={[code, tenant.tenantId]}
        appOnly={appOnly}
        onGo={shell.go}
      />
    </LaterPart>
  )
}
