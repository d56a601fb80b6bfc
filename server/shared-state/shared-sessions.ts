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

/** A script, because a transaction in a cluster would have to pick its server itself. */
const note = `
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 0`

/** A hash in Redis for each account. While Redis is unreachable, each process knows only what it has seen itself. */
export function createSharedSessions(redis: Redis, memory: SessionList): SessionList {
  const keyOf = (account: string) => `sessions:${accountKey(account)}`
  return {
    async note(record) {
      const key = keyOf(record.account)
      await Promise.all([
        memory.note(record),
        redis.run((client) =>
          client.eval(note, {
            keys: [key],
            arguments: [record.sessionId, JSON.stringify(record), String(endingsKept)],
          }),
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
