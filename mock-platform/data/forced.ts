import type { z } from 'zod'
import { announce } from './announce'
import { chinaTime } from './china-time'
import type { ForcedPart, MessageRow } from './message-row'
import { messagesModel } from './messages'
import { stampOf } from './occasions'
import type { Scenario } from './scenario'
import type { forcedPartSchema } from './scenario-forced'
import type { Space } from './space'
import type { User } from './users'

export function forcedPart(
  space: Space,
  { model, messageUrls, deadlineInMinutes }: z.output<typeof forcedPartSchema>,
): ForcedPart {
  if (deadlineInMinutes === undefined) return { model, messageUrls }
  const deadline = chinaTime(space.now()).add(deadlineInMinutes, 'minute')
  return { model, messageUrls, deadline: stampOf(deadline) }
}

export function seedForced(space: Space, { forced }: Scenario): void {
  for (const { users, typeCode, app, title, content, url, ...part } of forced) {
    for (const user of space.users.all()) {
      if (users && !users.includes(user.account)) continue
      const text = { typeCode, app: app ?? part.model, title, content, url }
      announce(space, user, { ...text, forced: forcedPart(space, part) })
    }
  }
}

/** Why a user's reply is refused; null = it was recorded. */
export function replyToForced(
  space: Space,
  { account }: User,
  id: string,
  reply: string,
): string | null {
  const messages = space.collection(messagesModel)
  const message: MessageRow | undefined = messages.get(id)
  const forced = message?.account === account ? message.forced : undefined
  if (!forced) return '消息不存在或已被撤回'
  if (forced.deadline && forced.deadline < stampOf(space.now())) {
    return `已于 ${forced.deadline.slice(0, 16)} 截止，不能再提交`
  }
  if (forced.reply) return `您已提交过“${forced.reply}”，不能重复提交`
  messages.update(id, { forced: { ...forced, reply } })
  return null
}
