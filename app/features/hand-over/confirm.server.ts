import { redirect } from '@remix-run/node'
import { handOverPath } from '~contract/portal/paths'
import { audit } from '~server/session/audit'
import { type PortalContext, userOrNewcomer } from '~server/session/load-context'
import { takeOver } from '~server/session/replace-session'
import { dropUnused } from '~server/session/revoke'
import { goOn } from './hand-over.server'
import { type PendingHandOver, pendingHandOver, readHandOver } from './pending-hand-over.server'
import { ways, workplaceWays } from './ways'

/** The page's question: who is signed in, and who would be. Redirects to the portal if there is no question. */
export function loadQuestion(context: PortalContext, request: Request) {
  const pending = readHandOver(context, request)
  const present = userOrNewcomer(context)
  if (!pending || !present) throw redirect('/')
  const nameOf = ({ username, account }: { username: string; account: string }) => ({
    username,
    account,
  })
  const { SYSTEM_NAME: systemName } = context.config
  return { systemName, present: nameOf(present), next: nameOf(pending.user) }
}

/** Carries out the user's choice: replaces the session, or declines the hand-over. */
export async function answerQuestion(context: PortalContext, request: Request) {
  const pending = readHandOver(context, request)
  const headers = new Headers({ 'Set-Cookie': pendingHandOver.drop(context) })
  if (!pending) return redirect('/ssoLoginError?reason=expired', { status: 303, headers })
  const { way, target, user } = pending
  const { account, tenantId: tenant } = user
  const form = await request.formData()
  // Another window has meanwhile brought a different user, whom nobody has confirmed.
  if (form.get('next') !== account) return redirect(handOverPath, 303)
  const event = { type: 'hand-over', way, account, tenant } as const
  if (form.get('choice') !== 'switch') {
    audit(context, { ...event, result: 'declined' })
    await giveBack(context, pending)
    return redirect('/', { status: 303, headers })
  }
  const from = { fromWorkplace: workplaceWays.includes(way) }
  const admission = await takeOver(context, 'hand-over', user, from)
  audit(context, { ...event, result: admission.asked ? 'second-factor' : 'ok' })
  const cookies = [pendingHandOver.drop(context), ...admission.cookies]
  return goOn(context, { ...admission, cookies }, target)
}

/** Ends a token that was issued for this hand-over only; another system's own access token is left alone. */
async function giveBack(context: PortalContext, { way, user }: PendingHandOver) {
  if (ways[way].source !== 'access') await dropUnused(context, user.access_token)
}
