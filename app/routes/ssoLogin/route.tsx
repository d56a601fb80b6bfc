import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { receiveHandOver } from '../../features/hand-over/hand-over.server'
import { StartPage } from '../../features/hand-over/hand-over-page'
import { handOverTitle } from '../../features/hand-over/page-title'

export const handle = handOverTitle('ssoLogin')

export function loader({ context, request }: LoaderFunctionArgs) {
  return receiveHandOver(context, request, 'ssoLogin')
}

export default function SsoLoginRoute() {
  return <StartPage page={useLoaderData<typeof loader>()} name="ssoLogin" />
}
