import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { sealedCookie } from '../seal/sealed-cookie'
import type { Sealer } from '../seal/sealer'
import { type Begun, createEndedSessions } from './ended-sessions'
import type { SessionEndCause, SessionEnding } from './session-endings'

/** The user of a browser's session, from its sealed httpOnly cookie. */
export interface SignedIn {
  /** New with every sign-in and switch. */
  sessionId: string
  token: string
  account: string
  userId: string
  tenantId: string
  username: string
  orgName: string
  /** By the server's clock (ms). */
  startedAt: number
  /** When the user signed in, if this session replaced another without a new sign-in. */
  signedInAt?: number | undefined
  /** Idle minutes before the session ends, as set at sign-in; 0 = the default. */
  logoutLen: number
  /** '1' = signed in with a user key, which must stay plugged in (AUTH-13). */
  loginType: string
  /** The user still has the initial password: may only change it or sign out (AUTH-08). */
  initialPassword?: boolean
  /** Handed over by a workplace app, whose own sign-in counts: an initial password need not be changed (AUTH-10). */
  fromWorkplace?: boolean
  /** The user has shown or registered the account's second factor (SAFE-19). */
  secondFactor?: boolean | undefined
  /** The device of the session that ended to make room for this one (SAFE-18). */
  displaced?: string | undefined
  /** The user has answered the reminder of the expiring password (AUTH-10). */
  reminded?: boolean
}

/** The part of a sign-in answer that a session needs: parsing drops the rest. */
export const signInFactsSchema = z.object({
  access_token: z.string(),
  account: z.string(),
  userId: z.string(),
  tenantId: z.string(),
  username: z.string(),
  orgName: z.string(),
  logoutLen: z.number().nullish(),
  loginType: z.string().nullish(),
  exInfo: z.object({ init: z.enum(['0', '1']), secondFactor: z.enum(['0', '1']).nullish() }),
})

export type SignInFacts = z.infer<typeof signInFactsSchema>

/** How a session came about. */
export type Origin = Pick<SignedIn, 'fromWorkplace' | 'signedInAt' | 'displaced' | 'secondFactor'>

export interface Sessions {
  /**
   * The signed-in user; null for a missing, tampered or outdated cookie, for an ended session, and for newcomers, so
   * that code that does not handle newcomers stays closed to them.
   */
  read(cookieHeader: string | null | undefined): Promise<SignedIn | null>
  /** The user with the initial password, for whom `read` returns null. */
  readNewcomer(cookieHeader: string | null | undefined): Promise<SignedIn | null>
  /** Refuses a session from now on, even with a valid cookie. */
  revoke(session: Begun, cause?: SessionEndCause): void
  /** The same for all present sessions of an account. */
  revokeAll(account: string): void
  /** The same, except for this session. */
  revokeOthers(session: Begun): void
  /** Takes an account's one-time token; false = it was taken before, by any process, even before a restart. */
  takeOnce(token: string, account: string): boolean
  /** Applies a session end of another process. */
  applyEnding(ending: SessionEnding): void
  /** The session ends that this process knows. */
  knownEndings(): Iterable<SessionEnding>
  /** The user of a cookie even if its session has ended: only to explain why, never to grant access. */
  readEvenIfEnded(cookieHeader: string | null | undefined): Promise<SignedIn | null>
  /** Whether the cookie's session was revoked. */
  isRevoked(cookieHeader: string | null | undefined): Promise<boolean>
  /**
   * Why the cookie's session ended without its user's action in that browser; null = for another reason, or it has not
   * ended.
   */
  whyEnded(cookieHeader: string | null | undefined): Promise<SessionEndCause | 'lifetime' | null>
  /** Whether a session has ended since it was read. */
  hasEnded(user: Begun): boolean
  /**
   * Whether it may have ended without this process knowing: it began before the process, which has not yet read past
   * session ends.
   */
  mayHaveEnded(user: Begun): boolean
  /** The Set-Cookie value of a new session. Throws if the token is too long for a cookie. */
  start(answer: SignInFacts, from?: Origin): Promise<string>
  /** The Set-Cookie value of the same session with these fields changed. */
  note(
    user: SignedIn,
    noted: Pick<SignedIn, 'initialPassword' | 'reminded' | 'secondFactor'>,
  ): Promise<string>
  /** The Set-Cookie value that deletes the session. */
  end(): Promise<string>
}

