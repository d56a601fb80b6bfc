import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passwordPath } from '~contract/portal/paths'
import { loginPathWith, safeRedirect } from '~contract/portal/safe-redirect'
import { readForm, refused } from '~server/session/form'
import { cookieHeaders } from '~server/session/replace-session'
import { takeStepByForm } from '../../features/second-factor/answer.server'
import { waitingSignIn } from '../../features/second-factor/sign-in-step.server'
import { WaitingStep } from '../../features/second-factor/waiting-step'
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
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { page, headers } = await loadSignInPage(context, request)
  return data({ ...page, waiting: await waitingSignIn(context, request) }, { headers })
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request)
  if (form.has('step')) return takeStepByForm(context, request, form)
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

export default function LoginRoute() {
  const { waiting, ...page } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>() ?? null
  return (
    <SignInPage {...page} refusal={refusal}>
      {waiting && <WaitingStep waiting={waiting} redirect={page.redirect} refusal={refusal} />}
    </SignInPage>
  )
}
