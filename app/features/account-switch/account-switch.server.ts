import { z } from 'zod'
import { isPlatformError, type PlatformError } from '~contract/platform/platform-error'
import { readShape } from '~contract/platform/read-shape'
import type { Airline } from '~contract/platform/switching'
import type { Caller } from '~server/platform/client'
import {
  chooseAirlines,
  fetchAccounts,
  fetchAccountToken,
  fetchAirlines,
  fetchInitInfo,
} from '~server/platform/endpoints/switching'
import { BadInput } from '~server/session/answer'
import { audit } from '~server/session/audit'
import { callerOf, type PortalContext } from '~server/session/load-context'
import { replaceSession } from '~server/session/replace-session'
import { dropUnused } from '~server/session/revoke'
import type { SignedIn } from '~server/session/session'
import { airlineTexts } from '~text/airlines'
import { failureStatuses, failureText } from '~text/error-catalogue'
import { type PendingSwitch, pendingSwitch, readPending } from './pending-switch.server'

/** What the page receives after a step: the airlines to choose from, or that the switch is done. Never a token. */
export type SwitchStep = { airlines: Airline[] } | SwitchDone

export interface SwitchDone {
  userId: string
  tenantId: string
  /** Where the window that embeds the portal continues; null = the portal reloads itself. */
  handOver: { origin: string; url: string } | null
}

/** The user's accounts, with the current one marked. Throws PlatformError. */
export async function listOwnAccounts(context: PortalContext, user: SignedIn) {
  const accounts = await fetchAccounts(context.platform, callerOf(context))
  return {
    accounts: accounts.map((one) => ({ ...one, current: one.userAccount === user.account })),
  }
}

const choiceSchema = z.object({ account: z.string().min(1).max(200), parent: z.string().nullish() })

/** Begins a switch, and completes it at once if there is no airline to choose. Throws PlatformError, BadInput. */
export async function beginSwitch(
  context: PortalContext,
  user: SignedIn,
  request: Request,
  body: unknown,
): Promise<Response> {
  const { data } = readShape(choiceSchema, body)
  if (!data) throw new BadInput('account', ({ accounts }) => accounts.choose)
  const { account, parent = null } = data
  if (account === user.account) throw new BadInput('account', ({ accounts }) => accounts.same)
  const former = readPending(context, request)
  if (former) await dropUnused(context, former.token)
  let token: string
  try {
    token = await fetchAccountToken(context.platform, callerOf(context), account)
  } catch (error) {
    if (!isPlatformError(error)) throw error
    note(context, user, account, error.failure, error.code)
    // The user's own token was refused: the session has ended.
    if (error.failure === 'session-over') throw error
    const reason = failureText(error, context.texts)
    return refused(`${context.texts.accounts.failed}\n${reason}`, error)
  }
  const pending = { sessionId: user.sessionId, token, account }
  const answer = await step(context, user, account, async () => {
    const airlines = await fetchAirlines(context.platform, other(context, token))
    const codes = airlines.map(({ airwaysCode }) => airwaysCode)
    if (airlines.length <= 1) {
      return finish(context, user, { ...pending, airlines: codes }, codes, parent)
    }
    const cookie = pendingSwitch.keep(context, { ...pending, airlines: codes })
    return Response.json({ airlines } satisfies SwitchStep, { headers: { 'Set-Cookie': cookie } })
  })
  if (!answer.ok) await dropUnused(context, token)
  return answer
}

const airlineChoiceSchema = z.object({
  codes: z.array(z.string().min(1)).min(1),
  parent: z.string().nullish(),
})

