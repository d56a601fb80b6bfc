import { createContext, type ReactNode, useContext } from 'react'
import { useService } from '../../shell/registry/use-service'
import { useShellState } from '../../shell/store/shell-context'
import { type Assistant, useAssistantState } from './use-assistant-state'

const AssistantContext = createContext<Assistant | null>(null)

/** The assistant of this page, for all components that show or open it. */
export function useAssistant(): Assistant {
  const assistant = useContext(AssistantContext)
  if (!assistant) throw new Error('outside of the shell')
  return assistant
}

/** Provides the assistant, which apps may open. */
export function AssistantProvider({ children }: { children: ReactNode }) {
  const assistant = useAssistantState(useShellState((state) => state.page.assistant))
  useService('assistant', assistant)
  return <AssistantContext.Provider value={assistant}>{children}</AssistantContext.Provider>
}
