import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { loginPathWith, safeRedirect } from '~contract/portal/safe-redirect'
import { requireUserOrNewcomer } from '~server/session/guards'
import { userOrNewcomer } from '~server/session/load-context'
import { answerChangeForm } from '../../features/passwords/change.server'
import { ModifyPage } from '../../features/passwords/modify-page'
import { unanswered } from '../../features/passwords/password-rules'
import { endSession } from '../../features/sign-out/sign-out.server'
import { titled } from '../../ui/page-title'

export const handle = titled<typeof loader>((texts, page) =>
  texts.pageTitle(texts.passwords.modifyTitle, page?.systemName ?? ''),
)

/** Open without a session (GUARD-04); there is no password to change then. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const user = userOrNewcomer(context)
  const { pathname, search, searchParams } = new URL(request.url)
  return {
    systemName: context.config.SYSTEM_NAME,
    forced: context.newcomer !== null,
    user: user && { name: user.username, account: user.account },
    redirect: safeRedirect(searchParams.get('redirect')),
    signIn: loginPathWith(context.config.LOGIN_PATH, pathname + search),
  }
}

/** Passes on Retry-After. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Also used by the form in the personal centre. */
export async function action({ context, request }: ActionFunctionArgs) {
  await requireUserOrNewcomer(context, request)
  return answerChangeForm(context, request, () => endSession(context))
}

/** If there is no answer, the page stays and the form reports it. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error
    return unanswered
  }
}

export default function ModifyPasswordRoute() {
  const page = useLoaderData<typeof loader>()
  return <ModifyPage {...page} refusal={useActionData<typeof action>() ?? null} />
}
