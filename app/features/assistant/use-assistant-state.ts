import { useCallback, useEffect, useState } from 'react'
import type { AiWakeUp } from '~contract/hosting/props'
import type { SelectedWords } from '../../hosting/app-port'
import { whenIdle } from '../../ui/when-idle'

/** The page has priority: the assistant loads after this time (ms) at the latest. */
const assistantDelay = 3_000

/** The assistant's settings for the page. */
export interface AssistantSettings {
  name: string
  /** Marks this session; reveals no token. */
  mark: string
}

/** What the panel opens with; `fresh`: in a new conversation. */
export type PanelWake = AiWakeUp & { fresh?: boolean }

/** The assistant's state in the shell (AID-01, AID-02). All visible parts load after the page. */
export function useAssistantState(settings: AssistantSettings | null) {
  const [started, setStarted] = useState(false)
  const [panel, setPanel] = useState<{ open: boolean; wakes: number; wake: PanelWake }>(closed)
  const [selected, select] = useState<SelectedWords | null>(null)
  const [known, setKnown] = useState(settings)
  /** The floating button's own place; null while the page has none. */
  const [dock, setDock] = useState<HTMLElement | null>(null)
  // If the settings cannot be loaded again, the known ones stay: a conversation must not be lost.
  if (settings && settings.mark + settings.name !== `${known?.mark}${known?.name}`)
    setKnown(settings)
  const isThere = known !== null
  useEffect(() => {
    if (isThere) return whenIdle(() => setStarted(true), assistantDelay)
  }, [isThere])

  const open = useCallback(
    (wake: PanelWake = {}) => {
      if (!isThere) return false
      setStarted(true)
      setPanel(({ wakes }) => ({ open: true, wakes: wakes + 1, wake }))
      return true
    },
    [isThere],
  )
  return {
    settings: known,
    started: started && isThere,
    panel,
    dock,
    setDock,
    /** The wake-up was handled. */
    awake: useCallback(() => setPanel((now) => ({ ...now, wake: {} })), []),
    /** Opens the panel; false = there is no assistant. */
    open,
    close: useCallback(() => setPanel((now) => ({ ...now, open: false })), []),
    selected,
    select,
    /** Shows the menu for selected words; false = there is none to show. */
    offer: useCallback(
      (words: SelectedWords) => {
        if (isThere) select(words)
        return isThere
      },
      [isThere],
    ),
  }
}

const closed = { open: false, wakes: 0, wake: {} }

export type Assistant = ReturnType<typeof useAssistantState>
