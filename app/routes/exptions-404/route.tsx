import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { ErrorPage } from '../../features/error-page/error-page'
import { titled } from '../../ui/page-title'

export const handle = titled<typeof loader>((texts, page) =>
  texts.pageTitle(texts.errorPage.pages[404].title, page?.systemName ?? ''),
)

export function loader({ context }: LoaderFunctionArgs) {
  return data({ systemName: context.config.SYSTEM_NAME }, { status: 404 })
}

export default function Exception404Route() {
  return <ErrorPage code={404} redirect={null} />
}
