import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { defaultServicePrefixes } from '~contract/platform/services'
import { mountTimeout } from '~contract/portal/constants'
import { handOverWayNames } from '~contract/portal/hand-over-ways'
import { customLoginPath, defaultLoginPath, portalSegments } from '~contract/portal/paths'
import { algorithmFamilies } from '../seal/ciphers'
import { ConfigError } from './config-error'
import * as format from './formats'
import { publishedClient, weakSettings } from './weak-settings'

/** The environment that signs in at /loginCustom unless LOGIN_PATH says otherwise (AUTH-04). */
const customLoginEnvironment = 'zqt'

const converterKinds = ['gotenberg', 'kkfileview', 'libreoffice'] as const

const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: format.port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /**
   * Allows published and weak secrets, and the mock platform, even if other machines can reach the portal (SAFE-17).
   */
  DEMONSTRATION: format.switchFlag.default(false),
  /** A port that serves only the metrics; unset = /metrics, for programs on this machine. */
  METRICS_PORT: format.port.optional(),
  /** Where traces are sent by OTLP over HTTP, without `/v1/traces`; unset = nothing is recorded (SCALE-05). */
  OTEL_EXPORTER_OTLP_ENDPOINT: format.plainUrl.optional(),
  /** Headers that the collector requires, `name=value,…`: secrets. */
  OTEL_EXPORTER_OTLP_HEADERS: format.otlpHeaders.default({}),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('portal'),
  /** The share of traces that is recorded. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** The public address, if the portal is behind a proxy; https turns on Secure cookies and HSTS. */
  PUBLIC_URL: format.httpUrl.optional(),
  /** Origins of their own for apps (ANY-04); unset = they share the portal's. */
  APPS_ORIGIN: format.wildcardOrigin.optional(),
  /** Allowed origins of developers' own servers, whose apps they can add to their session (ANY-08); none = disabled. */
  OWN_APPS: format.ownAppOrigins.default([]),
  /** Applies HSTS to the subdomains of the portal's host as well; they then need https. */
  HSTS_SUBDOMAINS: format.switchFlag.default(false),
  /** How many proxies are in front of the portal; only their X-Forwarded-* is trusted. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  PLATFORM_URL: format.httpUrl.optional(),
  /** The portal's own credentials at the auth service, `name:secret`. */
  PLATFORM_CLIENT: z
    .string()
    .regex(/^[^:]+:.+$/, 'must be name:secret')
    .default(publishedClient),
  /** Encrypts passwords on their way to the backends; unset = they are sent unencrypted (SAFE-10). */
  PASSWORD_SM2_KEY: format.sm2Key.optional(),
  SERVICE_PREFIXES: format.servicePrefixes.default({ ...defaultServicePrefixes }),
  /** The message queue, optionally with `name:secret@`; unset = none (PUSH-04). */
  MQTT_URL: format.brokerUrl.optional(),
  /** Origins allowed for the generic socket, besides the platform itself (PUSH-03). */
  LIVE_ORIGINS: format.socketOrigins.default([]),
  /** State shared by several portal processes, optionally with `name:password@`; unset = a single process (HOLD-08). */
  REDIS_URL: format.redisUrl.optional(),
  /** Number of portal processes behind the one port; more than one requires REDIS_URL (SCALE-01). */
  WORKERS: format.workers.default(1),
  /** The folder that keeps session ends, with or without Redis (SAFE-13). */
  STATE_DIR: z.string().min(1).default('state'),
  MOCK_PORT: format.port.default(4000),
  SCENARIO: z.string().min(1).default('default'),
  /** What the portal seals with: AES, or SM4 and SM3. */
  ALGORITHMS: z.enum(algorithmFamilies).default('international'),
  SESSION_SECRET: format.secrets.optional(),
  PORTAL_ENV: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be a lower-case name')
    .default('standard'),
  /** The login page's path; unset = by the environment. */
  LOGIN_PATH: format.path.optional(),
  SYSTEM_NAME: z.string().min(1).max(40).default('协同办公门户'),
  /** The support contact that error pages show: a name, a number (ERR-02). */
  SUPPORT_CONTACT: z.string().trim().max(80).default(''),
  REMEMBER_PASSWORD: format.switchFlag.default(true),
  /** The former portal, for the link back to it (NAV-03); unset = no link. */
  OLD_SYSTEM_URL: format.httpUrl.optional(),
  /** A watermark with name and account for every user; unset = by the tenant's constant (LOOK-08). */
  WATERMARK: format.switchFlag.default(false),
  /** The ways in which other systems may hand users over (SAFE-14). */
  HAND_OVER_WAYS: format.handOverWays.default([...handOverWayNames]),
  /** What external apps get in their address: the user's token, or a code for their server (SAFE-14). */
  EXTERNAL_TOKENS: z.enum(['token', 'code']).default('token'),
  /** Secrets of the apps whose servers may exchange codes, `app=secret,…`. */
  EXTERNAL_APP_SECRETS: format.appSecrets.default(new Map()),
  /** Origins of other systems whose tenants the menu may open (NAV-02). */
  UNIT_ORIGINS: format.webOrigins.default([]),
  /** Origins whose pages may frame the portal; they get a message after a switch of account (ME-06). */
  PARENT_ORIGINS: format.webOrigins.default([]),
  /** A session's absolute lifetime, counted from sign-in; unset = unlimited (SAFE-18). */
  SESSION_MAX_HOURS: z.coerce.number().positive().max(8_760).optional(),
  /** Concurrent sessions of an account; one more ends the oldest. 0 = unlimited. */
  SESSIONS_PER_ACCOUNT: z.coerce.number().int().min(0).max(100).default(0),
  /** Idle time before a session ends, unless the user's `logoutLen` says otherwise (ME-08). */
  IDLE_LOGOUT_MINUTES: z.coerce.number().min(1).max(1_440).default(30),
  /** Countdown of the warning before the idle logout. */
  IDLE_WARNING_SECONDS: z.coerce.number().int().min(10).max(300).default(10),
  /**
   * The address on the user's own machine where the browser asks for the user key; `{account}` is replaced (AUTH-13).
   */
  KEY_DEVICE_URL: format.httpUrl.optional(),
  KEY_DEVICE_POLL_MS: z.coerce.number().int().min(1_000).max(60_000).default(5_000),
  /** How many realm and page apps stay awake besides the active one (DESK-05). */
  AWAKE_APPS: z.coerce.number().int().min(1).max(100).default(12),
  /** How long a realm app may take from loading its entry to `mounted`. */
  APP_MOUNT_TIMEOUT_MS: z.coerce.number().int().min(1_000).max(300_000).default(mountTimeout),
  /** Simultaneous downloads of a browser (FILE-02), which opens at most six connections to a host. */
  DOWNLOADS_AT_ONCE: z.coerce.number().int().min(1).max(4).default(3),
  /** An OpenAI-compatible service, up to `/v1`; unset = the platform's own assistant (AID-02). */
  AI_SERVICE_URL: format.httpUrl.optional(),
  /** The portal's key for that service; browsers never see it. */
  AI_SERVICE_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).max(200).default('default'),
  /** How long the assistant's service may stay silent. */
  AI_PATIENCE_MS: z.coerce.number().int().min(100).max(300_000).default(45_000),
  /** The converter of office files to PDF (DOC-03): its address, or LibreOffice on this machine; unset = none. */
  CONVERTER_URL: format.plainUrl.optional(),
  CONVERTER: z.enum(converterKinds).optional(),
  /** The time limit of a conversion, and the size limit of a file and of its PDF. */
  CONVERTER_TIMEOUT_S: z.coerce.number().int().min(1).max(240).default(40),
  CONVERTER_MAX_MB: z.coerce.number().int().min(1).max(500).default(50),
  CONNECT_TIMEOUT_MS: format.milliseconds.default(2_000),
  READ_TIMEOUT_MS: format.milliseconds.default(10_000),
  /** How long a user's constants are cached; 0 = not at all. */
  CONSTANTS_TTL_MS: z.coerce.number().int().min(0).max(3_600_000).default(2_000),
  /** How long a GET's answer is kept for a burst of identical requests; unset = 3 s, or 0 with REDIS_URL (HOLD-03). */
  ANSWERS_KEPT_MS: z.coerce.number().int().min(0).max(10_000).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/** The validated configuration. */