/** Completes a switch that waited for the choice of airlines. Throws PlatformError, BadInput. */
export async function endSwitch(
  context: PortalContext,
  user: SignedIn,
  request: Request,
  body: unknown,
): Promise<Response> {
  const { data } = readShape(airlineChoiceSchema, body)
  if (!data) throw new BadInput('codes', ({ language }) => airlineTexts[language].choose)
  const pending = readPending(context, request)
  if (!pending)
    return Response.json({ error: context.texts.accounts.timedOut, field: null }, { status: 409 })
  const codes = [...new Set(data.codes)]
  if (codes.some((code) => !pending.airlines.includes(code))) {
    throw new BadInput('codes', ({ language }) => airlineTexts[language].unknown)
  }
  return step(context, user, pending.account, () =>
    finish(context, user, pending, codes, data.parent ?? null),
  )
}

/** Cancels a switch that waits for the choice of airlines. */
export async function cancelSwitch(
  context: PortalContext,
  user: SignedIn,
  request: Request,
): Promise<Response> {
  const pending = readPending(context, request)
  if (pending) {
    await dropUnused(context, pending.token)
    note(context, user, pending.account, 'cancelled')
  }
  const headers = { 'Set-Cookie': pendingSwitch.drop(context) }
  return Response.json({ cancelled: pending !== null }, { headers })
}

/** Binds the airlines and exchanges the new token for a session of its own (AUTH-06). */
async function finish(
  context: PortalContext,
  user: SignedIn,
  { token, account }: PendingSwitch,
  codes: string[],
  parent: string | null,
): Promise<Response> {
  const { platform } = context
  const caller = other(context, token)
  if (codes.length > 0) {
    try {
      await chooseAirlines(platform, caller, codes)
    } catch (error) {
      if (!isPlatformError(error)) throw error
      note(context, user, account, error.failure, error.code)
      return refused(airlineTexts[context.texts.language].failed(wordsOf(context, error)), error)
    }
  }
  const info = await fetchInitInfo(platform, caller, codes)
  const done: SwitchDone = { userId: info.userId, tenantId: info.tenantId, handOver: null }
  const headers = new Headers({ 'Set-Cookie': pendingSwitch.drop(context) })
  let result = 'ok'
  const origin = parentOf(parent, context.config.PARENT_ORIGINS)
  if (origin) done.handOver = { origin, url: signInPath(token) }
  else {
    const answer = { ...info, access_token: token }
    const { cookies, asked } = await replaceSession(context, 'account-switch', answer)
    for (const cookie of cookies) headers.append('Set-Cookie', cookie)
    result = asked ? 'second-factor' : 'ok'
  }
  note(context, user, account, result)
  return Response.json(done satisfies SwitchStep, { headers })
}

/** Calls the platform with the new token. A refusal of that token does not end the user's current session. */
async function step(
  context: PortalContext,
  user: SignedIn,
  account: string,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (!isPlatformError(error)) throw error
    note(context, user, account, error.failure, error.code)
    return refused(wordsOf(context, error), error)
  }
}

function other(context: PortalContext, token: string): Caller {
  return { token, requestId: context.requestId }
}

function wordsOf({ texts }: PortalContext, error: PlatformError): string {
  return error.failure === 'session-over' ? texts.failures.status : failureText(error, texts)
}

function refused(error: string, { failure }: PlatformError): Response {
  const status = failureStatuses[failure === 'session-over' ? 'status' : failure]
  return Response.json({ error, field: null }, { status })
}

function note(
  context: PortalContext,
  { account, tenantId: tenant }: SignedIn,
  target: string,
  result: string,
  code: number | null = null,
) {
  audit(context, { type: 'account-switch', account, tenant, target, result, code })
}

/**
 * The origin of the window that embeds the portal, if the configuration lists it. Only a listed window receives the
 * address of a hand-over, because that address carries a token.
 */
function parentOf(claimed: string | null, allowed: readonly string[]): string | null {
  return claimed !== null && allowed.includes(claimed) ? claimed : null
}

/** The path at which the session of a token begins. */
function signInPath(token: string): string {
  return `/ssoLogin?${new URLSearchParams({ tk: token, url: '/' })}`
}
