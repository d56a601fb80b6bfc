import type { ActionFunctionArgs } from '@remix-run/node'

/**
 * Reports activity; the answer says whether the session still exists. Reading the session keeps it alive; if it has
 * ended, the page's guard gives the reason.
 */
export function action({ context }: ActionFunctionArgs) {
  return Response.json({ live: context.signedIn !== null })
}
