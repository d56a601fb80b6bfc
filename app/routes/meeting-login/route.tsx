import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { receiveHandOver } from '../../features/hand-over/hand-over.server'
import { StartPage } from '../../features/hand-over/hand-over-page'
import { handOverTitle } from '../../features/hand-over/page-title'

export const handle = handOverTitle('meeting-login')

export function loader({ context, request }: LoaderFunctionArgs) {
  return receiveHandOver(context, request, 'meeting-login')
}

export default function MeetingLoginRoute() {
  return <StartPage page={useLoaderData<typeof loader>()} name="meeting-login" />
}
