import { lazy } from 'react'
import { LazyPart, onceOnline } from '../../ui/lazy-part'
import { useAssistant } from './assistant-provider'

const AssistantAttendant = lazy(() => onceOnline(() => import('./assistant-attendant')))

/** The assistant beside the apps, loaded when the page is idle or on demand. */
export function AssistantBeside() {
  const { started, settings } = useAssistant()
  return (
    started &&
    settings && (
      <LazyPart quiet>
        <AssistantAttendant settings={settings} />
      </LazyPart>
    )
  )
}
