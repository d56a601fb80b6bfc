import type { ActionFunctionArgs } from '@remix-run/node'
import { endingOf, endSession } from '../../features/sign-out/sign-out.server'

/** Signs out (ME-07), and tells the page where the tenant sends users afterwards; null = the login path. */
export async function action({ context, request }: ActionFunctionArgs) {
  const ending = endingOf(await request.json().catch(() => null))
  const { headers, target } = await endSession(context, ending)
  return Response.json({ target }, { headers })
}
