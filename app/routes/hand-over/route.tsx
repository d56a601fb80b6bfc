import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { handOverTexts } from '~text/hand-over'
import { answerQuestion, loadQuestion } from '../../features/hand-over/confirm.server'
import { ConfirmPage } from '../../features/hand-over/confirm-page'
import { titled } from '../../ui/page-title'

export const handle = titled<typeof loader>((texts, page) =>
  texts.pageTitle(handOverTexts[texts.language].replace, page?.systemName ?? ''),
)

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadQuestion(context, request)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerQuestion(context, request)
}

export default function HandOverRoute() {
  return <ConfirmPage {...useLoaderData<typeof loader>()} />
}
