import { randomBytes } from 'node:crypto'
import { sm2 } from 'sm-crypto-v2'
import { z } from 'zod'
import {
  defaultServicePrefixes,
  type ServicePrefixes,
  serviceNames,
} from '~contract/platform/services'
import {
  customLoginEnvironment,
  mountTimeout,
  requestTimeoutCeiling,
} from '~contract/portal/constants'
import { customLoginPath, defaultLoginPath, portalSegments } from '~contract/portal/paths'

const port = z.coerce.number().int().min(0).max(65_535)
const milliseconds = z.coerce.number().int().min(1).max(requestTimeoutCeiling)
const path = z.string().regex(/^(?:\/[\w-]+)+$/, 'must be a path such as /login')
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
/** An uncompressed point of the curve, as hexadecimal digits. */
const sm2Key = z
  .string()
  .refine(isSm2Key, 'must be an SM2 public key: 04 and 128 hexadecimal digits')
const redisError = 'must be a redis or rediss address such as redis://redis.example:6379/0'
/** `https://a.example, https://b.example` → origins. */
const originsSchema = (protocols: RegExp, example: string) =>
  z.string().transform((text, context): string[] =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => {
        const url = URL.canParse(part) ? new URL(part) : null
        if (url && protocols.test(url.protocol) && [url.origin, `${url.origin}/`].includes(part)) {
          return url.origin
        }
        const message = `"${part}" is not an origin such as ${example}`
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }),
  )
const webOrigins = originsSchema(/^https?:$/, 'https://other.example')
const socketOrigins = originsSchema(/^wss?:$/, 'wss://push.example')
const brokerUrl = z.url({
  protocol: /^(wss?|mqtts?)$/,
  error: 'must be a ws, wss, mqtt or mqtts address such as wss://broker.example/mqtt',
})
const redisUrl = z
  .url({ protocol: /^rediss?$/, error: redisError })
  .refine((url) => /^\/?\d*$/.test(new URL(url).pathname), redisError)
const switchFlag = z.enum(['0', '1']).transform((flag) => flag === '1')

/** A bare `/` would hand every address of the portal to the platform. */
const prefixPattern = /^(\/\w[\w.-]*)+$/

