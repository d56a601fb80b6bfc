import { redirect } from '@remix-run/node'
import { passwordPath, resumedAs, resumedPath } from '~contract/portal/paths'
import { loginPathWith, safeRedirect, sessionEndReason } from '~contract/portal/safe-redirect'
import { refused } from '~server/session/form'
import { requireSignedOut } from '~server/session/guards'
import type { PortalContext } from '~server/session/load-context'
import { takeNotice } from '~server/session/login-notice'
import { cookieHeaders } from '~server/session/replace-session'
import { recallAccount, rememberAccount } from './remembered-account.server'
import { signInWith } from './sign-in.server'
import { readSignInSettings } from './sign-in-settings.server'
import { issueDigits } from './slide-challenge.server'

/** What the login page shows initially; throws the redirect of a user who is already signed in. */
export async function loadSignInPage(context: PortalContext, request: Request) {
  const query = new URL(request.url).searchParams
  const wanted = query.get('redirect')
  requireSignedOut(context, wanted)
  const inside = wanted === resumedPath
  const { brand, remember, slideVerify } = await readSignInSettings(context)
  const noted = await takeNotice(context, request)
  const page = {
    brand,
    remember,
    digits: slideVerify ? issueDigits(context) : null,
    account: remember ? recallAccount(context, request) : '',
    redirect: safeRedirect(wanted),
    inside,
    // Only inside the frame: no link from elsewhere may choose the tenant.
    as: inside ? (query.get(resumedAs) ?? '') : '',
    left: sessionEndReason(query.get('left')),
    notice: noted?.notice ?? null,
  }
  return { page, headers: noted ? { 'Set-Cookie': noted.cookie } : {} }
}

/**
 * Signs in with the credentials of the page's form. Returns the refusal; otherwise throws the redirect: to the
 * requested page, or first to a missing step, the second factor or a new password.
 */
export async function answerSignInForm(context: PortalContext, form: FormData) {
  const result = await signInWith(context, form)
  if ('refusal' in result) return refused(result.refusal, result)
  const { remember } = await readSignInSettings(context)
  const target = safeRedirect(String(form.get('redirect') ?? ''))
  const { admission, newcomer } = result
  const headers = cookieHeaders(admission)
  headers.append('Set-Cookie', rememberAccount(context, form, remember))
  if (admission.asked) throw redirect(loginPathWith(context.config.LOGIN_PATH, target), { headers })
  throw redirect(newcomer ? passwordPath(target) : target, { headers })
}
