import { z } from 'zod'
import { endpoint } from '~contract/platform/endpoint'
import { replyToForced } from '../data/forced'
import type { Space } from '../data/space'
import type { User } from '../data/users'
import { type Implementation, implement, Refusal } from './implementation'

const replySchema = z.object({ id: z.string().min(1), reply: z.string().min(1) })

type Reply = z.output<typeof replySchema>

/** **(ours)** Called by the actions of the platform's own forced messages. */
const replyEndpoint = {
  service: 'system',
  path: '/forced/confirm',
  auth: 'token',
  answer: z.unknown(),
} as const

function note(space: Space, user: User, { id, reply }: Reply) {
  const refusal = replyToForced(space, user, id, reply)
  if (refusal) throw new Refusal(1, refusal)
}

const byBody = endpoint({
  ...replyEndpoint,
  name: 'postForcedReply',
  method: 'POST',
  body: replySchema,
})

const byQuery = (['GET', 'PUT', 'DELETE'] as const).map((method) =>
  endpoint({
    ...replyEndpoint,
    name: `${method.toLowerCase()}ForcedReply`,
    method,
    query: replySchema,
  }),
)

/** An action may name any method. */
export const forcedReplies: Implementation[] = [
  implement(byBody, ({ space, user, body }) => note(space, user, body)),
  ...byQuery.map((one) => implement(one, ({ space, user, query }) => note(space, user, query))),
]
