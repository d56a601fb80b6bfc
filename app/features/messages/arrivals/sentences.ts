import { messageTypes } from '~contract/platform/message-types'
import type { Texts } from '~text/zh-CN'
import type { MessageBrief } from '../message-brief'

/** Announces new messages (MSG-06). */
export function liveText(count: number, { messages }: Texts): string {
  return count === 1 ? messages.live : messages.liveSeveral(count)
}

/** What arrived while the user was away, by type (LIVE-03). */
export function summaryText(
  missed: readonly MessageBrief[],
  { messages, messageCenter, phrases }: Texts,
): string {
  const types: Record<string, string> = messageCenter.types
  const names = [...messageTypes.map((type) => messageCenter.types[type]), messageCenter.otherType]
  const counts = names.flatMap((name) => {
    const of = ({ typeCode }: MessageBrief) => (types[typeCode] ?? messageCenter.otherType) === name
    const count = missed.filter(of).length
    return count > 0 ? [messages.ofType(name, count)] : []
  })
  return messages.whileAway(missed.length, phrases.joined(counts))
}
