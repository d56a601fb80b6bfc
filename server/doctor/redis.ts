import { randomBytes } from 'node:crypto'
import { createClient } from '@redis/client'
import type { PortalConfig } from '../config/env'
import { keyPrefix } from '../shared-state/redis'
import { judgeDifference } from './clock'
import { tryConnection } from './connection'
import { type Finding, findingsOf } from './report'
import { troubleOf, within } from './trouble'

const say = findingsOf('redis')
/** The oldest Redis that has all commands of the portal. */
const oldest = { major: 6, minor: 2 }
const clockLimits = { warn: 2_000, fail: 30_000 }
/** The test's key goes by itself, in milliseconds, if it cannot be removed. */
const keyLife = 10_000

/** Tries Redis as the portal uses it: password, a key of its own, version, memory policy, clock. */
export async function checkRedis(
  { REDIS_URL }: Pick<PortalConfig, 'REDIS_URL'>,
  patience: number,
): Promise<Finding[]> {
  if (!REDIS_URL) {
    const seen = 'is not set: right for a single process'
    return [say.note('REDIS_URL', seen, 'several processes must share one')]
  }
  const url = new URL(REDIS_URL)
  const { reached, findings } = await tryConnection({ say, subject: 'REDIS_URL', url, patience })
  if (!reached) return findings
  const client = connectTo(REDIS_URL, patience)
  try {
    // With a password that is refused this rejects.
    await within(patience, client.connect())
    await within(patience, client.ping())
  } catch (error) {
    return [...findings, refusal(error)]
  }
  try {
    const parts = [tryKey(client), readInfo(client), compareClocks(client)]
    const seen = await within(patience, Promise.all(parts))
    return [...findings, say.ok('sign-in', 'PING is answered'), ...seen.flat()]
  } catch (error) {
    return [...findings, say.fail('commands', troubleOf(error), 'check the load of Redis')]
  } finally {
    client.destroy()
  }
}

type Client = ReturnType<typeof connectTo>

function connectTo(url: string, patience: number) {
  const client = createClient({
    url,
    keyPrefix,
    socket: { connectTimeout: patience, reconnectStrategy: false },
  })
  // Its errors are those of the commands.
  return client.on('error', () => {})
}

/** What Redis says begins with a word of its own, such as WRONGPASS. */
const wordOf = (error: unknown) =>
  /^[A-Z]{4,}/.exec(error instanceof Error ? error.message : '')?.[0]

function refusal(error: unknown): Finding {
  const word = wordOf(error)
  if (word === 'NOAUTH') {
    return say.fail('sign-in', 'a password is needed', 'add name and password to REDIS_URL')
  }
  if (word === 'WRONGPASS' || word === 'ERR') {
    const advice = 'correct name and password in REDIS_URL'
    return say.fail('sign-in', `the password is refused (${word})`, advice)
  }
  const isOther = error instanceof Error && error.message.includes('RESP type')
  const seen = isOther ? 'what answers is no Redis' : (word ?? troubleOf(error))
  return say.fail('sign-in', seen, 'check that Redis listens at REDIS_URL')
}

/** Writes, reads and removes a key that nothing else uses. */
async function tryKey(client: Client): Promise<Finding> {
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

async function readInfo(client: Client): Promise<Finding[]> {
  try {
    const lines = `${await client.info('server')}\n${await client.info('memory')}`
    const lineOf = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(lines)?.[1] ?? ''
    return [judgeVersion(lineOf('redis_version')), judgePolicy(lineOf('maxmemory_policy'))]
  } catch (error) {
    const seen = `not known (INFO: ${wordOf(error) ?? troubleOf(error)})`
    return [say.warn('version and memory policy', seen, 'allow the account INFO')]
  }
}

function judgeVersion(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isOld = major < oldest.major || (major === oldest.major && minor < oldest.minor)
  const needed = `${oldest.major}.${oldest.minor}`
  return isOld
    ? say.fail('version', version || 'not known', `use Redis ${needed} or newer`)
    : say.ok('version', version)
}

function judgePolicy(policy: string): Finding {
  if (policy === 'noeviction') return say.ok('maxmemory-policy', policy)
  const seen = `${policy || 'not known'}: Redis may drop locks and session ends`
  return say.warn('maxmemory-policy', seen, 'set it to noeviction')
}

async function compareClocks(client: Client): Promise<Finding> {
  const subject = 'clock'
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
