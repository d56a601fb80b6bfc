import { announce } from '../data/announce'
import { forcedPart } from '../data/forced'
import type { Space } from '../data/space'
import { idInSpace, idWithoutSpace } from '../data/space-ids'
import type { Spaces } from '../data/spaces'
import { peopleOf } from '../data/unit-members'
import type { User } from '../data/users'
import type { Router } from '../http/router'
import type { Orders } from '../sockets/orders'
import { bodyBy, ControlError } from './control-bodies'
import type { ControlHandler } from './control-handler'
import { cutSchema, messageSchema, pushSchema } from './live-bodies'
import { userNamed } from './user-patch'

interface LiveParts {
  spaces: Spaces
  sockets: Orders
}

/** Pushes, cuts, and messages that are stored and announced. */
export function addLiveCalls(router: Router<ControlHandler>, { spaces, sockets }: LiveParts) {
  const personIn = (space: Space, login: string | undefined) =>
    login === undefined ? undefined : userNamed(space, login)

  router.add('POST', '/spaces/:id/push', ({ params, body }) => {
    const space = spaces.get(params.id ?? '')
    const { user, ...order } = bodyBy(pushSchema, body)
    const delivered = sockets.push(space, { ...order, user: personIn(space, user) })
    // The queue keeps a message for its lasting sessions; on a channel without an open socket it is lost.
    if (delivered > 0 || order.delayMs || order.channel === 'mq') return { delivered }
    throw new ControlError(409, nobodyHears(space, sockets, order.channel, user), 'channel')
  })
  router.add('POST', '/spaces/:id/cut', ({ params, body }) => {
    const space = spaces.get(params.id ?? '')
    const { user, refuse: how, status, ...order } = bodyBy(cutSchema, body)
    const refusal = { how, status, code: order.code }
    return { cut: sockets.cut(space, { ...order, refusal, user: personIn(space, user) }) }
  })
  router.add('DELETE', '/spaces/:id/cut', ({ params }) => {
    sockets.admit(spaces.get(params.id ?? ''))
  })
  router.add('POST', '/spaces/:id/messages', ({ params, body }) => {
    const space = spaces.get(params.id ?? '')
    const {
      user,
      tenantId,
      times = 1,
      forced,
      title,
      content,
      ...rest
    } = bodyBy(messageSchema, body)
    const people = user ? [userNamed(space, user)] : receivers(space, tenantId)
    const messages = Array.from({ length: times }, (_, place) => {
      const numbered = (text: string) => text.replaceAll('{n}', String(place + 1))
      return people.map((person) =>
        announce(space, person, {
          ...rest,
          title: numbered(title),
          content: numbered(content),
          ...(forced && { forced: forcedPart(space, forced) }),
        }),
      )
    }).flat()
    return { messages: messages.map(({ id, account }) => ({ id, account })) }
  })
}

function nobodyHears(space: Space, sockets: Orders, channel: string, user?: string): string {
  const open = sockets.holders(space).map((one) => `${one.channel} (${one.account})`)
  const whose = user === undefined ? '' : ` of ${user}`
  const there = open.length > 0 ? open.join(', ') : 'none'
  return `nobody holds the socket "${channel}"${whose} in "${space.id}": open are ${there}`
}

function receivers(space: Space, tenantId: string | undefined): User[] {
  if (tenantId === undefined) return space.users.all()
  const unit = idInSpace(idWithoutSpace(tenantId, space.id), space.id)
  const people = peopleOf(space, unit)
  if (people.length > 0) return people
  throw new ControlError(404, `nobody belongs to the unit "${tenantId}"`, 'tenantId')
}
