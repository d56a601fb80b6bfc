import { type Finding, findingsOf } from './report'
import { troubleOf } from './trouble'

export const sayOfRedis = findingsOf('redis')

/** An error of Redis begins with its error code, such as WRONGPASS. */
export const wordOf = (error: unknown) =>
  /^[A-Z]{4,}/.exec(error instanceof Error ? error.message : '')?.[0]

/** Why Redis, or a sentinel, refused the doctor. @param subject the server that refused */
export function refusal(subject: string, error: unknown): Finding {
  const word = wordOf(error)
  const message = error instanceof Error ? error.message : ''
  if (word === 'NOAUTH') {
    return sayOfRedis.fail(subject, 'a password is needed', 'add name and password to REDIS_URL')
  }
  if (message.includes('cluster support disabled')) {
    const advice = 'name one address in REDIS_URL, or those of a cluster'
    return sayOfRedis.fail(subject, 'is not part of a cluster', advice)
  }
  if (word === 'WRONGPASS' || (word === 'ERR' && /AUTH|password/i.test(message))) {
    const advice = 'correct name and password in REDIS_URL'
    return sayOfRedis.fail(subject, `the password is refused (${word})`, advice)
  }
  if (message.includes('unknown command')) {
    return sayOfRedis.fail(subject, 'is no sentinel', 'name the sentinels in REDIS_URL')
  }
  const seen = message.includes('RESP type')
    ? 'what answers is no Redis'
    : (word ?? troubleOf(error))
  return sayOfRedis.fail(subject, seen, 'check that Redis listens at REDIS_URL')
}
