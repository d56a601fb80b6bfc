import { createHttpClient } from '../support/http-client'
import { type Identity, usualGlance } from './user'

/** How many pages measure the cost of a page on this machine, after some that fill its caches. */
const pages = { ahead: 20, measured: 40 }
/** The share of the time that pages may take; users' other requests come on top of it. */
const busyShare = 0.35

/**
 * How many times longer than usual (≥ 1) users look at a page, so that a slow machine is not overloaded: a soak looks
 * for what stays, not for how the portal copes with overload.
 */
export async function paceOf(portal: string, user: Identity, users: number): Promise<number> {
  const client = createHttpClient(portal, { 'x-forwarded-for': user.address })
  await client.signIn(user.account)
  for (let page = 0; page < pages.ahead; page += 1) await client.get('/index')
  const start = performance.now()
  for (let page = 0; page < pages.measured; page += 1) await client.get('/index')
  const each = (performance.now() - start) / pages.measured
  await client.post('/session/end')
  return Math.max(1, (users * each) / (busyShare * usualGlance))
}
