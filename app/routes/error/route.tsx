import type { LoaderFunctionArgs } from '@remix-run/node'
import { ErrorPage } from '../../features/error-page/error-page'
import { titled } from '../../ui/page-title'

export const handle = titled<typeof loader>((texts, page) =>
  texts.pageTitle(texts.errorPage.title, page?.systemName ?? ''),
)

export function loader({ context }: LoaderFunctionArgs) {
  return { systemName: context.config.SYSTEM_NAME }
}

export default function ErrorRoute() {
  return <ErrorPage code={500} redirect={null} />
}
