import type { ActionFunctionArgs } from '@remix-run/node'

/**
 * The browser says that its user is active, and hears whether the session is still there. The request itself keeps
 * it alive, where sessions are read; if it has ended, the page's own guard says why.
 */
export function action({ context }: ActionFunctionArgs) {
  return Response.json({ live: context.signedIn !== null })
}
