import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadFailure } from '../../features/hand-over/hand-over.server'
import { FailurePage } from '../../features/hand-over/hand-over-page'
import { handOverTitle } from '../../features/hand-over/page-title'

export const handle = handOverTitle('baichuanErrorPage')

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadFailure(context, request)
}

export default function BaichuanErrorPageRoute() {
  return <FailurePage page={useLoaderData<typeof loader>()} name="baichuanErrorPage" />
}
