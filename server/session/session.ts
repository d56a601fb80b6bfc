import { randomBytes } from 'node:crypto'
import { createCookieSessionStorage } from '@remix-run/node'
import type { SignInAnswer } from '~contract/platform/user'
import { createEndedSessions } from './ended-sessions'
import type { SessionEnding } from './session-endings'

/** Who a browser is, as its cookie says. The cookie is signed and httpOnly: page scripts never see it. */
export interface SignedIn {
  /** Fresh with every sign-in and switch. */
  sessionId: string
  token: string
  account: string
  userId: string
  tenantId: string
  username: string
  orgName: string
  /** When it began, by the server's clock (ms). */
  startedAt: number
  /** Minutes without activity before it ends, as sign-in said; 0 = the default. */
  logoutLen: number
  /** '1' = by a user key, which must stay plugged in (AUTH-13). */
  loginType: string
  /** Still the password that was handed out: nothing is open but changing it and signing out (AUTH-08). */
  initialPassword?: boolean
  /** Has answered that the password runs out, and is not asked again (AUTH-10). */
  reminded?: boolean
}

export interface Sessions {
  /**
   * The signed-in person, or null for no cookie, a tampered one, one of an older shape or an ended session's, and
   * for newcomers: what does not know of them is closed to them.
   */
  read(cookieHeader: string | null | undefined): Promise<SignedIn | null>
  /** The person whose password is the initial one, whom `read` does not give. */
  readNewcomer(cookieHeader: string | null | undefined): Promise<SignedIn | null>
  /** Refuses a session from now on, whoever still holds its cookie. */
  revoke(sessionId: string): void
  /** The same for all sessions that an account has begun so far. */
  revokeAll(account: string): void
  /** What another process has ended. */
  learn(ending: SessionEnding): void
  /** Whose session a cookie is of, also where that is over: to say why it is, never to let anybody in. */
  readHolder(cookieHeader: string | null | undefined): Promise<SignedIn | null>
  /** Whether the cookie is that of a session that was revoked. */
  isRevoked(cookieHeader: string | null | undefined): Promise<boolean>
  /** Whether a session that was read before has been ended since. */
  isOver(who: SignedIn): boolean
  /** The Set-Cookie value of a fresh session. Throws where the token is too long for one. */
  start(answer: SignInAnswer): Promise<string>
  /** The Set-Cookie value of the same session with something else noted in it. */
  note(who: SignedIn, noted: Pick<SignedIn, 'initialPassword' | 'reminded'>): Promise<string>
  /** The Set-Cookie value that forgets the session. */
  end(): Promise<string>
}

/**
 * Cookie sessions: nothing is kept on the server but which of them have ended, so any portal process can serve any
 * request. `secrets`: the first signs, all are accepted (rotation).
 */
export function createSessions(options: {
  secrets: string[]
  secure: boolean
  now?: () => number
  /** Hears of each end, for other processes. */
  onEnding?: (ending: SessionEnding) => void
}): Sessions {
  const ended = createEndedSessions(options.now ?? Date.now, options.onEnding)
  const { revoke, revokeAll, learn, isOver } = ended
  const { read: holder, write, forget } = sessionCookie(options)

  async function find(cookieHeader: string | null | undefined) {
    const who = await holder(cookieHeader)
    return !who || isOver(who) ? null : who
  }

  return {
    ...{ revoke, revokeAll, learn, isOver },
    async read(cookieHeader) {
      const who = await find(cookieHeader)
      return who?.initialPassword ? null : who
    },
    async readNewcomer(cookieHeader) {
      const who = await find(cookieHeader)
      return who?.initialPassword ? who : null
    },
    readHolder: holder,
    async isRevoked(cookieHeader) {
      const who = await holder(cookieHeader)
      return who !== null && ended.isRevoked(who)
    },
    start: (answer) => write(freshSession(answer, ended.startOf(answer.account))),
    note: (who, noted) => write({ ...who, ...noted }),
    end: forget,
  }
}

function freshSession(answer: SignInAnswer, startedAt: number): SignedIn {
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
    initialPassword: answer.exInfo.init === '1',
  }
}

/** The cookie that holds a session, to be read, set and forgotten. */
function sessionCookie({ secrets, secure }: { secrets: string[]; secure: boolean }) {
  const name = secure ? '__Host-portal' : 'portal'
  const storage = createCookieSessionStorage<{ who: SignedIn }>({
    cookie: { name, path: '/', httpOnly: true, sameSite: 'lax', secure, secrets },
  })
  return {
    async read(cookieHeader: string | null | undefined): Promise<SignedIn | null> {
      const session = await storage.getSession(cookieHeader)
      const who = session.get('who')
      const { sessionId, token, account, userId, startedAt } = who ?? {}
      return who && sessionId && token && account && userId && startedAt ? who : null
    },
    async write(who: SignedIn): Promise<string> {
      const session = await storage.getSession()
      session.set('who', who)
      // Throws where it would be larger than browsers keep: a silent sign-out would be worse.
      return storage.commitSession(session)
    },
    forget: async () => storage.destroySession(await storage.getSession()),
  }
}
