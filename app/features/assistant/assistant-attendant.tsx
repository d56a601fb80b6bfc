import { lazy } from 'react'
import { LaterPart } from '../../ui/later-part'
import { FloatingButton } from './floating-button'
import { SelectionMenu } from './selection-menu'
import type { Assistant, AssistantSettings } from './use-assistant'
import { useOwnSelection } from './use-own-selection'

const AssistantPanel = lazy(() => import('./panel/assistant-panel'))

interface AssistantAttendantProps {
  assistant: Assistant
  settings: AssistantSettings
  owner: string
  codes: readonly string[]
  /** The window shows one app alone: nothing lies over it. */
  appOnly: boolean
  onGo(path: string): void
}

/** What there is of the assistant once the page stands: button, menu of selected words, and the panel when it is wanted. */
export default function AssistantAttendant(props: AssistantAttendantProps) {
  const { assistant, settings, owner, codes, appOnly, onGo } = props
  useOwnSelection(assistant.offer)
  return (
    <>
      {!appOnly && <FloatingButton assistant={assistant} settings={settings} codes={codes} />}
      {assistant.selected && <SelectionMenu words={assistant.selected} assistant={assistant} />}
      {assistant.panel.wakes > 0 && (
        <LaterPart onLost={assistant.close}>
          <AssistantPanel assistant={assistant} name={settings.name} owner={owner} onGo={onGo} />
        </LaterPart>
      )}
    </>
  )
}
