import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { requireLiveSession } from '~server/session/guards'
import { publishSessionNews, publishSignIn } from '../../live/session-channel'
import { useText } from '../../text/text-context'
import { titled } from '../../ui/page-title'

export const handle = titled<typeof loader>((texts, page) =>
  texts.pageTitle(texts.signInAgain.done, page?.systemName ?? ''),
)

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireLiveSession(context, request)
  return { systemName: context.config.SYSTEM_NAME }
}

/** Where a sign-in over an open page ends: the page beneath goes on (DESK-07). */
export default function ResumedRoute() {
  useLoaderData<typeof loader>()
  const { signInAgain } = useText()
  useEffect(() => {
    publishSignIn()
    publishSessionNews({ kind: 'resumed' })
  }, [])
  return <p role="status">{signInAgain.done}</p>
}
