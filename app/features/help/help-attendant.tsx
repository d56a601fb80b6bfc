import { useEffect, useSyncExternalStore } from 'react'
import { firstStepsPath } from '~contract/portal/paths'
import { keysEvent, onPageKey } from '../../hosting/realm/palette-key'
import type { Shell } from '../../shell/store/shell'
import { useShell, useShellState } from '../../shell/store/shell-context'
import { isAppOnly, isQuestionOpen } from '../../shell/store/shell-state'
import { useServer } from '../../ui/use-server'
import { Guide } from './guide'
import { guideAsked, guideOver } from './guide-store'
import { singleKey } from './single-key'

/** The key for 「快捷键」, and the guide at the first sign-in (LOOK-16). */
export default function HelpAttendant() {
  const shell = useShell()
  const server = useServer()
  const asked = useSyncExternalStore(guideAsked.subscribe, guideAsked.snapshot, guideAsked.snapshot)
  const first = useShellState((state) => state.page.firstSteps)
  const hidden = useShellState(isAppOnly)
  const over = useSyncExternalStore(guideOver.subscribe, guideOver.snapshot, guideOver.snapshot)
  useEffect(() => followKey(shell), [shell])

  function end() {
    guideAsked.set(false)
    guideOver.set(true)
    // If this cannot be stored, the next page shows the guide once more.
    if (first) void server(firstStepsPath, { method: 'POST', body: {}, background: true })
  }
  return !hidden && (asked || (first && !over)) && <Guide onEnd={end} />
}

function followKey(shell: Shell): () => void {
  const open = () => {
    if (singleKey.isOn() && !isQuestionOpen(shell.state)) shell.open('keys')
  }
  const stop = onPageKey('keys', window, open)
  window.addEventListener(keysEvent, open)
  return () => {
    stop()
    window.removeEventListener(keysEvent, open)
  }
}
