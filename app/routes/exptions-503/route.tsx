import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ErrorPage } from '../../errors/error-page'
import { zhCN } from '../../text/zh-CN'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: zhCN.pageTitle(zhCN.errorPage.pages[503].title, page?.systemName ?? '') },
]

export function loader({ context }: LoaderFunctionArgs) {
  const page = { signedIn: context.signedIn !== null, systemName: context.config.SYSTEM_NAME }
  return data(page, { status: 503 })
}

export default function Exception503Route() {
  const { signedIn } = useLoaderData<typeof loader>()
  return <ErrorPage code={503} redirect={null} signedIn={signedIn} />
}
