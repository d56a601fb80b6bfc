import { randomBytes } from 'node:crypto'
import { ConfigError } from '../config/config-error'
import { type PortalConfig, readConfig } from '../config/env'
import { isPublic } from '../config/loopback.mjs'
import { plainConnections } from '../config/plain-connections'
import { type Finding, findingsOf } from './report'

type Environment = Record<string, string | undefined>

/** The configuration, as far as it is valid, and the complaints about it. */
export interface Settings {
  config: PortalConfig
  /** Variables with invalid values: the services that they name are not tried. */
  wrong: ReadonlySet<string>
  findings: Finding[]
}

const say = findingsOf('configuration')
/** The portal's own check has this many stages, each of which stops at its first complaint. */
const stages = 8

/**
 * Reads an environment as the portal does. The portal stops at an invalid value; here each complaint becomes a finding,
 * and the rest is read without that variable.
 */
export function readSettings(env: Environment): Settings {
  const rest: Environment = { ...env }
  const complaints = new Map<string, string>()
  for (let stage = 0; stage < stages; stage += 1) {
    try {
      const config = readConfig(rest)
      const findings = [...complaintsAsFindings(complaints, env), ...judge(config, complaints)]
      return { config, wrong: new Set(complaints.keys()), findings }
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      for (const [name, reason] of complaintsOf(error)) {
        if (!complaints.has(name)) complaints.set(name, reason)
        leaveOut(rest, name)
      }
    }
  }
  throw new Error('the environment cannot be read')
}

function complaintsOf({ message }: ConfigError): [name: string, reason: string][] {
  return message.split('\n').map((line) => {
    const [, name = line, reason = ''] = /^(\w+)(?:\.[\w.]+)?: (.*)$/.exec(line) ?? []
    return [name, reason]
  })
}

/** Variable → the variables that are invalid without it. */
const needs: Record<string, readonly string[]> = {
  PUBLIC_URL: ['APPS_ORIGIN', 'CONVERTER'],
  CONVERTER_URL: ['CONVERTER'],
  REDIS_URL: ['WORKERS'],
}

/** Removes the variable, and those that are invalid without it. */
function leaveOut(rest: Environment, name: string) {
  if (name === 'DEMONSTRATION' && isFlag(rest.DEMONSTRATION)) {
    // Not invalid itself: the complaint names it because it allows weak settings.
    rest.DEMONSTRATION = '1'
    return
  }
  delete rest[name]
  if (name === 'SESSION_SECRET') rest.SESSION_SECRET = randomBytes(32).toString('hex')
  for (const needy of needs[name] ?? []) delete rest[needy]
}

const isFlag = (value = '') => ['', '0', '1'].includes(value)

function complaintsAsFindings(complaints: Map<string, string>, env: Environment): Finding[] {
  return [...complaints]
    .filter(([name]) => name !== 'DEMONSTRATION' || !isFlag(env.DEMONSTRATION))
    .map(([name, reason]) => say.fail(name, reason, adviceFor(name)))
}

function adviceFor(name: string): string {
  if (name === 'SESSION_SECRET') return 'generate one: openssl rand -hex 32'
  return 'correct it; docs/operations/environment.md describes each variable'
}

/** Judges the valid variables only; the others do not have the environment's values here. */
function judge(config: PortalConfig, complaints: ReadonlyMap<string, string>): Finding[] {
  const { NODE_ENV, DEMONSTRATION } = config
  const findings = [
    NODE_ENV === 'production'
      ? say.ok('NODE_ENV', 'production')
      : say.warn('NODE_ENV', NODE_ENV, 'use production for real users'),
    ...(DEMONSTRATION
      ? [say.warn('DEMONSTRATION', '1 allows weak secrets', 'remove it for real users')]
      : []),
    ...judgeAddress(config),
    ...plainConnections(config).map((name) =>
      say.warn(name, 'leaves this machine without TLS', 'use https, wss, mqtts or rediss there'),
    ),
  ].filter(({ subject }) => !complaints.has(subject))
  return complaints.size === 0 ? [say.ok('variables', 'all are valid'), ...findings] : findings
}

/** Whether the public address, the listening address and the proxies fit together. */
function judgeAddress(config: PortalConfig): Finding[] {
  const { PUBLIC_URL, HOST, TRUSTED_PROXIES } = config
  const listensToAll = isPublic({ HOST })
  if (!PUBLIC_URL) {
    if (!listensToAll)
      return [say.note('PUBLIC_URL', `is not set: only this machine reaches ${HOST}`)]
    const seen = `is not set, though others reach ${HOST}: cookies without Secure, any Host is taken`
    return [say.warn('PUBLIC_URL', seen, 'put a proxy with https in front, and name its address')]
  }
  const https = PUBLIC_URL.startsWith('https:')
  const ownMachine = !isPublic({ HOST: '127.0.0.1', PUBLIC_URL })
  const findings = [
    https || ownMachine
      ? say.ok('PUBLIC_URL', `${PUBLIC_URL}${https ? ': cookies are Secure' : ''}`)
      : say.warn(
          'PUBLIC_URL',
          'is http: cookies without Secure, passwords unprotected',
          'use https',
        ),
  ]
  if (TRUSTED_PROXIES > 0) {
    findings.push(say.ok('TRUSTED_PROXIES', `${TRUSTED_PROXIES} in front of the portal`))
    if (listensToAll) {
      const seen = `${HOST}: who reaches this port past the proxy can forge X-Forwarded-For`
      findings.push(say.note('HOST', seen, 'let only the proxy connect to it'))
    }
  } else if (https) {
    // The portal itself only speaks plain HTTP.
    const seen = '0, but https needs a proxy: all users count as its address, and one locks out all'
    findings.push(say.warn('TRUSTED_PROXIES', seen, 'set the number of proxies in front'))
  }
  return findings
}
