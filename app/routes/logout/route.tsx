import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { userOrNewcomer } from '~server/session/load-context'
import { sessionMark } from '~server/session/session-mark'
import { endSession } from '../../features/sign-out/sign-out.server'
import { SignOutPage } from '../../features/sign-out/sign-out-page'
import { titled } from '../../ui/page-title'

export const handle = titled<typeof loader>((texts, page) =>
  texts.pageTitle(texts.signOut.title, page?.systemName ?? ''),
)

export function loader({ context }: LoaderFunctionArgs) {
  const { LOGIN_PATH: loginPath, SYSTEM_NAME: systemName } = context.config
  const user = userOrNewcomer(context)
  return { loginPath, systemName, session: user && sessionMark(user) }
}

/** Visiting the page changes nothing (SAFE-03); only its form signs out. */
export async function action({ context }: ActionFunctionArgs) {
  const { headers, target } = await endSession(context)
  // A form of this site must not redirect to another one (CSP form-action), so the page does it.
  if (target && !target.startsWith('/')) return data({ target }, { headers })
  throw redirect(target ?? context.config.LOGIN_PATH, { headers })
}

export default function LogoutRoute() {
  const { loginPath, session } = useLoaderData<typeof loader>()
  const target = useActionData<typeof action>()?.target ?? null
  return <SignOutPage loginPath={loginPath} session={session} target={target} />
}
