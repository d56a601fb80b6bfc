import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { loginPathWith, safeRedirect } from '~contract/portal/safe-redirect'
import { requireHolder, withLiveSession } from '~server/session/guards'
import { leaveNotice } from '~server/session/login-notice'
import { changeOwnPassword } from '../../features/passwords/change.server'
import { ModifyPage } from '../../features/passwords/modify-page'
import { endSession } from '../../features/sign-out/sign-out.server'
import { titled } from '../../ui/page-title'

export const handle = titled<typeof loader>((texts, page) =>
  texts.pageTitle(texts.passwords.modifyTitle, page?.systemName ?? ''),
)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { account, username: name } = await requireHolder(context, request)
  return {
    systemName: context.config.SYSTEM_NAME,
    forced: context.newcomer !== null,
    person: { name, account },
    redirect: safeRedirect(new URL(request.url).searchParams.get('redirect')),
  }
}

/** Changes the password, also for the form in the personal centre; then the person signs in anew (AUTH-09). */
export async function action({ context, request }: ActionFunctionArgs) {
  await requireHolder(context, request)
  const form = await request.formData().catch(() => {
    throw data('not a form', { status: 400 })
  })
  const result = await withLiveSession(context, request, () => changeOwnPassword(context, form))
  if (result !== 'changed') return data(result.refusal, { status: result.status })
  const { cookie } = await endSession(context)
  const headers = new Headers({ 'Set-Cookie': cookie })
  headers.append('Set-Cookie', await leaveNotice(context, 'password-changed'))
  const back = safeRedirect(String(form.get('redirect') ?? ''))
  throw redirect(loginPathWith(context.config.LOGIN_PATH, back), { headers })
}

export default function ModifyPasswordRoute() {
  const page = useLoaderData<typeof loader>()
  return <ModifyPage {...page} refusal={useActionData<typeof action>() ?? null} />
}
