import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passwordPath } from '~contract/portal/paths'
import { safeRedirect } from '~contract/portal/safe-redirect'
import { readForm, refused } from '~server/session/form'
import { rememberAccount } from '../../features/sign-in/remembered-account.server'
import { signInWith } from '../../features/sign-in/sign-in.server'
import { SignInPage } from '../../features/sign-in/sign-in-page'
import { loadSignInPage } from '../../features/sign-in/sign-in-page.server'
import { readSignInSettings } from '../../features/sign-in/sign-in-settings.server'
import { titled } from '../../ui/page-title'

export const handle = titled<typeof loader>((texts, page) =>
  texts.pageTitle(texts.signIn.title, page?.brand.systemName ?? ''),
)

/** When to try again (Retry-After). */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/** LOGIN_PATH decides where this page is: see server/login-path.ts. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return loadSignInPage(context, request)
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const result = await signInWith(context, form)
  if ('refusal' in result) return refused(result.refusal, result)
  const { remember } = await readSignInSettings(context)
  const target = safeRedirect(String(form.get('redirect') ?? ''))
  const headers = new Headers({ 'Set-Cookie': result.cookie })
  headers.append('Set-Cookie', rememberAccount(context, form, remember))
  throw redirect(result.newcomer ? passwordPath(target) : target, { headers })
}

export default function LoginRoute() {
  const page = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>() ?? null
  return <SignInPage {...page} refusal={refusal} />
}
