import { resumedPath } from '~contract/portal/paths'
import { safeRedirect, sessionEndReason } from '~contract/portal/safe-redirect'
import { requireSignedOut } from '~server/session/guards'
import type { PortalContext } from '~server/session/load-context'
import { takeNotice } from '~server/session/login-notice'
import { recallAccount } from './remembered-account.server'
import { readSignInSettings } from './sign-in-settings.server'
import { issueDigits } from './slide-challenge.server'

/** What the login page shows at first; throws the redirect of a user who is signed in. */
export async function loadSignInPage(context: PortalContext, request: Request) {
  const query = new URL(request.url).searchParams
  const wanted = query.get('redirect')
  requireSignedOut(context, wanted)
  const { brand, remember, slideVerify } = await readSignInSettings(context)
  const noted = await takeNotice(context, request)
  const page = {
    brand,
    remember,
    digits: slideVerify ? issueDigits(context) : null,
    account: remember ? recallAccount(context, request) : '',
    redirect: safeRedirect(wanted),
    inside: wanted === resumedPath,
    left: sessionEndReason(query.get('left')),
    notice: noted?.notice ?? null,
  }
  return { page, headers: noted ? { 'Set-Cookie': noted.cookie } : {} }
}
