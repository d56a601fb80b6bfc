import { z } from 'zod'
import { BadInput, readInput } from '~server/session/answer'
import { tokenDigest } from '~server/session/attempt-keys'
import { audit } from '~server/session/audit'
import type { PortalContext } from '~server/session/load-context'
import type { SignedIn } from '~server/session/session'
import type { SessionRecord } from '~server/session/session-list'
import { deviceName } from '~text/device-name'
import { mySessionsTexts } from '~text/my-sessions'

/** A session as 「我的登录」 shows it. */
export interface OwnSession {
  /** Identifies the session to the portal; useless for anything else. */
  id: string
  /** '' = unknown browser. */
  device: string
  address: string
  /** When it was last used (ms). */
  lastUsed: number
  current: boolean
}

const wantedSchema = z.object({ id: z.string().min(1).max(100) })

/** The user's active sessions: the current one first, then by last use. */
export async function listSessions(
  { ownSessions, texts }: PortalContext,
  user: SignedIn,
): Promise<{ sessions: OwnSession[] }> {
  const records = await ownSessions.of(user.account)
  const sessions = records.map((record) => ({
    id: idOf(record),
    device: deviceName(record.device, texts.language),
    address: record.address,
    lastUsed: record.lastUsed,
    current: record.sessionId === user.sessionId,
  }))
  return { sessions: sessions.sort((one, other) => Number(other.current) - Number(one.current)) }
}

/** Ends another of the user's sessions and returns the remaining ones. Throws BadInput. */
export async function endOther(context: PortalContext, user: SignedIn, body: unknown) {
  const { ownSessions } = context
  const { id } = readInput(wantedSchema, body)
  const records = await ownSessions.of(user.account)
  const wanted = records.find((record) => idOf(record) === id)
  if (wanted?.sessionId === user.sessionId) {
    throw new BadInput('id', ({ language }) => mySessionsTexts[language].notThisOne)
  }
  // A session that has ended already needs nothing more.
  if (wanted) {
    await ownSessions.end(wanted, 'remote')
    const { account, tenantId: tenant } = user
    audit(context, { type: 'session-ended', account, tenant, target: wanted.address, result: 'ok' })
  }
  return listSessions(context, user)
}

/** The device of the session that ended to make room for this one (SAFE-18); null = none did. */
export function displacedBy({ displaced, startedAt }: SignedIn) {
  return displaced === undefined ? null : { since: String(startedAt), device: displaced }
}

const idOf = ({ sessionId }: SessionRecord) => tokenDigest(sessionId)
