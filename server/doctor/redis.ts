import { randomBytes } from 'node:crypto'
import type { PortalConfig } from '../config/env'
import { parseRedisUrl } from '../config/redis-servers'
import { keyPrefix } from '../shared-state/redis-connections'
import { judgeDifference } from './clock'
import { type Asked, type TriedRedis, triedRedis } from './redis-client'
import { tryMembers } from './redis-members'
import { refusal, sayOfRedis as say, wordOf } from './redis-refusal'
import type { Finding } from './report'
import { troubleOf, within } from './trouble'

/** The oldest Redis that has all commands that the portal uses. */
const oldest = { major: 6, minor: 2 }
const clockLimits = { warn: 2_000, fail: 30_000 }
/** Expiry of the test's key, in milliseconds, in case it cannot be removed. */
const keyLife = 10_000

/**
 * Tries Redis as the portal uses it: password, a test key, version, memory policy and clock; if there are several
 * masters, of each.
 */
export async function checkRedis(
  { REDIS_URL }: Pick<PortalConfig, 'REDIS_URL'>,
  patience: number,
): Promise<Finding[]> {
  const servers = parseRedisUrl(REDIS_URL ?? '')
  if (!servers) {
    const seen = 'is not set: right for a single process'
    return [say.note('REDIS_URL', seen, 'several processes must share one')]
  }
  const { isReached, findings } = await tryMembers(servers, patience)
  if (!isReached) return findings
  const redis = triedRedis(servers, patience)
  try {
    return [...findings, ...(await tryRedis(redis, patience))]
  } finally {
    redis.close()
  }
}

async function tryRedis(redis: TriedRedis, patience: number): Promise<Finding[]> {
  try {
    // Rejects if the password is refused.
    await within(patience, redis.connect())
    await within(patience, redis.keys.ping())
  } catch (error) {
    return [refusal('sign-in', error)]
  }
  try {
    const seen = await within(patience, Promise.all([tryKey(redis.keys), tryMasters(redis)]))
    return [say.ok('sign-in', 'PING is answered'), ...seen.flat()]
  } catch (error) {
    return [say.fail('commands', troubleOf(error), 'check the load of Redis')]
  }
}

async function tryMasters(redis: TriedRedis): Promise<Finding[]> {
  const masters = await redis.masters()
  const parts = masters.flatMap(([name, client]) => [
    readInfo(client, name),
    compareClocks(client, name),
  ])
  return (await Promise.all(parts)).flat()
}

/** Writes, reads and removes a key that nothing else uses. */
async function tryKey(client: Asked): Promise<Finding> {
  const subject = `a key ${keyPrefix}doctor:…`
  const key = `doctor:${randomBytes(8).toString('hex')}`
  try {
    await client.set(key, key, { expiration: { type: 'PX', value: keyLife } })
    const [read, life] = [await client.get(key), await client.pTTL(key)]
    await client.del(key)
    if (read === key && life > 0) return say.ok(subject, 'is written, read and removed')
    return say.fail(subject, 'is not kept', 'check the memory of Redis, and what is in front of it')
  } catch (error) {
    const advice = `allow the account all commands on ${keyPrefix}*, at a writable Redis`
    return say.fail(subject, `cannot be written (${wordOf(error) ?? troubleOf(error)})`, advice)
  }
}

async function readInfo(client: Asked, name: string): Promise<Finding[]> {
  try {
    const lines = `${await client.info('server')}\n${await client.info('memory')}`
    const lineOf = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(lines)?.[1] ?? ''
    return [
      judgeVersion(name, lineOf('redis_version')),
      judgePolicy(name, lineOf('maxmemory_policy')),
    ]
  } catch (error) {
    const seen = `not known (INFO: ${wordOf(error) ?? troubleOf(error)})`
    return [say.warn(`version and memory policy${name}`, seen, 'allow the account INFO')]
  }
}

function judgeVersion(name: string, version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isOld = major < oldest.major || (major === oldest.major && minor < oldest.minor)
  const needed = `${oldest.major}.${oldest.minor}`
  return isOld
    ? say.fail(`version${name}`, version || 'not known', `use Redis ${needed} or newer`)
    : say.ok(`version${name}`, version)
}

function judgePolicy(name: string, policy: string): Finding {
  if (policy === 'noeviction') return say.ok(`maxmemory-policy${name}`, policy)
  const seen = `${policy || 'not known'}: Redis may drop locks and session ends`
  return say.warn(`maxmemory-policy${name}`, seen, 'set it to noeviction')
}

async function compareClocks(client: Asked, name: string): Promise<Finding> {
  const subject = `clock${name}`
  try {
    const start = Date.now()
    const [seconds, microseconds] = await client.time()
    const middle = (start + Date.now()) / 2
    const there = Number(seconds) * 1_000 + Number(microseconds) / 1_000
    return judgeDifference(say, subject, middle - there, 'machine of Redis', clockLimits)
  } catch (error) {
    const seen = `not compared (TIME: ${wordOf(error) ?? troubleOf(error)})`
    return say.warn(subject, seen, 'allow the account TIME')
  }
}
