import { userTenantKey } from '~contract/portal/user-tenant'
import { receiveSessionNews } from '../live/session-channel'
import type { Shell } from './store/shell'
import { type ShellState, userTenantOf } from './store/shell-state'

/**
 * All windows of a browser share one session. If the user signs out in one of them, or continues as another user or in
 * another tenant, the others must follow. The returned function stops it.
 */
export function followWindows(shell: Shell): () => void {
  const enter = ({ page }: ShellState) =>
    shell.enter({ userId: page.user.userId, tenantId: page.tenant.tenantId })
  const stopReceiving = receiveSessionNews((news) => {
    if (news.kind === 'left') return shell.leave('elsewhere')
    if (news.kind !== 'entered' || userTenantKey(news.as) === shell.entered) return
    shell.entered = userTenantKey(news.as)
    shell.ask('switched', () => shell.startAgain())
  })
  enter(shell.state)
  const stop = shell.store.subscribe((now, before) => {
    if (userTenantOf(now) !== userTenantOf(before)) enter(now)
  })
  return () => {
    stopReceiving()
    stop()
  }
}
