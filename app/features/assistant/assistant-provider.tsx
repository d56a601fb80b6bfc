import type { ReactNode } from 'react'
import { useService } from '../../shell/registry/use-service'
import { useShellState } from '../../shell/store/shell-context'
import { requiredContext } from '../../ui/required-context'
import { type Assistant, useAssistantState } from './use-assistant-state'

/** The assistant of this page, for all components that show or open it. */
const [AssistantContext, useAssistant] = requiredContext<Assistant>()

export { useAssistant }

/** Provides the assistant, which apps may open. */
export function AssistantProvider({ children }: { children: ReactNode }) {
  const assistant = useAssistantState(useShellState((state) => state.page.assistant))
  useService('assistant', assistant)
  return <AssistantContext value={assistant}>{children}</AssistantContext>
}
