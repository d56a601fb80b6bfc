import { announce } from '../data/announce'
import { forcedPart } from '../data/forced'
import type { Space } from '../data/space'
import { idInSpace, idWithoutSpace } from '../data/space-ids'
import type { Spaces } from '../data/spaces'
import { usersOf } from '../data/tenant-users'
import type { User } from '../data/users'
import type { Router } from '../http/router'
import type { Orders } from '../sockets/orders'
import { bodyBy, ControlError } from './control-bodies'
import { type ControlHandler, callsOnSpaces } from './control-handler'
import { cutSchema, messageSchema, pushSchema } from './live-bodies'
import { userNamed } from './user-patch'

interface LiveParts {
  spaces: Spaces
  sockets: Orders
}

export function addLiveCalls(router: Router<ControlHandler>, { spaces, sockets }: LiveParts) {
  const onSpace = callsOnSpaces(router, spaces)
  const userIn = (space: Space, login: string | undefined) =>
    login === undefined ? undefined : userNamed(space, login)

  onSpace('POST', '/push', (space, { body }) => {
    const { user, ...order } = bodyBy(pushSchema, body)
    const delivered = sockets.push(space, { ...order, user: userIn(space, user) })
    // The queue keeps messages for its persistent sessions; on a channel without an open socket they are lost.
    if (delivered > 0 || order.delayMs || order.channel === 'mq') return { delivered }
    throw new ControlError(409, noReceiver(space, sockets, order.channel, user), 'channel')
  })
  onSpace('POST', '/cut', (space, { body }) => {
    const { user, refuse: how, status, ...order } = bodyBy(cutSchema, body)
    const refusal = { how, status, code: order.code }
    return { cut: sockets.cut(space, { ...order, refusal, user: userIn(space, user) }) }
  })
  onSpace('DELETE', '/cut', (space) => sockets.admit(space))
  onSpace('POST', '/messages', (space, { body }) => {
    const {
      user,
      tenantId,
      times = 1,
      forced,
      title,
      content,
      ...rest
    } = bodyBy(messageSchema, body)
    const users = user ? [userNamed(space, user)] : receivers(space, tenantId)
    const messages = Array.from({ length: times }, (_, place) => {
      const numbered = (text: string) => text.replaceAll('{n}', String(place + 1))
      return users.map((receiver) =>
        announce(space, receiver, {
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

function noReceiver(space: Space, sockets: Orders, channel: string, user?: string): string {
  const open = sockets.holders(space).map((one) => `${one.channel} (${one.account})`)
  const whose = user === undefined ? '' : ` of ${user}`
  const there = open.length > 0 ? open.join(', ') : 'none'
  return `the socket "${channel}"${whose} is not open in "${space.id}": open are ${there}`
}

function receivers(space: Space, tenantId: string | undefined): User[] {
  if (tenantId === undefined) return space.users.all()
  const tenant = idInSpace(idWithoutSpace(tenantId, space.id), space.id)
  const users = usersOf(space, tenant)
  if (users.length > 0) return users
  throw new ControlError(404, `no user belongs to the tenant "${tenantId}"`, 'tenantId')
}
