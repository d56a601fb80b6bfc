import type { AttemptStore } from '../session/attempt-store'
import type { Redis } from './redis'

/** Both scripts are atomic, use Redis' clock, and behave like the store in memory. */
const take = `
local count = tonumber(redis.call('GET', KEYS[1]) or '0')
local limit = tonumber(ARGV[1])
if count >= limit then return {0, 0, redis.call('PTTL', KEYS[1])} end
count = redis.call('INCR', KEYS[1])
if count == limit or redis.call('PTTL', KEYS[1]) < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
end
return {1, limit - count, redis.call('PTTL', KEYS[1])}`

const giveBack = `
local count = tonumber(redis.call('GET', KEYS[1]) or '0')
if count > 1 then redis.call('DECR', KEYS[1]) else redis.call('DEL', KEYS[1]) end
return 0`

/**
 * A store that all processes share. Each also counts its own attempts in memory, so that a lock holds while Redis is
 * unreachable.
 */
export function createSharedAttempts(redis: Redis, memory: AttemptStore): AttemptStore {
  const keyOf = (key: string) => `attempts:${key}`
  return {
    async take(key, rule) {
      const [own, shared] = await Promise.all([
        memory.take(key, rule),
        redis.run((client) =>
          client.eval(take, {
            keys: [keyOf(key)],
            arguments: [String(rule.limit), String(rule.window)],
          }),
        ),
      ])
      if (!Array.isArray(shared)) return own
      const [allowed, left, wait] = shared.map(Number)
      return { allowed: allowed === 1, left: left ?? 0, wait: Math.max(0, wait ?? 0) }
    },
    async giveBack(key) {
      await Promise.all([
        memory.giveBack(key),
        redis.run((client) => client.eval(giveBack, { keys: [keyOf(key)] })),
      ])
    },
    async forget(key) {
      await Promise.all([memory.forget(key), redis.run((client) => client.del(keyOf(key)))])
    },
  }
}
