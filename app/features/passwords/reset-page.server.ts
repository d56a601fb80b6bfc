import { redirect } from '@remix-run/node'
import { readForm, refused } from '~server/session/form'
import type { PortalContext } from '~server/session/load-context'
import { leaveNotice } from '~server/session/login-notice'
import { takeStep, viewOf } from './reset.server'
import { keepProgress, readProgress } from './reset-progress.server'

/** What the page shows about a forgotten password. */
export function loadResetView(context: PortalContext, request: Request) {
  return viewOf(readProgress(context, request), context.now())
}

/**
 * Takes the step that the page's form sent. Returns its refusal; otherwise throws the redirect: back to the page, so
 * that it can be reloaded, or to the login page after the last step.
 */
export async function answerResetForm(context: PortalContext, request: Request) {
  const form = await readForm(request)
  const result = await takeStep(context, readProgress(context, request), form)
  if (result === 'done') {
    const headers = new Headers({ 'Set-Cookie': keepProgress(context, null) })
    headers.append('Set-Cookie', await leaveNotice(context, 'password-reset'))
    throw redirect(context.config.LOGIN_PATH, { headers })
  }
  if ('refusal' in result) {
    const { refusal, account } = result
    return refused({ refusal, account }, result)
  }
  throw redirect(new URL(request.url).pathname, {
    headers: { 'Set-Cookie': keepProgress(context, result.progress) },
  })
}
