import AssistantAttendant from '../features/assistant/assistant-attendant'
import { codeOfTab } from '../hosting/open-tabs'
import { useFeatures } from './features-context'
import { useShell, useShellState } from './shell-context'
import { isAppOnly } from './store/shell-state'

/** The assistant beside what this window shows. */
export default function AssistantPart() {
  const shell = useShell()
  const { assistant } = useFeatures()
  const { person, tenant } = useShellState((state) => state.page)
  const code = useShellState((state) => codeOfTab(state.active))
  const appOnly = useShellState(isAppOnly)
  if (!assistant.settings) return null
  return (
    <AssistantAttendant
      assistant={assistant}
      settings={assistant.settings}
      owner={`${person.userId} ${tenant.tenantId}`}
      codes={[code, tenant.tenantId]}
      appOnly={appOnly}
      onGo={shell.go}
    />
  )
}
