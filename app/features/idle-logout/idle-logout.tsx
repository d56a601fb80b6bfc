import { useShell, useShellState } from '../../shell/store/shell-context'
import { isSessionEnding } from '../../shell/store/shell-state'
import { useUnsavedTitles } from '../../shell/store/use-unsaved-titles'
import { IdleWarning } from './idle-warning'
import { useIdleLogout } from './use-idle-logout'

/** Signs idle users out, and warns them first (ME-08). */
export default function IdleLogout() {
  const shell = useShell()
  const { leaving, apps } = useShellState((state) => state.page)
  const unsaved = useUnsavedTitles()
  const { seconds, stay } = useIdleLogout({
    terms: leaving.idle,
    apps: apps ?? [],
    onOver: () => shell.leave('idle'),
    onLeft: () => shell.leave('elsewhere'),
  })
  const gone = useShellState(isSessionEnding)
  if (gone || seconds === null) return null
  return (
    <IdleWarning
      seconds={seconds}
      unsaved={unsaved}
      onStay={stay}
      onLeave={() => shell.leave('wish')}
    />
  )
}
