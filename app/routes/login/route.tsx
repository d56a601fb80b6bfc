import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { resumedPath } from '../../config/paths'
import { recallAccount, rememberAccount } from '../../features/sign-in/remembered-account.server'
import { signInWith } from '../../features/sign-in/sign-in.server'
import { SignInPage } from '../../features/sign-in/sign-in-page'
import { requireSignedOut } from '../../session/guards.server'
import { safeRedirect } from '../../session/safe-redirect'
import { zhCN } from '../../text/zh-CN'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: zhCN.pageTitle(zhCN.signIn.title, page?.systemName ?? '') },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('redirect')
  requireSignedOut(context, wanted)
  const { SYSTEM_NAME: systemName, REMEMBER_PASSWORD: remember } = context.config
  return {
    systemName,
    remember,
    account: remember ? await recallAccount(request) : '',
    redirect: safeRedirect(wanted),
    inside: wanted === resumedPath,
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => {
    throw data('not a form', { status: 400 })
  })
  const result = await signInWith(context, form)
  if ('refusal' in result) return data(result.refusal, { status: result.status })
  const target = safeRedirect(String(form.get('redirect') ?? ''))
  const headers = new Headers({ 'Set-Cookie': result.cookie })
  headers.append('Set-Cookie', await rememberAccount(form, context.config.REMEMBER_PASSWORD))
  throw redirect(target, { headers })
}

export default function LoginRoute() {
  const page = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>() ?? null
  return <SignInPage {...page} refusal={refusal} />
}
