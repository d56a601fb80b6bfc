import { useCallback, useEffect, useState } from 'react'
import type { AiWakeUp } from '~contract/hosting/props'
import { assistantDelay } from '~contract/portal/constants'
import type { SelectedWords } from '../../hosting/app-port'
import { whenIdle } from '../../ui/when-idle'

/** The assistant as the page knows it. */
export interface AssistantSettings {
  name: string
  /** Of this session; tells no token. */
  mark: string
}

/** What the panel opens with; `fresh`: in a conversation of its own. */
export type PanelWake = AiWakeUp & { fresh?: boolean }

/** The assistant's place in the frame (AID-01, AID-02). All that is seen of it comes after the page. */
export function useAssistant(settings: AssistantSettings | null) {
  const [started, setStarted] = useState(false)
  const [panel, setPanel] = useState<{ open: boolean; wakes: number; wake: PanelWake }>(closed)
  const [selected, select] = useState<SelectedWords | null>(null)
  const [known, setKnown] = useState(settings)
  // One that could not be asked about anew must not take a conversation away.
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
    /** What it was woken with is done. */
    awake: useCallback(() => setPanel((now) => ({ ...now, wake: {} })), []),
    /** Opens the panel; false = there is no assistant. */
    open,
    close: useCallback(() => setPanel((now) => ({ ...now, open: false })), []),
    selected,
    select,
    /** Shows the menu of selected words; false = there is none to show. */
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

export type Assistant = ReturnType<typeof useAssistant>
