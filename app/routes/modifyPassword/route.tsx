import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { loginPathWith, safeRedirect } from '~contract/portal/safe-redirect'
import { readForm, refused } from '~server/session/form'
import { requireUserOrNewcomer, withLiveSession } from '~server/session/guards'
import { leaveNotice } from '~server/session/login-notice'
import { changeOwnPassword } from '../../features/passwords/change.server'
import { ModifyPage } from '../../features/passwords/modify-page'
import { endSession } from '../../features/sign-out/sign-out.server'
import { titled } from '../../ui/page-title'

export const handle = titled<typeof loader>((texts, page) =>
  texts.pageTitle(texts.passwords.modifyTitle, page?.systemName ?? ''),
)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { account, username: name } = await requireUserOrNewcomer(context, request)
  return {
    systemName: context.config.SYSTEM_NAME,
    forced: context.newcomer !== null,
    user: { name, account },
    redirect: safeRedirect(new URL(request.url).searchParams.get('redirect')),
  }
}

/** When to try again (Retry-After). */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Changes the password, also for the form in the personal centre; then the user signs in again (AUTH-09). */
export async function action({ context, request }: ActionFunctionArgs) {
  await requireUserOrNewcomer(context, request)
  const form = await readForm(request)
  const result = await withLiveSession(context, request, () => changeOwnPassword(context, form))
  if (typeof result === 'object') return refused(result.refusal, result)
  const { cookie } = await endSession(context)
  const headers = new Headers({ 'Set-Cookie': cookie })
  const notice = result === 'changed' ? 'password-changed' : 'account-locked'
  headers.append('Set-Cookie', await leaveNotice(context, notice))
  const back = safeRedirect(String(form.get('redirect') ?? ''))
  throw redirect(loginPathWith(context.config.LOGIN_PATH, back), { headers })
}

export default function ModifyPasswordRoute() {
  const page = useLoaderData<typeof loader>()
  return <ModifyPage {...page} refusal={useActionData<typeof action>() ?? null} />
}