/** Cookie sessions: the server stores only which of them have ended, so any portal process can serve any request. */
export function createSessions(options: {
  sealer: Sealer
  secure: boolean
  now?: () => number
  /** In milliseconds from sign-in; undefined = no limit. */
  lifetime?: number | undefined
  /** Whether past session ends are known; by default they are. */
  knowsPast?: () => boolean
  /** Receives each session end, for other processes. */
  onEnding?: (ending: SessionEnding) => void
}): Sessions {
  const ended = createEndedSessions(options.now ?? Date.now, options.onEnding)
  const start = (options.now ?? Date.now)()
  const { revoke, revokeAll, revokeOthers, takeOnce, applyEnding } = ended
  const isTooOld = ({ startedAt, signedInAt = startedAt }: Begun) =>
    (options.now ?? Date.now)() - signedInAt >= (options.lifetime ?? Number.POSITIVE_INFINITY)
  const hasEnded = (user: Begun) => ended.hasEnded(user) || isTooOld(user)
  const { read: userOf, write, forget } = sessionCookie(options)

  async function find(cookieHeader: string | null | undefined) {
    const user = await userOf(cookieHeader)
    return !user || hasEnded(user) ? null : user
  }

  return {
    revoke,
    revokeAll,
    revokeOthers,
    takeOnce,
    applyEnding,
    hasEnded,
    async read(cookieHeader) {
      const user = await find(cookieHeader)
      return user?.initialPassword ? null : user
    },
    async readNewcomer(cookieHeader) {
      const user = await find(cookieHeader)
      return user?.initialPassword ? user : null
    },
    mayHaveEnded: ({ startedAt }) => startedAt < start && options.knowsPast?.() === false,
    knownEndings: ended.known,
    readEvenIfEnded: userOf,
    async whyEnded(cookieHeader) {
      const user = await userOf(cookieHeader)
      if (!user) return null
      return ended.causeOf(user) ?? (isTooOld(user) ? 'lifetime' : null)
    },
    async isRevoked(cookieHeader) {
      const user = await userOf(cookieHeader)
      return user !== null && ended.isRevoked(user)
    },
    start: (answer, from = {}) => write(freshSession(answer, ended.startOf(answer.account), from)),
    note: (user, noted) => write({ ...user, ...noted }),
    end: forget,
  }
}

function freshSession(
  answer: SignInFacts,
  startedAt: number,
  { fromWorkplace = false, signedInAt, displaced, secondFactor }: Origin,
): SignedIn {
  return {
    sessionId: randomBytes(16).toString('hex'),
    token: answer.access_token,
    account: answer.account,
    userId: answer.userId,
    tenantId: answer.tenantId,
    username: answer.username,
    orgName: answer.orgName,
    startedAt,
    logoutLen: answer.logoutLen ?? 0,
    loginType: answer.loginType ?? '',
    initialPassword: answer.exInfo.init === '1' && !fromWorkplace,
    ...(fromWorkplace && { fromWorkplace }),
    ...(secondFactor && { secondFactor }),
    ...(signedInAt !== undefined && { signedInAt }),
    ...(displaced !== undefined && { displaced }),
  }
}

const text = z.string().min(1)

/** What a session needs. The other fields are not checked: only the portal can seal them. */
const sealedSchema = z.looseObject({
  sessionId: text,
  token: text,
  account: text,
  userId: text,
  startedAt: z.number().positive(),
  signedInAt: z.number().positive().optional(),
})

/** Reads, sets and deletes the session's cookie. */
function sessionCookie({ sealer, secure }: { sealer: Sealer; secure: boolean }) {
  const cookie = sealedCookie(sealer, 'portal', { sameSite: 'lax', secure })
  return {
    async read(cookieHeader: string | null | undefined): Promise<SignedIn | null> {
      const { success, data } = sealedSchema.safeParse(cookie.read(cookieHeader))
      return success ? (data as SignedIn & typeof data) : null
    },
    write: async (user: SignedIn) => cookie.write(user),
    forget: async () => cookie.forget(),
  }
}
