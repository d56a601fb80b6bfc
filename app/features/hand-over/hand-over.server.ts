import { data, redirect } from '@remix-run/node'
import { handOverRefusals } from '~contract/platform/hand-over'
import { isPlatformError, type PlatformError } from '~contract/platform/platform-error'
import type { SignInAnswer } from '~contract/platform/user'
import { loginPathWith } from '~contract/portal/safe-redirect'
import { redeemToken } from '~server/platform/endpoints/hand-over'
import { audit } from '~server/session/audit'
import type { PortalContext } from '~server/session/load-context'
import { takeOver } from '~server/session/replace-session'
import { handOverTarget } from './target'
import { type FailureReason, failureReason, failureStatuses, type WayName, ways } from './ways'

/** What tokens look like, whoever issues them: printable, without spaces, of a size that a session can hold. */
const tokenPattern = /^[\x21-\x7e]{1,2048}$/

/**
 * Takes over a person whom another system sends (AUTH-11). The token is exchanged here, for a session of its own, and
 * the browser is led on at once: the address with the token stays neither in its bar nor in its history. Whatever goes
 * wrong is told by the way's own page, whose address holds the reason and the way on, but no token.
 *
 * A GET that signs in cannot be told from a forged one by its origin: it is the other system that starts it. What
 * limits a forger: only a visit of the whole window counts (no frame, image, script or prefetch), tokens are short
 * lived and good for once, a refused one changes nothing, and the log tells who replaced whom.
 */
export async function receiveHandOver(context: PortalContext, request: Request, name: WayName) {
  const way = ways[name]
  const query = new URL(request.url).searchParams
  const target = handOverTarget(query.getAll(way.target))
  const tokens = query.getAll(way.token)
  if (tokens.join('') === '') return startPage(context, target)
  try {
    const answer = await exchange(context, request, name, tokens)
    const cookie = await takeOver(context, answer)
    const { account, tenantId: tenant } = answer
    audit(context, { type: 'hand-over', way: name, account, tenant, result: 'ok' })
    return redirect(target, { status: 303, headers: { 'Set-Cookie': cookie } })
  } catch (error) {
    if (!(error instanceof HandOverFailure)) throw error
    const { reason, code } = error
    const [account, tenant] = [null, null]
    audit(context, { type: 'hand-over', way: name, account, tenant, result: reason, code })
    const failure = new URLSearchParams({ reason, ...(target !== '/' && { redirect: target }) })
    return redirect(`${way.failure}?${failure}`, 303)
  }
}

/** The page of a hand-over that failed: why, and the way on. */
export function loadFailure(context: PortalContext, request: Request) {
  const query = new URL(request.url).searchParams
  const reason = failureReason(query.get('reason'))
  const page = { ...pageFor(context, handOverTarget(query.getAll('redirect'))), reason }
  return data(page, { status: failureStatuses[reason] })
}

/** Where a sign-in elsewhere comes back to: leads on, by the login path where nobody is signed in. */
export function continueAuth(context: PortalContext, request: Request) {
  const wanted = new URL(request.url).searchParams.getAll('redirect')
  const target = handOverTarget(wanted)
  if (target === '/') return startPage(context, target)
  return redirect(context.signedIn ? target : loginPathWith(context.config.LOGIN_PATH, target))
}

class HandOverFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    readonly code: number | null = null,
  ) {
    super(reason)
  }
}

async function exchange(
  context: PortalContext,
  request: Request,
  name: WayName,
  [token = '', ...more]: string[],
): Promise<SignInAnswer> {
  if (!isVisit(request)) throw new HandOverFailure('visit')
  if (more.length > 0 || !tokenPattern.test(token)) throw new HandOverFailure('malformed')
  try {
    return await redeemToken(context.platform, context.requestId, ways[name].source, token)
  } catch (error) {
    if (!isPlatformError(error)) throw error
    throw new HandOverFailure(reasonOf(error, ways[name].source === 'access'), error.code)
  }
}

const refusals = new Map(
  Object.entries(handOverRefusals).map(([reason, code]) => [code as number, failureReason(reason)]),
)

function reasonOf({ failure, code }: PlatformError, ownToken: boolean): FailureReason {
  if (failure === 'refused') return refusals.get(code ?? 0) ?? 'unknown'
  // Of a token that is checked by itself; else it speaks of the portal's own client credential.
  return failure === 'session-over' && ownToken ? 'expired' : 'unavailable'
}

/** Whether a person's window goes there, as far as the browser tells. */
function isVisit({ method, headers }: Request): boolean {
  const ahead = headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? ''
  return (
    method === 'GET' &&
    (headers.get('Sec-Fetch-Dest') ?? 'document') === 'document' &&
    !ahead.includes('prefetch')
  )
}

/** For who came without a token: what the address is for. */
function startPage(context: PortalContext, target: string) {
  return data(pageFor(context, target), { status: 400 })
}

function pageFor(context: PortalContext, target: string) {
  const { config, signedIn } = context
  return {
    systemName: config.SYSTEM_NAME,
    signedIn: signedIn !== null,
    loginPath: loginPathWith(config.LOGIN_PATH, target),
  }
}

export type HandOverPageData = ReturnType<typeof pageFor>
