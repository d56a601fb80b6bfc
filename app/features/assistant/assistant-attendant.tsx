import { codeOfTab } from '../../hosting/open-tabs'
import { useShell, useShellState } from '../../shell/store/shell-context'
import { userTenantOf } from '../../shell/store/shell-state'
import { LazyPart, partOf } from '../../ui/lazy-part'
import { useAssistant } from './assistant-provider'
import { FloatingButton } from './floating-button'
import { SelectionMenu } from './selection-menu'
import type { AssistantSettings } from './use-assistant-state'
import { useOwnSelection } from './use-own-selection'

const AssistantPanel = partOf(() => import('./panel/assistant-panel'))

/** The parts of the assistant that load after the page: button, menu for selected words, and the panel on demand. */
export default function AssistantAttendant({ settings }: { settings: AssistantSettings }) {
  const shell = useShell()
  const assistant = useAssistant()
  const userTenant = useShellState(userTenantOf)
  const code = useShellState((state) => codeOfTab(state.active))
  const { tenantId } = useShellState((state) => state.page.tenant)
  useOwnSelection(assistant.offer)
  return (
    <>
      {assistant.dock && (
        <FloatingButton
          assistant={assistant}
          settings={settings}
          dock={assistant.dock}
          codes={[code, tenantId]}
        />
      )}
      {assistant.selected && <SelectionMenu words={assistant.selected} assistant={assistant} />}
      {assistant.panel.wakes > 0 && (
        <LazyPart onLost={assistant.close}>
          <AssistantPanel
            assistant={assistant}
            name={settings.name}
            userTenant={userTenant}
            onGo={shell.go}
          />
        </LazyPart>
      )}
    </>
  )
}
