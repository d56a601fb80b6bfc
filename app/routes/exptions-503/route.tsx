import type { LoaderFunctionArgs } from '@remix-run/node'
import { ErrorPage } from '../../features/error-page/error-page'
import { titled } from '../../ui/page-title'

export const handle = titled<typeof loader>((texts, page) =>
  texts.pageTitle(texts.errorPage.pages[503].title, page?.systemName ?? ''),
)

export function loader({ context }: LoaderFunctionArgs) {
  return { systemName: context.config.SYSTEM_NAME }
}

export default function Exception503Route() {
  return <ErrorPage code={503} redirect={null} />
}
