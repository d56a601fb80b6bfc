import { expect, it } from 'vitest'
import { plainConnections } from './plain-connections'

it.each([
  [{}, []],
  [{ PLATFORM_URL: 'http://127.0.0.1:4000', REDIS_URL: 'redis://localhost:6379' }, []],
  [{ PLATFORM_URL: 'https://platform.example', REDIS_URL: 'rediss://redis.example' }, []],
  [{ PLATFORM_URL: 'http://platform.example' }, ['PLATFORM_URL']],
  [
    { MQTT_URL: 'mqtt://broker.example', REDIS_URL: 'redis://name:secret@redis.example' },
    ['MQTT_URL', 'REDIS_URL'],
  ],
  [{ REDIS_URL: 'redis+sentinel://localhost,redis.example/office' }, ['REDIS_URL']],
  [{ REDIS_URL: 'rediss://one.example,two.example' }, []],
  [
    { AI_SERVICE_URL: 'http://10.0.0.5/v1', PUBLIC_URL: 'http://portal.example' },
    ['AI_SERVICE_URL', 'PUBLIC_URL'],
  ],
])('[SAFE-08] of %j what leaves this machine without TLS is %j', (config, found) => {
  expect(plainConnections(config)).toEqual(found)
})
