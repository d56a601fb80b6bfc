import { useEffect, useState } from 'react'
import { wasLeft } from '../../live/shared-activity'
import { isBeingLeft, leavingPatience } from '../../live/shared-leaving'
import { useShell, useShellState } from '../../shell/store/shell-context'

/**
 * Whether the session has ended because the user has left it in another window, or is about to: this window then
 * follows instead of asking for another sign-in.
 */
export function useLeftElsewhere(): boolean {
  const shell = useShell()
  const session = useShellState(({ page }) => page.session)
  const [leaving, setLeaving] = useState(isBeingLeft)
  const left = wasLeft(session)

  useEffect(() => {
    if (left) shell.leave('elsewhere')
  }, [left, shell])

  useEffect(() => {
    if (!leaving) return
    const look = () => setLeaving(isBeingLeft())
    const timer = setTimeout(look, leavingPatience)
    window.addEventListener('storage', look)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('storage', look)
    }
  }, [leaving])

  return left || leaving
}
