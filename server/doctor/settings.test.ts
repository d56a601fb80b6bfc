import { describe, expect, it } from 'vitest'
import { asText, findingsOf } from './report'
import { hideSecrets } from './secrets'
import { readSettings } from './settings'

const secret = 'only-for-tests-0123456789'
const platform = { PLATFORM_URL: 'https://platform.example', SESSION_SECRET: secret }
const reported = (env: Record<string, string>) =>
  readSettings(env).findings.map(({ state, subject }) => `${state} ${subject}`)
const failuresOf = (env: Record<string, string>) =>
  reported(env).filter((line) => line.startsWith('fail'))

describe('[SCALE-05] the settings that the doctor reads', () => {
  it('are right if the portal would start with them', () => {
    expect(reported(platform)).toEqual(['ok variables', 'ok NODE_ENV', 'note PUBLIC_URL'])
    expect(failuresOf({})).toEqual([])
  })

  it('are complained of in one go, though the portal stops at the first kind', () => {
    const env = {
      ...platform,
      PORT: 'x',
      SESSION_SECRET: 'aaaaaaaaaaaaaaaa',
      LOGIN_PATH: '/logout',
    }
    expect(failuresOf(env)).toEqual(['fail PORT', 'fail LOGIN_PATH', 'fail SESSION_SECRET'])
    const { config, wrong } = readSettings(env)
    expect(config).toMatchObject({ PORT: 3000, PLATFORM_URL: platform.PLATFORM_URL })
    expect([...wrong]).toEqual(expect.arrayContaining(['PORT', 'LOGIN_PATH', 'SESSION_SECRET']))
  })

  it.each<[string, Record<string, string>]>([
    ['CONVERTER_URL', { CONVERTER: 'gotenberg' }],
    ['PUBLIC_URL', { CONVERTER: 'kkfileview', CONVERTER_URL: 'http://kk.example' }],
    ['REDIS_URL', { WORKERS: '2' }],
    ['CONVERTER_URL', { CONVERTER: 'libreoffice', CONVERTER_URL: 'http://kk.example' }],
  ])('are complained of by %s if that is what others need: %j', (name, env) => {
    expect(failuresOf({ ...platform, ...env })).toEqual([`fail ${name}`])
  })

  it('name weak ones, unless it is a demonstration', () => {
    const open = {
      ...platform,
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://oa.example',
      TRUSTED_PROXIES: '1',
    }
    expect(failuresOf(open)).toEqual(['fail PLATFORM_CLIENT'])
    expect(reported({ ...open, DEMONSTRATION: '1' })).toContain('warn DEMONSTRATION')
    expect(failuresOf({ ...open, DEMONSTRATION: 'yes' })).toEqual([
      'fail DEMONSTRATION',
      'fail PLATFORM_CLIENT',
    ])
  })

  it.each<[Record<string, string>, string]>([
    [{ PUBLIC_URL: 'https://oa.example' }, 'warn TRUSTED_PROXIES'],
    [{ PUBLIC_URL: 'http://oa.example', TRUSTED_PROXIES: '1' }, 'warn PUBLIC_URL'],
    [{ HOST: '0.0.0.0' }, 'warn PUBLIC_URL'],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://oa.example', TRUSTED_PROXIES: '1' }, 'note HOST'],
    [{ NODE_ENV: 'test' }, 'warn NODE_ENV'],
    [{ REDIS_URL: 'redis://redis.example' }, 'warn REDIS_URL'],
    [{ APPS_ORIGIN: 'https://*.apps.example' }, 'fail APPS_ORIGIN'],
  ])('%j: %s', (env, line) => {
    expect(reported({ ...platform, PLATFORM_CLIENT: 'own:unpublished', ...env })).toContain(line)
  })
})

describe('[SCALE-05] the report', () => {
  it('has its groups in one order, a line for each finding, and a verdict', () => {
    const [clock, files] = [findingsOf('clock'), findingsOf('files')]
    expect(asText([clock.warn('a', 'b', 'c'), files.fail('d', 'e', 'f'), clock.ok('g', 'h')])).toBe(
      'files\n  fail  d: e – f\n\nclock\n  warn  a: b – c\n  ok    g: h\n\n1 wrong, 1 should be changed\n',
    )
    expect(asText([])).toBe('nothing is wrong\n')
  })

  it('hides every secret of the environment, as it is and as it is written in an address', () => {
    const hide = hideSecrets({
      SESSION_SECRET: `${secret}-new, ${secret}`,
      PLATFORM_CLIENT: 'portal:client-secret',
      EXTERNAL_APP_SECRETS: 'crm=secret-of-crm-123456',
      REDIS_URL: 'redis://:pass%2Fword@redis.example',
    })
    const text = `${secret}-new ${secret} client-secret secret-of-crm-123456 pass/word pass%2Fword`
    expect(hide(text)).toBe('*** *** *** *** *** ***')
    expect(hide('redis://a:b@redis.example, portal')).toBe('redis://***@redis.example, portal')
  })

  it('hides the passwords of a Redis with several addresses', () => {
    const several = (REDIS_URL: string) => hideSecrets({ REDIS_URL })
    const sentinels = 'redis+sentinel://portal:wordA@a.example,b.example/office?sentinel=:wordB'
    expect(several(sentinels)('wordA wordB a.example')).toBe('*** *** a.example')
    expect(several('redis://:wordA@a.example,b.example')('wordA b.example')).toBe('*** b.example')
  })
})
