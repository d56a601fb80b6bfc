import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readForm, refused } from '~server/session/form'
import { requireSignedOut } from '~server/session/guards'
import { leaveNotice } from '~server/session/login-notice'
import { takeStep, viewOf } from '../../features/passwords/reset.server'
import { ResetPage } from '../../features/passwords/reset-page'
import { keepProgress, readProgress } from '../../features/passwords/reset-progress.server'
import { readSignInSettings } from '../../features/sign-in/sign-in-settings.server'
import { titled } from '../../ui/page-title'

export const handle = titled<typeof loader>((texts, page) =>
  texts.pageTitle(texts.passwords.reset.title, page?.systemName ?? ''),
)

/** When to try again (Retry-After). */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireSignedOut(context)
  const { brand } = await readSignInSettings(context)
  const { LOGIN_PATH: loginPath } = context.config
  return {
    systemName: brand.systemName,
    loginPath,
    view: viewOf(readProgress(context, request), context.now()),
  }
}

/** Every step that succeeds leads back to the page, so that it can be reloaded. */
export async function action({ context, request }: ActionFunctionArgs) {
  requireSignedOut(context)
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

export default function MissingPasswordRoute() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <ResetPage {...page} refusal={answer?.refusal ?? null} typed={answer?.account ?? ''} />
}
