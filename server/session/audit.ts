import type { PortalContext } from './load-context'

interface AuditEvent {
  type:
    | 'sign-in'
    | 'sign-out'
    | 'session-over'
    | 'idle-end'
    | 'key-removed'
    | 'lock'
    | 'hand-over'
    | 'password-change'
    | 'password-reset'
    | 'tenant-switch'
    | 'account-switch'
  account: string | null
  tenant: string | null
  /** By which route another system handed the person over. */
  way?: string
  /** The unit or account that a switch leads to. */
  target?: string
  /** `ok`, or why not. */
  result: string
  /** A backend's code, where it gave one. */
  code?: number | null
}

/** Writes who did what, from where, and how it ended (SAFE-09); the time is the log line's own. */
export function audit(
  context: Pick<PortalContext, 'log' | 'address'>,
  { type, ...event }: AuditEvent,
): void {
  context.log.info({ audit: type, address: context.address, ...event }, 'audit')
}
