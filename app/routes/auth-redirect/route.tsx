import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { continueAuth } from '../../features/hand-over/hand-over.server'
import { StartPage } from '../../features/hand-over/hand-over-page'
import { handOverTitle } from '../../features/hand-over/page-title'

export const handle = handOverTitle('auth-redirect')

export function loader({ context, request }: LoaderFunctionArgs) {
  return continueAuth(context, request)
}

export default function AuthRedirectRoute() {
  return <StartPage page={useLoaderData<typeof loader>()} name="auth-redirect" />
}
