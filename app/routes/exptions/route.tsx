import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { safeRedirect } from '~contract/portal/safe-redirect'
import { errorEntry } from '~text/error-catalogue'
import { ErrorPage } from '../../features/error-page/error-page'
import { titled } from '../../ui/page-title'

export const handle = titled<typeof loader>(({ errorPage, pageTitle }, page) => {
  const { title } = errorPage.pages[errorEntry(page?.code ?? 500).page]
  return pageTitle(title, page?.systemName ?? '')
})

/** `/exptions?errorCode=…&redirect=…`, in the spelling that the product has always had. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const code = Number.parseInt(query.get('errorCode') ?? '', 10) || 500
  const wanted = query.get('redirect')
  const page = {
    code,
    redirect: wanted && safeRedirect(wanted),
    systemName: context.config.SYSTEM_NAME,
  }
  return data(page, { status: errorEntry(code).status })
}

export default function ExceptionRoute() {
  return <ErrorPage {...useLoaderData<typeof loader>()} />
}
