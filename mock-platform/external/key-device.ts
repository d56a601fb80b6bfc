import { splitLogin } from '../data/space-ids'
import type { Handler } from '../http/endpoint-handler'
import { jsonReply } from '../http/reply'

/**
 * Stands in for the service on a user's own machine that reports whether the user key is plugged in: `GET
 * /key-device?account=`. Any page may call it, and no token is sent.
 */
export const keyDevice: Handler = ({ space, query }) => {
  const { account } = splitLogin(query.get('account') ?? '')
  const reply = jsonReply(200, { present: space.users.get(account)?.keyPluggedIn ?? false })
  return { ...reply, headers: { ...reply.headers, 'Access-Control-Allow-Origin': '*' } }
}