export type PortalConfig = Omit<z.output<typeof envSchema>, 'SESSION_SECRET' | 'LOGIN_PATH'> & {
  SESSION_SECRET: string[]
  LOGIN_PATH: string
}

/** Reads the environment; empty variables count as unset. Throws ConfigError. */
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
  if (config.WORKERS > 1) requireShared(config, SESSION_SECRET)
  const complete = {
    ...config,
    ...(config.APPS_ORIGIN && { PUBLIC_URL: addressBeside(config.APPS_ORIGIN, config.PUBLIC_URL) }),
    ...converterOf(config),
    LOGIN_PATH: loginPath(config),
    SESSION_SECRET: SESSION_SECRET ?? [randomBytes(32).toString('hex')],
  }
  const weak = weakSettings(complete)
  if (weak.length > 0) {
    throw new ConfigError([...weak, 'DEMONSTRATION: 1 allows this for a demonstration'].join('\n'))
  }
  return complete
}

/**
 * The portal's own address when apps have their own origins. Throws ConfigError if it is unknown or is one of those.
 */
function addressBeside(appsOrigin: string, publicUrl: string | undefined): string {
  const local = /^http:\/\/\*\.(localhost(?::\d+)?)$/.exec(appsOrigin)
  const address = publicUrl ?? (local && `http://${local[1]}`)
  if (!address) throw new ConfigError('APPS_ORIGIN: needs PUBLIC_URL, the address of the portal')
  if (`.${new URL(address).host}`.endsWith(appsOrigin.slice(appsOrigin.indexOf('*') + 1))) {
    const isParent = appsOrigin.endsWith(`*.${new URL(address).host}`)
    if (!isParent) throw new ConfigError('APPS_ORIGIN: PUBLIC_URL would be the origin of an app')
  }
  return address
}

