import { data, redirect as redirectTo } from '@remix-run/node'
import { loginPathWith, safeRedirect } from '~contract/portal/safe-redirect'
import type { PortalContext } from '~server/session/load-context'
import { textsOf } from './registration.server'
import { type StepResult, takeSignInStep } from './sign-in-step.server'
import { signInStepSchema } from './steps.server'

/** The JSON response to one step of a pending sign-in. */
export async function answerSignInStep(context: PortalContext, request: Request) {
  const body: unknown = await request.json().catch(() => null)
  const { data } = signInStepSchema.safeParse(body)
  if (!data) return Response.json({ error: textsOf(context).again }, { status: 400 })
  const redirect = body && typeof body === 'object' && 'redirect' in body ? body.redirect : ''
  return jsonOf(await takeSignInStep(context, request, data, String(redirect ?? '')))
}

/** The same for a form without scripts: a code of either kind, or cancelling. Throws the redirect. */
export async function takeStepByForm(context: PortalContext, request: Request, form: FormData) {
  const code = String(form.get('code') ?? '')
    .trim()
    .slice(0, 100)
  const redirect = String(form.get('redirect') ?? '')
  const kind = /^\d{6}$/.test(code) ? 'totp' : 'recovery'
  const step =
    form.get('step') === 'cancel'
      ? ({ step: 'cancel' } as const)
      : ({ step: 'code', kind, code } as const)
  const {
    cookies,
    status = 200,
    ...result
  } = await takeSignInStep(context, request, step, redirect)
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  if ('refusal' in result) {
    const refusal: SignInRefused = { account: '', field: 'form', message: result.refusal }
    return data(refusal, { status, headers })
  }
  const back = loginPathWith(context.config.LOGIN_PATH, safeRedirect(redirect))
  throw redirectTo('target' in result ? result.target : back, { headers })
}

/** The same shape as the sign-in form's refusal. */
interface SignInRefused {
  account: string
  field: 'form'
  message: string
}

function jsonOf({ cookies, status = 200, ...result }: StepResult): Response {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  if ('refusal' in result) return Response.json({ error: result.refusal }, { status, headers })
  return Response.json('answer' in result ? result.answer : result, { status, headers })
}
