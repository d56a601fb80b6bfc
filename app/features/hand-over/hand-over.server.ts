import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { handOverRefusals } from '~contract/platform/hand-over'
import { isPlatformError, type PlatformError } from '~contract/platform/platform-error'
import type { SignInAnswer } from '~contract/platform/user'
import type { HandOverWayName } from '~contract/portal/hand-over-ways'
import { handOverPath } from '~contract/portal/paths'
import { loginPathWith } from '~contract/portal/safe-redirect'
import { redeemToken } from '~server/platform/endpoints/hand-over'
import { tokenDigest } from '~server/session/attempt-keys'
import { audit } from '~server/session/audit'
import { type PortalContext, userOrNewcomer } from '~server/session/load-context'
import { type Admission, cookieHeaders, takeOver } from '~server/session/replace-session'
import { takeOnce } from '~server/session/take-once'
import { pendingHandOver } from './pending-hand-over.server'
import { handOverTarget } from './target'
import { type FailureReason, failureReason, failureStatuses, ways, workplaceWays } from './ways'

/** The shape of tokens of all issuers: printable, without spaces, of a size that a session can hold. */
const tokenPattern = /^[\x21-\x7e]{1,2048}$/

/**
 * A loader that takes over a user from another system (AUTH-11). The token is exchanged here, for a session of its own,
 * and the browser is redirected at once: the address with the token stays neither in its bar nor in its history. Every
 * failure is shown on a page of its own, whose address holds the reason and the path to continue to, but no token. A
 * GET that signs in cannot be distinguished from a forged one by its origin, because the other system starts it. These
 * limits restrict a forger: only a top-level visit counts (no frame, image, script or prefetch), tokens are short-lived
 * and valid once, a refused token changes nothing, and another user's session is replaced only after its user has
 * agreed.
 */
export function receives(name: HandOverWayName) {
  return ({ context, request }: LoaderFunctionArgs) => receive(context, request, name)
}

async function receive(context: PortalContext, request: Request, name: HandOverWayName) {
  const way = ways[name]
  const query = new URL(request.url).searchParams
  const target = handOverTarget(query.getAll(way.target))
  const tokens = query.getAll(way.token)
  if (tokens.join('') === '') return startPage(context, target)
  try {
    if (!context.config.HAND_OVER_WAYS.includes(name)) throw new HandOverFailure('closed')
    const answer = await exchange(context, request, name, tokens)
    if (isElses(context, answer)) return askFirst(context, name, answer, target)
    const admission = await admit(context, name, answer)
    const { account, tenantId: tenant } = answer
    const result = admission.asked ? 'second-factor' : 'ok'
    audit(context, { type: 'hand-over', way: name, account, tenant, result })
    return goOn(context, admission, target)
  } catch (error) {
    if (!(error instanceof HandOverFailure)) throw error
    const { reason, code } = error
    const [account, tenant] = [null, null]
    audit(context, { type: 'hand-over', way: name, account, tenant, result: reason, code })
    const failure = new URLSearchParams({ reason, ...(target !== '/' && { redirect: target }) })
    return redirect(`${way.failure}?${failure}`, 303)
  }
}

async function admit(context: PortalContext, name: HandOverWayName, answer: SignInAnswer) {
  try {
    const from = { fromWorkplace: workplaceWays.includes(name) }
    return await takeOver(context, 'hand-over', answer, from)
  } catch (error) {
    if (!isPlatformError(error)) throw error
    throw new HandOverFailure('unavailable', error.code)
  }
}

/** Redirects to the target, or to the login page if the second factor is required first. */
export function goOn({ config }: PortalContext, admission: Admission, target: string) {
  const to = admission.asked ? loginPathWith(config.LOGIN_PATH, target) : target
  return redirect(to, { status: 303, headers: cookieHeaders(admission) })
}

/** Whether the hand-over would replace another user's session. */
function isElses(context: PortalContext, { account }: SignInAnswer): boolean {
  const present = userOrNewcomer(context)
  return present !== null && present.account !== account
}

/** Nothing happens before the current user has answered: a link in an e-mail must not switch the user (SAFE-14). */
function askFirst(
  context: PortalContext,
  way: HandOverWayName,
  user: SignInAnswer,
  target: string,
) {
  const { account, tenantId: tenant } = user
  const sessionId = userOrNewcomer(context)?.sessionId ?? ''
  audit(context, { type: 'hand-over', way, account, tenant, result: 'asked' })
  const cookie = pendingHandOver.keep(context, { sessionId, way, target, user })
  return redirect(handOverPath, { status: 303, headers: { 'Set-Cookie': cookie } })
}

/** The page of a failed hand-over: the reason, and the next steps. */
export function loadFailure({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const reason = failureReason(query.get('reason'))
  const page = { ...pageFor(context, handOverTarget(query.getAll('redirect'))), reason }
  return data(page, { status: failureStatuses[reason] })
}

/** The return address of a sign-in elsewhere: redirects onwards, through the login page if no user is signed in. */
export function continueAuth({ context, request }: LoaderFunctionArgs) {
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
  name: HandOverWayName,
  [token = '', ...more]: string[],
): Promise<SignInAnswer> {
  if (!isVisit(request)) throw new HandOverFailure('visit')
  if (more.length > 0 || !tokenPattern.test(token)) throw new HandOverFailure('malformed')
  const { source } = ways[name]
  try {
    const answer = await redeemToken(context.platform, context.requestId, source, token)
    // The platform itself accepts other tokens only once; an access token stays valid there.
    const once = `access token ${tokenDigest(token)}`
    if (source === 'access' && !(await takeOnce(context, answer.account, once)))
      throw new HandOverFailure('used')
    return answer
  } catch (error) {
    if (!isPlatformError(error)) throw error
    throw new HandOverFailure(reasonOf(error, source === 'access'), error.code)
  }
}

const refusals = new Map(
  Object.entries(handOverRefusals).map(([reason, code]) => [code as number, failureReason(reason)]),
)

function reasonOf({ failure, code }: PlatformError, ownToken: boolean): FailureReason {
  if (failure === 'refused') return refusals.get(code ?? 0) ?? 'unknown'
  // If the token authenticates its own check, its session has ended; otherwise the portal's client credential was
  // refused.
  return failure === 'session-over' && ownToken ? 'expired' : 'unavailable'
}

/** Whether the request is a user's navigation, as far as the browser reveals it. */
function isVisit({ method, headers }: Request): boolean {
  const ahead = headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? ''
  const destination = headers.get('Sec-Fetch-Dest')
  // Over plain http, and in old browsers, only the Accept header distinguishes a page from a picture.
  const isPage = destination
    ? destination === 'document'
    : (headers.get('Accept') ?? 'text/html').includes('text/html')
  return method === 'GET' && isPage && !ahead.includes('prefetch')
}

/** Shown for a request without a token: what the address is for. */
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
