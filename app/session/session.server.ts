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
}

export interface Sessions {
  /** The signed-in person, or null for no cookie, a tampered one or one of an older shape. */
  read(cookieHeader: string | null | undefined): Promise<SignedIn | null>
  /** The Set-Cookie value of a fresh session. */
  start(answer: SignInAnswer): Promise<string>
  /** The Set-Cookie value that forgets the session. */
  end(): Promise<string>
}

/** Browsers refuse cookies over 4 KiB; a token that does not fit must not end in a silent sign-out. */
const largestToken = 2_600

/**
 * Cookie sessions: nothing is kept on the server, so any portal process can serve any request.
 * `secrets`: the first signs, all are accepted (rotation).
 */
export function createSessions(options: { secrets: string[]; secure: boolean }): Sessions {
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
      return who?.sessionId && who.token && who.userId ? who : null
    },
    async start(answer) {
      if (answer.access_token.length > largestToken) {
        throw new RangeError(`the access token is longer than ${largestToken} characters`)
      }
      const session = await storage.getSession()
      session.set('who', {
        sessionId: randomBytes(16).toString('hex'),
        token: answer.access_token,
        account: answer.account,
        userId: answer.userId,
        tenantId: answer.tenantId,
        username: answer.username,
        orgName: answer.orgName,
      })
      return storage.commitSession(session)
    },
    async end() {
      return storage.destroySession(await storage.getSession())
    },
  }
}
