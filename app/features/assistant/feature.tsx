import { Bot, type IconNode, MessageSquarePlus } from 'lucide'
import type { BarEntry, Feature } from '../../shell/registry/registry'
import { useShellState } from '../../shell/store/shell-context'
import { appOf } from '../../shell/store/shell-state'
import { useText } from '../../text/text-context'
import { BarButton } from '../../ui/bar-button'
import { LazyPart, partOf, untilThere } from '../../ui/lazy-part'
import { AssistantProvider, useAssistant } from './assistant-provider'
import styles from './dock.module.css'

export const assistant: Feature = {
  Provider: AssistantProvider,
  useBarEntries: useAssistantEntries,
  slots: { strip: AssistantDock, beside: AssistantBeside },
}

/** The two entries of the assistant, labelled with its name (AID-01). Before scripts have loaded, they open its app. */
function useAssistantEntries(): BarEntry[] {
  const { bar: texts } = useText()
  const { open } = useAssistant()
  const { assistant: settings, bar } = useShellState((state) => state.page)
  const href = useShellState((state) => appOf(state, 'ai')?.home)
  if (!settings) return []
  const entry = (id: string, at: number, label: string, icon: IconNode, picture: string) => {
    const link = { label, icon, picture, ...(href && { href }) }
    return { id, at, label, icon, button: <BarButton {...link} onOpen={() => open()} /> }
  }
  return [
    entry('assistant', 50, settings.name, Bot, bar.assistantPicture),
    entry('ask', 60, texts.ask(settings.name), MessageSquarePlus, ''),
  ]
}

/** Reserves space for the floating button, so that it covers nothing and nothing shifts when it loads. */
function AssistantDock() {
  const { settings, setDock } = useAssistant()
  return (
    settings && (
      <div ref={setDock} data-part="dock" className={styles.dock}>
        <span className="ellipsis">{settings.name}</span>
      </div>
    )
  )
}

const AssistantAttendant = partOf(() => untilThere(() => import('./assistant-attendant')))

/** The assistant beside the apps, loaded when the page is idle or on demand. */
function AssistantBeside() {
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
