import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readForm } from '~server/session/form'
import { signInTexts } from '~text/sign-in'
import { takeStepByForm } from '../../features/second-factor/answer.server'
import { waitingSignIn } from '../../features/second-factor/sign-in-step.server'
import { WaitingStep } from '../../features/second-factor/waiting-step'
import { SignInPage } from '../../features/sign-in/sign-in-page'
import { answerSignInForm, loadSignInPage } from '../../features/sign-in/sign-in-page.server'
import { titled } from '../../ui/page-title'

export const handle = titled<typeof loader>((texts, page) =>
  texts.pageTitle(signInTexts[texts.language].title, page?.brand.systemName ?? ''),
)

/** Passes on Retry-After. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/** LOGIN_PATH decides at which address this page is: see server/login-path.ts. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { page, headers } = await loadSignInPage(context, request)
  return data({ ...page, waiting: await waitingSignIn(context, request) }, { headers })
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request)
  return form.has('step') ? takeStepByForm(context, request, form) : answerSignInForm(context, form)
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