/** `mail=/x,admin=/y` → a full table of prefixes. */
const servicePrefixesSchema = z.string().transform((text, context): ServicePrefixes => {
  const prefixes: ServicePrefixes = { ...defaultServicePrefixes }
  for (const part of text.split(',').filter(Boolean)) {
    const [name, given = ''] = part.split('=').map((side) => side.trim())
    const prefix = given.replace(/\/$/, '')
    const known = serviceNames.find((service) => service === name)
    if (!known || !prefixPattern.test(prefix)) {
      context.addIssue({
        code: 'custom',
        message: `"${part}" is not name=/prefix with a name of: ${serviceNames.join(', ')}`,
      })
      return z.NEVER
    }
    prefixes[known] = prefix
  }
  const above = serviceNames.find(
    (service) => service !== 'auth' && `${prefixes.auth}/`.startsWith(`${prefixes[service]}/`),
  )
  if (above) {
    const message = `the auth service would be open to sub-apps below the prefix of ${above}`
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  return prefixes
})

const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The address people use, where a proxy stands before the portal; https turns on Secure cookies and HSTS. */
  PUBLIC_URL: httpUrl.optional(),
  /** How many proxies stand before the portal (their X-Forwarded-* is believed, no other). */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  PLATFORM_URL: httpUrl.optional(),
  /** `name:secret` that the portal shows the auth service. */
  PLATFORM_CLIENT: z
    .string()
    .regex(/^[^:]+:.+$/, 'must be name:secret')
    .default('portal:portal-secret'),
  /** Passwords are encrypted with it on their way to the backends; unset = they are not (SAFE-10). */
  PASSWORD_SM2_KEY: sm2Key.optional(),
  SERVICE_PREFIXES: servicePrefixesSchema.default({ ...defaultServicePrefixes }),
  /** The message queue, perhaps with `name:secret@`; unset = none (PUSH-04). */
  MQTT_URL: brokerUrl.optional(),
  /** Where a generic socket may be, beside the platform itself (PUSH-03). */
  LIVE_ORIGINS: socketOrigins.default([]),
  /** What several portal processes share, perhaps with `name:password@`; unset = this one is alone (HOLD-08). */
  REDIS_URL: redisUrl.optional(),
  MOCK_PORT: port.default(4000),
  SCENARIO: z.string().min(1).default('default'),
  SESSION_SECRET: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= 16),
      'each secret needs at least 16 characters',
    )
    .optional(),
  PORTAL_ENV: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be a lower-case name')
    .default('standard'),
  /** Where the login page is; without it the environment decides. */
  LOGIN_PATH: path.optional(),
  SYSTEM_NAME: z.string().min(1).max(40).default('协同办公门户'),
  REMEMBER_PASSWORD: switchFlag.default(true),
  /** The former portal, which people can go back to (NAV-03); unset = they cannot. */
  OLD_SYSTEM_URL: httpUrl.optional(),
  /** Everybody's name and account lie over what they see; unset, the tenant's constant decides (LOOK-08). */
  WATERMARK: switchFlag.default(false),
  /** Where units of other systems may live, which the unit menu opens (NAV-02). */
  UNIT_ORIGINS: webOrigins.default([]),
  /** Whose pages may hold the portal in a frame; they are told of a switched account (ME-06). */
  PARENT_ORIGINS: webOrigins.default([]),
  /** Without activity for so long a person is signed out, where their own `logoutLen` says nothing (ME-08). */
  IDLE_LOGOUT_MINUTES: z.coerce.number().min(1).max(1_440).default(30),
  /** How long the warning before it counts down. */
  IDLE_WARNING_SECONDS: z.coerce.number().int().min(10).max(300).default(10),
  /** Where a browser asks for the user key on its own machine; `{account}` becomes the person's (AUTH-13). */
  KEY_DEVICE_URL: httpUrl.optional(),
  KEY_DEVICE_POLL_MS: z.coerce.number().int().min(1_000).max(60_000).default(5_000),
  /** How many embedded apps stay awake behind the one in front (DESK-05). */
  AWAKE_APPS: z.coerce.number().int().min(1).max(100).default(12),
  /** How long an embedded app may take from its entry to `mounted`. */
  APP_MOUNT_TIMEOUT_MS: z.coerce.number().int().min(1_000).max(300_000).default(mountTimeout),
  /** Downloads of a browser that are under way at once (FILE-02); browsers have six connections. */
  DOWNLOADS_AT_ONCE: z.coerce.number().int().min(1).max(4).default(3),
  /** A service of the OpenAI kind, up to `/v1`; without one the platform's own assistant answers (AID-02). */
  AI_SERVICE_URL: httpUrl.optional(),
  /** The portal shows it the service; no browser ever sees it. */
  AI_SERVICE_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).max(200).default('default'),
  /** The assistant's service may be silent for so long. */
  AI_PATIENCE_MS: z.coerce.number().int().min(100).max(300_000).default(45_000),
  CONNECT_TIMEOUT_MS: milliseconds.default(2_000),
  READ_TIMEOUT_MS: milliseconds.default(10_000),
  /** How long constants and the like are kept per session; 0 = not at all. */
  CONSTANTS_TTL_MS: z.coerce.number().int().min(0).max(3_600_000).default(2_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

function isSm2Key(text: string): boolean {
  if (!/^04[0-9a-f]{128}$/i.test(text)) return false
  try {
    return sm2.verifyPublicKey(text)
  } catch {
    return false
  }
}

/** Everything that configuration decides, checked. */
export type PortalConfig = Omit<z.output<typeof envSchema>, 'SESSION_SECRET' | 'LOGIN_PATH'> & {
  SESSION_SECRET: string[]
  LOGIN_PATH: string
}

/** Thrown for a wrong environment; `message` names each variable and its reason, one a line. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads the environment into the portal's configuration.
 * Empty variables count as unset. Throws ConfigError.
 */
export function readConfig(env: Record<string, string | undefined>): PortalConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = envSchema.safeParse(set)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  }
  const { SESSION_SECRET, ...config } = parsed.data
  if (config.PLATFORM_URL && !SESSION_SECRET) {
    throw new ConfigError(
      'SESSION_SECRET: must be set when PLATFORM_URL is (at least 16 characters)',
    )
  }
  return {
    ...config,
    LOGIN_PATH: loginPath(config),
    SESSION_SECRET: SESSION_SECRET ?? [randomBytes(32).toString('hex')],
  }
}

/** Where the login page is. Throws ConfigError where it would hide another page, or a service. */
function loginPath(config: Omit<z.output<typeof envSchema>, 'SESSION_SECRET'>): string {
  const { LOGIN_PATH: wanted, PORTAL_ENV, SERVICE_PREFIXES } = config
  if (!wanted) return PORTAL_ENV === customLoginEnvironment ? customLoginPath : defaultLoginPath
  if (wanted === defaultLoginPath || wanted === customLoginPath) return wanted
  if (portalSegments(SERVICE_PREFIXES).has(wanted.split('/')[1] ?? '')) {
    throw new ConfigError(`LOGIN_PATH: ${wanted} is the address of something else`)
  }
  return wanted
}