/** Several processes must be able to open each other's seals and see each other's session ends. Throws ConfigError. */
function requireShared(
  { WORKERS, REDIS_URL }: Pick<z.output<typeof envSchema>, 'WORKERS' | 'REDIS_URL'>,
  secret: string[] | undefined,
): void {
  if (!REDIS_URL) {
    throw new ConfigError(`REDIS_URL: must be set for ${WORKERS} WORKERS, which share state there`)
  }
  if (!secret) throw new ConfigError(`SESSION_SECRET: must be set for ${WORKERS} WORKERS`)
}

/**
 * An address without a kind means Gotenberg. Throws ConfigError if the portal could not reach the converter, or the
 * converter could not fetch the file.
 */
function converterOf({
  CONVERTER,
  CONVERTER_URL,
  PUBLIC_URL,
}: Pick<z.output<typeof envSchema>, 'CONVERTER' | 'CONVERTER_URL' | 'PUBLIC_URL'>) {
  const kind = CONVERTER ?? (CONVERTER_URL ? 'gotenberg' : undefined)
  if (kind === 'libreoffice' && CONVERTER_URL) {
    throw new ConfigError('CONVERTER_URL: has no meaning with CONVERTER=libreoffice')
  }
  if (kind && kind !== 'libreoffice' && !CONVERTER_URL) {
    throw new ConfigError(`CONVERTER_URL: must be set for CONVERTER=${kind}`)
  }
  if (kind === 'kkfileview' && !PUBLIC_URL) {
    throw new ConfigError(
      'PUBLIC_URL: must be set for CONVERTER=kkfileview, which fetches files there',
    )
  }
  return { CONVERTER: kind }
}

/** The login page's path. Throws ConfigError if it would hide another page or a service. */
function loginPath(
  config: Pick<z.output<typeof envSchema>, 'LOGIN_PATH' | 'PORTAL_ENV' | 'SERVICE_PREFIXES'>,
): string {
  const { LOGIN_PATH: wanted, PORTAL_ENV, SERVICE_PREFIXES } = config
  if (!wanted) return PORTAL_ENV === customLoginEnvironment ? customLoginPath : defaultLoginPath
  if (wanted === defaultLoginPath || wanted === customLoginPath) return wanted
  if (portalSegments(SERVICE_PREFIXES).has(wanted.split('/')[1] ?? '')) {
    throw new ConfigError(`LOGIN_PATH: ${wanted} is the address of something else`)
  }
  return wanted
}
