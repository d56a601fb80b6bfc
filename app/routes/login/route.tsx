import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passwordPath, resumedPath } from '~contract/portal/paths'
import { leftBy, safeRedirect } from '~contract/portal/safe-redirect'
import { requireSignedOut } from '~server/session/guards'
import { takeNotice } from '~server/session/login-notice'
import { isInWorkplaceApp } from '~server/session/workplace-app'
import { recallAccount, rememberAccount } from '../../features/sign-in/remembered-account.server'
import { signInWith } from '../../features/sign-in/sign-in.server'
import { SignInPage } from '../../features/sign-in/sign-in-page'
import { readSignInSettings } from '../../features/sign-in/sign-in-settings.server'
import { issueDigits } from '../../features/sign-in/slide-challenge.server'
import { titled } from '../../ui/page-title'

export const handle = titled<typeof loader>((texts, page) =>
  texts.pageTitle(texts.signIn.title, page?.brand.systemName ?? ''),
)

/** When to try again (Retry-After). */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/** LOGIN_PATH decides where this page is: see server/login-path.ts. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const wanted = query.get('redirect')
  requireSignedOut(context, wanted)
  const { brand, remember, slideVerify } = await readSignInSettings(context)
  const noted = await takeNotice(context, request)
  const page = {
    brand,
    remember,
    digits: slideVerify ? issueDigits(context) : null,
    account: remember ? await recallAccount(request) : '',
    redirect: safeRedirect(wanted),
    inside: wanted === resumedPath,
    left: leftBy(query.get('left')),
    notice: noted?.notice ?? null,
  }
  return data(page, noted ? { headers: { 'Set-Cookie': noted.cookie } } : {})
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => {
    throw data('not a form', { status: 400 })
  })
  const result = await signInWith(context, form)
  if ('refusal' in result) {
    const { refusal, status, retryAfter } = result
    return data(refusal, {
      status,
      headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {},
    })
  }
  const { remember } = await readSignInSettings(context)
  const target = safeRedirect(String(form.get('redirect') ?? ''))
  const headers = new Headers({ 'Set-Cookie': result.cookie })
  headers.append('Set-Cookie', await rememberAccount(context, form, remember))
  const forced = result.newcomer && !isInWorkplaceApp(request.headers.get('User-Agent'))
  throw redirect(forced ? passwordPath(target) : target, { headers })
}

export default function LoginRoute() {
  const page = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>() ?? null
  return <SignInPage {...page} refusal={refusal} />
}
