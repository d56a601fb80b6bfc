import { hearWindows, type Identity, tellWindows } from '../live/session-channel'
import type { Shell } from './store/shell'
import type { ShellState } from './store/shell-state'

/** Whom the user of this window knows of: one who stays with unsaved work is not asked again by every window. */
const known = new WeakMap<Shell, string>()

/**
 * All windows of a browser share one session. If one of them goes on as another user, or in another tenant, the others
 * hear of it and must not go on as before. Gives the way to end it.
 */
export function followWindows(shell: Shell): () => void {
  const tell = () => {
    const as = identityOf(shell.state)
    known.set(shell, keyOf(as))
    tellWindows({ kind: 'entered', as })
  }
  const deaf = hearWindows((news) => {
    if (news.kind !== 'entered' || keyOf(news.as) === known.get(shell)) return
    known.set(shell, keyOf(news.as))
    shell.askForAll('switched', () => shell.startAgain())
  })
  tell()
  const stop = shell.store.subscribe((now, before) => {
    if (keyOf(identityOf(now)) !== keyOf(identityOf(before))) tell()
  })
  return () => {
    deaf()
    stop()
  }
}

/** This window's session is another's from now on: tells the others, and starts again. */
export function become(shell: Shell, { userId, tenantId }: Identity): void {
  known.set(shell, keyOf({ userId, tenantId }))
  tellWindows({ kind: 'entered', as: { userId, tenantId } })
  shell.startAgain()
}

function identityOf({ page }: ShellState): Identity {
  return { userId: page.person.userId, tenantId: page.tenant.tenantId }
}

function keyOf({ userId, tenantId }: Identity): string {
  return `${userId} ${tenantId}`
}
