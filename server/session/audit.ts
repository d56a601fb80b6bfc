import type { PortalContext } from './load-context'

interface AuditEvent {
  type:
    | 'sign-in'
    | 'sign-out'
    | 'session-over'
    | 'idle-end'
    | 'key-removed'
    | 'session-ended'
    | 'lock'
    | 'hand-over'
    | 'password-change'
    | 'password-reset'
    | 'tenant-switch'
    | 'account-switch'
    | 'external-token'
    | 'second-factor'
    | 'factor-proof'
    | 'factor-added'
    | 'factor-removed'
    | 'recovery-codes'
    | 'own-app'
  account: string | null
  tenant: string | null
  /** The way of a hand-over from another system, or the kind of second factor. */
  way?: string
  /** The tenant or account of a switch, the requesting app, or an app of the user's own with its address. */
  target?: string
  /** `ok`, or the reason of a failure. */
  result: string
  /** A backend's code, if it sent one. */
  code?: number | null
}

/** Logs an audit event: the account, the action, the client's address and the result (SAFE-09). */
export function audit(
  context: Pick<PortalContext, 'log' | 'address'>,
  { type, ...event }: AuditEvent,
): void {
  context.log.info({ audit: type, address: context.address, ...event }, 'audit')
}
