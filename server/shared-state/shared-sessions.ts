import { z } from 'zod'
import { parseJson } from '../platform/parse-json'
import { accountKey } from '../session/attempt-keys'
import { endingsKept } from '../session/session-endings'
import type { SessionList, SessionRecord } from '../session/session-list'
import type { Redis } from './redis'

const recordSchema: z.ZodType<SessionRecord> = z.object({
  sessionId: z.string(),
  account: z.string(),
  device: z.string(),
  address: z.string(),
  startedAt: z.number(),
  signedInAt: z.number().optional(),
  lastUsed: z.number(),
  until: z.number(),
})

/** A hash in Redis for each account. While Redis is away, each process knows what it has seen itself. */
export function createSharedSessions(redis: Redis, memory: SessionList): SessionList {
  const keyOf = (account: string) => `sessions:${accountKey(account)}`
  return {
    async note(record) {
      const key = keyOf(record.account)
      await Promise.all([
        memory.note(record),
        redis.run((client) =>
          client
            .multi()
            .hSet(key, record.sessionId, JSON.stringify(record))
            .pExpire(key, endingsKept)
            .exec(),
        ),
      ])
    },
    async of(account) {
      const [own, shared] = await Promise.all([
        memory.of(account),
        redis.run((client) => client.hGetAll(keyOf(account))),
      ])
      if (!shared) return own
      return Object.values(shared).flatMap(
        (text) => recordSchema.safeParse(parseJson(text)).data ?? [],
      )
    },
    async remove(record) {
      await Promise.all([
        memory.remove(record),
        redis.run((client) => client.hDel(keyOf(record.account), record.sessionId)),
      ])
    },
  }
}
