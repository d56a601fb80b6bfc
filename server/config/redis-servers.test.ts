import { describe, expect, it } from 'vitest'
import { addressesOf, parseRedisUrl } from './redis-servers'

const seen = (text: string) => {
  const servers = parseRedisUrl(text)
  return servers && [servers.kind, ...addressesOf(servers).map(String)]
}

describe('[SCALE-02] REDIS_URL', () => {
  it.each([
    ['redis://redis.example', ['single', 'redis://redis.example:6379']],
    [
      'rediss://name:word@redis.example:7000/3',
      ['single', 'rediss://name:word@redis.example:7000/3'],
    ],
    [
      'redis://:word@one.example:7000,two.example,[::1]:7002',
      [
        'cluster',
        'redis://:word@one.example:7000',
        'redis://:word@two.example:6379',
        'redis://:word@[::1]:7002',
      ],
    ],
    [
      'rediss://one.example/0, rediss://two.example',
      ['cluster', 'rediss://one.example:6379/0', 'rediss://two.example:6379'],
    ],
    [
      'redis://a:b@one.example,redis://a:b@two.example',
      ['cluster', 'redis://a:b@one.example:6379', 'redis://a:b@two.example:6379'],
    ],
    ['redis+cluster://redis.example', ['cluster', 'redis://redis.example:6379']],
    [
      'redis+sentinel://one.example,two.example:26380/office',
      ['sentinel', 'redis://one.example:26379', 'redis://two.example:26380'],
    ],
  ])('%s is %j', (text, expected) => {
    expect(seen(text)).toEqual(expected)
  })

  it('has passwords for the master and for the sentinels', () => {
    const servers = parseRedisUrl(
      'rediss+sentinel://portal:p%40ss@one.example/office.main/2?sentinel=watch:w%2Cord',
    )
    expect(servers).toMatchObject({ kind: 'sentinel', master: 'office.main' })
    expect(servers?.kind === 'sentinel' && [String(servers.data), String(servers.urls[0])]).toEqual(
      ['rediss://portal:p%40ss@master:6379/2', 'rediss://watch:w%2Cord@one.example:26379'],
    )
  })

  it.each([
    'http://redis.example',
    'redis.example:6379',
    'redis://',
    'redis://redis.example/cache',
    'redis://:50%@redis.example',
    'redis://redis.example?x=1',
    'redis+sentinel://one.example',
    'redis+sentinel://one.example:x/office',
    'redis+sentinel://one.example,/office',
    'redis+sentinel://one.example/office?other=1',
    'redis+sentinel://one.example/office/cache',
    'redis://one.example,',
    'redis://one.example,two.example/3',
    'redis://a:b@one.example,c:d@two.example',
    'redis://one.example,rediss://two.example',
    'redis://one.example,a:b@two.example',
  ])('%s is refused', (text) => {
    expect(seen(text)).toBeNull()
  })
})
