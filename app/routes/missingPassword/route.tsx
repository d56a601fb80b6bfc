import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passwordResetTexts } from '~text/password-reset'
import { ResetPage } from '../../features/passwords/reset-page'
import { answerResetForm, loadResetView } from '../../features/passwords/reset-page.server'
import { readSignInSettings } from '../../features/sign-in/sign-in-settings.server'
import { titled } from '../../ui/page-title'

export const handle = titled<typeof loader>((texts, page) =>
  texts.pageTitle(passwordResetTexts[texts.language].title, page?.systemName ?? ''),
)

/** Passes on Retry-After. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { brand } = await readSignInSettings(context)
  const { LOGIN_PATH: loginPath } = context.config
  return {
    systemName: brand.systemName,
    loginPath,
    view: loadResetView(context, request),
  }
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerResetForm(context, request)
}

export default function MissingPasswordRoute() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <ResetPage {...page} refusal={answer?.refusal ?? null} typed={answer?.account ?? ''} />
}
