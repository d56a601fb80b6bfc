import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { ConfigError } from './config-error'
import { readConfig } from './env'

const secret = 'a-secret-of-some-length'
const problemOf = (env: Record<string, string>): string => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

describe('the environment', () => {
  it('may be empty: everything has a default, and the secret is a new one each time', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      NODE_ENV: 'production',
      PORT: 3000,
      HOST: '127.0.0.1',
      MOCK_PORT: 4000,
      SCENARIO: 'default',
      PORTAL_ENV: 'standard',
      LOGIN_PATH: '/login',
      CONNECT_TIMEOUT_MS: 2_000,
      READ_TIMEOUT_MS: 10_000,
    })
    expect(config.SESSION_SECRET[0]).toHaveLength(64)
    expect(config.SESSION_SECRET).not.toEqual(readConfig({}).SESSION_SECRET)
  })

  it('counts empty variables as unset, and overlooks those of other programs', () => {
    expect(readConfig({ PORT: '', PLATFORM_URL: '', HOME: '/root' })).toMatchObject({ PORT: 3000 })
  })

  it.each([
    [{}, undefined],
    [{ CONVERTER_URL: 'http://gotenberg.example' }, 'gotenberg'],
    [{ CONVERTER: 'libreoffice' }, 'libreoffice'],
  ])('[DOC-03] of %j the converter is %s', (env, converter) => {
    expect(readConfig(env).CONVERTER).toBe(converter)
  })

  it('[SCALE-01] several workers need what they share', () => {
    const REDIS_URL = 'redis://redis.example'
    expect(problemOf({ WORKERS: '2', SESSION_SECRET: secret })).toMatch(/^REDIS_URL: .*2 WORKERS/)
    expect(problemOf({ WORKERS: '2', REDIS_URL })).toMatch(/^SESSION_SECRET: .*2 WORKERS/)
    for (const WORKERS of ['0', '65', 'all', '1.5']) {
      expect(problemOf({ WORKERS, REDIS_URL, SESSION_SECRET: secret })).toMatch(/^WORKERS: /)
    }
    const config = readConfig({ WORKERS: 'auto', REDIS_URL, SESSION_SECRET: secret })
    expect(config.WORKERS).toBe(availableParallelism())
    expect(readConfig({}).WORKERS).toBe(1)
  })

  it('with a real platform needs nothing but the secret', () => {
    const PLATFORM_URL = 'https://gateway.example'
    expect(problemOf({ PLATFORM_URL })).toMatch(/^SESSION_SECRET: must be set when PLATFORM_URL is/)
    expect(readConfig({ PLATFORM_URL, SESSION_SECRET: secret })).toMatchObject({ PLATFORM_URL })
  })

  it.each<[string, Record<string, string>, string[]]>([
    ['a secret of equal letters', { SESSION_SECRET: 'a'.repeat(16) }, ['SESSION_SECRET']],
    [
      'an old one among them',
      { SESSION_SECRET: `${secret},${'ab'.repeat(16)}` },
      ['SESSION_SECRET'],
    ],
    ['the published credential', { HOST: '0.0.0.0' }, ['PLATFORM_CLIENT']],
    ['it behind a proxy', { PUBLIC_URL: 'https://oa.example' }, ['PLATFORM_CLIENT']],
    [
      'the secret of the documents',
      {
        HOST: '::',
        SESSION_SECRET: 'anything-of-16-characters',
        PLATFORM_CLIENT: 'own:unpublished',
      },
      ['SESSION_SECRET'],
    ],
    [
      'an external app’s secret of equal letters',
      { EXTERNAL_APP_SECRETS: `crm=${secret},erp=${'e'.repeat(16)}` },
      ['EXTERNAL_APP_SECRETS'],
    ],
    [
      'an external app’s secret of the documents',
      {
        PUBLIC_URL: 'https://oa.example',
        EXTERNAL_APP_SECRETS: 'crm=its-secret-of-16-characters',
        PLATFORM_CLIENT: 'own:unpublished',
      },
      ['EXTERNAL_APP_SECRETS'],
    ],
    ['no platform', { HOST: '10.0.0.1', PLATFORM_URL: '' }, ['PLATFORM_CLIENT', 'PLATFORM_URL']],
  ])('[SAFE-17] refuses %s by name, but for a demonstration', (_, given, names) => {
    const env = { PLATFORM_URL: 'https://gateway.example', SESSION_SECRET: secret, ...given }
    const named = problemOf(env)
      .split('\n')
      .map((line) => line.split(':')[0])
    expect(named).toEqual([...names, 'DEMONSTRATION'])
    expect(problemOf({ ...env, DEMONSTRATION: '1' })).toBe('')
    expect(problemOf({ ...env, NODE_ENV: 'development' })).toBe('')
  })

  it.each([
    { HOST: '127.0.0.1' },
    { HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:8080' },
    { HOST: '0.0.0.0', PLATFORM_CLIENT: 'own:unpublished' },
    { TRUSTED_PROXIES: '1', PUBLIC_URL: 'http://localhost:8080' },
    { EXTERNAL_APP_SECRETS: 'crm=its-secret-of-16-characters' },
  ])('[SAFE-17] takes %j', (given) => {
    const env = { PLATFORM_URL: 'https://gateway.example', SESSION_SECRET: secret, ...given }
    expect(problemOf(env)).toBe('')
  })

  it('takes several secrets for a rotation, the newest first', () => {
    const { SESSION_SECRET } = readConfig({ SESSION_SECRET: `${secret}-new, ${secret}-old` })
    expect(SESSION_SECRET).toEqual([`${secret}-new`, `${secret}-old`])
  })

  it('[ANY-04] gives apps origins of their own, beside an address of the portal that is none', () => {
    const APPS_ORIGIN = 'https://*.apps.example.cn'
    expect(problemOf({ APPS_ORIGIN })).toMatch(/^APPS_ORIGIN: needs PUBLIC_URL/)
    expect(problemOf({ APPS_ORIGIN, PUBLIC_URL: 'https://a.apps.example.cn' })).toMatch(
      /^APPS_ORIGIN: PUBLIC_URL would be the origin of an app/,
    )
    expect(problemOf({ APPS_ORIGIN, PUBLIC_URL: 'https://portal.example.cn' })).not.toContain(
      'APPS_ORIGIN',
    )
    expect(readConfig({ APPS_ORIGIN: 'http://*.localhost:3000' }).PUBLIC_URL).toBe(
      'http://localhost:3000',
    )
    for (const wrong of ['https://apps.example.cn', '*.apps.example.cn', 'https://*.a.cn/x']) {
      expect(problemOf({ APPS_ORIGIN: wrong })).toMatch(/^APPS_ORIGIN: must be an origin with \*/)
    }
  })

  it('[ANY-08] opens no origin to own apps unless it names some, which may have any port', () => {
    expect(readConfig({}).OWN_APPS).toEqual([])
    const OWN_APPS = 'http://localhost:*, https://[::1]:*, https://dev.example:443'
    expect(readConfig({ OWN_APPS }).OWN_APPS).toEqual([
      ...['http://localhost:*', 'https://[::1]:*', 'https://dev.example'],
    ])
  })

  it('[AUTH-04] puts the login page where LOGIN_PATH says, else where the environment has it', () => {
    expect(readConfig({ LOGIN_PATH: '/enter/here' }).LOGIN_PATH).toBe('/enter/here')
    expect(readConfig({ PORTAL_ENV: 'zqt' }).LOGIN_PATH).toBe('/loginCustom')
    expect(readConfig({ PORTAL_ENV: 'zqt', LOGIN_PATH: '/login' }).LOGIN_PATH).toBe('/login')
  })

  it('reads switches and prefixes', () => {
    const config = readConfig({ REMEMBER_PASSWORD: '0', SERVICE_PREFIXES: 'mail=/x/y/, admin=/z' })
    expect(config.REMEMBER_PASSWORD).toBe(false)
    expect(config.SERVICE_PREFIXES).toMatchObject({ mail: '/x/y', admin: '/z', auth: '/auth' })
  })

  it.each([
    ['NODE_ENV', 'prod'],
    ['PORT', 'many'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['MOCK_PORT', '4000a'],
    ['PUBLIC_URL', 'portal.example'],
    ['PUBLIC_URL', 'ftp://portal.example'],
    ['PLATFORM_URL', 'javascript:alert(1)'],
    ['TRUSTED_PROXIES', '9'],
    ['PLATFORM_CLIENT', 'no-colon'],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET', `${secret},short`],
    ['PORTAL_ENV', 'QR Codes'],
    ['LOGIN_PATH', 'login'],
    ['LOGIN_PATH', '//evil.example'],
    ['LOGIN_PATH', '/'],
    ['LOGIN_PATH', '/enter/'],
    // This path would hide the page that is already there.
    ['LOGIN_PATH', '/logout'],
    ['LOGIN_PATH', '/service-mail/login'],
    ['LOGIN_PATH', '/exptions'],
    ['SYSTEM_NAME', 'x'.repeat(41)],
    ['SUPPORT_CONTACT', 'x'.repeat(81)],
    ['REMEMBER_PASSWORD', 'yes'],
    ['CONNECT_TIMEOUT_MS', '0'],
    ['READ_TIMEOUT_MS', '60001'],
    ['CONSTANTS_TTL_MS', '-5'],
    ['ANSWERS_KEPT_MS', '10001'],
    ['LOG_LEVEL', 'loud'],
    ['SERVICE_PREFIXES', 'post=/x'],
    ['SERVICE_PREFIXES', 'mail=x'],
    ['SERVICE_PREFIXES', 'mail'],
    // These prefixes would expose the whole portal, or its auth service, to apps.
    ['SERVICE_PREFIXES', 'mail=/'],
    ['SERVICE_PREFIXES', 'mail=/auth'],
    ['SERVICE_PREFIXES', 'auth=/service-mail/auth'],
    ['SERVICE_PREFIXES', 'mail=/../x'],
    ['MQTT_URL', 'broker.example'],
    ['MQTT_URL', 'http://broker.example'],
    ['REDIS_URL', 'redis.example:6379'],
    ['REDIS_URL', 'http://redis.example'],
    ['REDIS_URL', 'redis://redis.example/cache'],
    // The star matches any port and nothing else.
    ['OWN_APPS', '*'],
    ['OWN_APPS', 'http://*:5173'],
    ['OWN_APPS', 'http://*.example:*'],
    ['OWN_APPS', 'http://localhost:*/'],
    ['OWN_APPS', 'http://localhost:51*'],
    ['OWN_APPS', 'http://localhost:70000'],
    ['OWN_APPS', 'localhost:*'],
    ['OWN_APPS', 'ws://localhost:*'],
    ['OWN_APPS', 'http://user@localhost:*'],
    ['LIVE_ORIGINS', 'https://push.example'],
    ['LIVE_ORIGINS', 'wss://push.example/path'],
    ['PASSWORD_SM2_KEY', '1234'],
    // The length of a key, but not a point on the curve.
    ['PASSWORD_SM2_KEY', `04${'1'.repeat(128)}`],
  ])('%s=%s is refused by name, with a reason', (name, value) => {
    expect(problemOf({ [name]: value })).toMatch(new RegExp(`^${name}: .{8,}`))
  })

  it.each<[Record<string, string>, string]>([
    [{ CONVERTER: 'gotenberg' }, 'CONVERTER_URL'],
    [{ CONVERTER: 'kkfileview', CONVERTER_URL: 'http://kk.example' }, 'PUBLIC_URL'],
    [{ CONVERTER: 'libreoffice', CONVERTER_URL: 'http://kk.example' }, 'CONVERTER_URL'],
    [{ CONVERTER: 'word' }, 'CONVERTER'],
    [{ CONVERTER_URL: 'http://user:canary@gotenberg.example' }, 'CONVERTER_URL'],
    [{ CONVERTER_TIMEOUT_S: '0' }, 'CONVERTER_TIMEOUT_S'],
  ])('[DOC-03] of %j it is %s that is wrong', (env, name) => {
    expect(problemOf(env)).toMatch(new RegExp(`^${name}: `))
  })

  it('names every wrong variable at once, and repeats no secret', () => {
    const problem = problemOf({ PORT: 'x', LOG_LEVEL: 'loud', SESSION_SECRET: 'canary-secret' })
    expect(problem.split('\n').map((line) => line.split(':')[0])).toEqual([
      'PORT',
      'SESSION_SECRET',
      'LOG_LEVEL',
    ])
    expect(problem).not.toContain('canary-secret')
  })
})
