import { isPlatformError } from '~contract/platform/platform-error'
import {
  exchangeResetCode,
  orderResetCode,
  putPasswordByTicket,
} from '~server/platform/endpoints/passwords'
import { audit } from '~server/session/audit'
import type { PortalContext } from '~server/session/load-context'
import { revokeTokensOf } from '~server/session/revoke'
import { failureStatuses, failureText } from '~text/error-catalogue'
import { passwordResetTexts } from '~text/password-reset'
import { newPasswordProblem, type PasswordField, passwordsOf } from './password-rules'
import type { ResetProgress } from './reset-progress.server'
import { type Barred, takeGuess, takeOrder } from './reset-tries.server'

/** What the form of a step receives if it is refused. */
export interface ResetRefusal {
  field: 'account' | 'code' | PasswordField
  message: string
}

/** What the page shows of the progress: never the ticket. */
export type ResetView =
  | { step: 'account' }
  | { step: 'code'; account: string; mobile: string; minutes: number; wait: number }
  | { step: 'password'; account: string }

type ResetResult =
  | { progress: ResetProgress }
  | 'done'
  | {
      refusal: ResetRefusal
      account: string
      status: number
      /** Seconds until it makes sense to try again. */
      retryAfter?: number
    }

const longestAccount = 200
const codeLength = 20

/** What a page may show of the progress; `wait` = seconds until another code may be requested. */
export function viewOf(progress: ResetProgress, now: number): ResetView {
  if (!progress) return { step: 'account' }
  const { step, account } = progress
  if (step === 'password') return { step, account }
  const { mobile, minutes, resendAt } = progress
  return { step, account, mobile, minutes, wait: Math.max(0, resendAt - now) / 1000 }
}

/** Takes one step in resetting a forgotten password (AUTH-07); the form's button decides which. */
export function takeStep(
  context: PortalContext,
  progress: ResetProgress,
  form: FormData,
): Promise<ResetResult> {
  switch (form.get('intent')) {
    case 'check':
      return checkCode(context, progress, String(form.get('code') ?? '').trim())
    case 'set':
      return setPassword(context, progress, form)
    case 'restart':
      return Promise.resolve({ progress: null })
    default:
      return sendCode(context, progress?.account ?? String(form.get('account') ?? '').trim(), {
        again: progress !== null,
      })
  }
}

async function sendCode(
  context: PortalContext,
  account: string,
  { again }: { again: boolean },
): Promise<ResetResult> {
  const reset = passwordResetTexts[context.texts.language]
  if (!account) return refuse('account', reset.accountMissing, account)
  if (account.length > longestAccount) return refuse('account', reset.accountTooLong, '')
  const field = again ? 'code' : 'account'
  const barred = await takeOrder(context)
  if (barred) return refuseBarred(context, barred, field, account)
  return attempt(context, field, account, async (caller) => {
    const sent = await orderResetCode(context.platform, caller, account)
    return {
      progress: {
        step: 'code',
        account,
        mobile: sent.mobile,
        minutes: Math.ceil(sent.validFor / 60),
        resendAt: context.now() + sent.resendAfter * 1000,
      },
    }
  })
}

async function checkCode(
  context: PortalContext,
  progress: ResetProgress,
  code: string,
): Promise<ResetResult> {
  const reset = passwordResetTexts[context.texts.language]
  if (!progress) return refuse('account', reset.over, '')
  const { account } = progress
  if (!code) return refuse('code', reset.codeMissing, account)
  const guess = await takeGuess(context, account)
  if ('by' in guess) return refuseBarred(context, guess, 'code', account)
  return attempt(context, 'code', account, async (caller) => {
    const given = code.slice(0, codeLength)
    const ticket = await guess.judge(() =>
      exchangeResetCode(context.platform, caller, account, given),
    )
    return { progress: { step: 'password', account, ticket } }
  })
}

async function setPassword(
  context: PortalContext,
  progress: ResetProgress,
  form: FormData,
): Promise<ResetResult> {
  if (progress?.step !== 'password') {
    return refuse(
      progress ? 'code' : 'account',
      passwordResetTexts[context.texts.language].over,
      '',
    )
  }
  const { account, ticket } = progress
  const values = passwordsOf(form)
  const problem = newPasswordProblem(values, context.texts)
  if (problem) return refuse(problem.field, problem.message, account)
  return attempt(context, 'sureNewPassword', account, async (caller) => {
    const password = values.newPassword
    await putPasswordByTicket(context.platform, caller, { account, ticket, password })
    context.sessions.revokeAll(account)
    await revokeTokensOf(context, account, password)
    audit(context, { type: 'password-reset', account, tenant: null, result: 'ok' })
    return 'done'
  })
}

function refuseBarred(
  context: PortalContext,
  { by, wait }: Barred,
  field: ResetRefusal['field'],
  account: string,
): ResetResult {
  const result = by === 'account' ? 'locked' : 'limited'
  audit(context, { type: 'password-reset', account, tenant: null, result })
  const message = passwordResetTexts[context.texts.language][result](Math.ceil(wait / 60_000))
  return {
    refusal: { field, message },
    account,
    status: 429,
    retryAfter: Math.ceil(wait / 1_000),
  }
}

/** Calls the backend with the portal's own credential; a failure becomes a refusal and an audit entry. */
async function attempt(
  context: PortalContext,
  field: ResetRefusal['field'],
  account: string,
  work: (caller: { token: null; requestId: string }) => Promise<ResetResult>,
): Promise<ResetResult> {
  try {
    return await work({ token: null, requestId: context.requestId })
  } catch (error) {
    if (!isPlatformError(error)) throw error
    const { failure, code } = error
    audit(context, { type: 'password-reset', account, tenant: null, result: failure, code })
    // A token error here concerns the portal's own client credential.
    const unknown = failure === 'session-over'
    const message = unknown ? context.texts.failures.status : failureText(error, context.texts)
    return refuse(field, message, account, unknown ? 502 : failureStatuses[failure])
  }
}

function refuse(
  field: ResetRefusal['field'],
  message: string,
  account: string,
  status = 400,
): ResetResult {
  return { refusal: { field, message }, account, status }
}
