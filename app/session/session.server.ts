import { randomBytes } from 'node:crypto'
import { createCookieSessionStorage } from '@remix-run/node'
import type { SignInAnswer } from '../platform/contract/user'

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
}

export interface Sessions {
  /** The signed-in person, or null for no cookie, a tampered one or one of an older shape. */
  read(cookieHeader: string | null | undefined): Promise<SignedIn | null>
  /** The Set-Cookie value of a fresh session. Throws where the token is too long for one. */
  start(answer: SignInAnswer): Promise<string>
  /** The Set-Cookie value that forgets the session. */
  end(): Promise<string>
}

/**
 * Cookie sessions: nothing is kept on the server, so any portal process can serve any request.
 * `secrets`: the first signs, all are accepted (rotation).
 */
export function createSessions(options: {
  secrets: string[]
  secure: boolean
  now?: () => number
}): Sessions {
  const { now = Date.now } = options
  const storage = createCookieSessionStorage<{ who: SignedIn }>({
    cookie: {
      name: options.secure ? '__Host-portal' : 'portal',
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: options.secure,
      secrets: options.secrets,
    },
  })

  return {
    async read(cookieHeader) {
      const session = await storage.getSession(cookieHeader)
      const who = session.get('who')
      return who?.sessionId && who.token && who.userId && who.startedAt ? who : null
    },
    async start(answer) {
      const session = await storage.getSession()
      session.set('who', {
        sessionId: randomBytes(16).toString('hex'),
        token: answer.access_token,
        account: answer.account,
        userId: answer.userId,
        tenantId: answer.tenantId,
        username: answer.username,
        orgName: answer.orgName,
        startedAt: now(),
        logoutLen: answer.logoutLen ?? 0,
        loginType: answer.loginType ?? '',
      })
      // Throws where it would be larger than browsers keep: a silent sign-out would be worse.
      return storage.commitSession(session)
    },
    async end() {
      return storage.destroySession(await storage.getSession())
    },
  }
}
