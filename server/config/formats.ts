import { availableParallelism } from 'node:os'
import { sm2 } from 'sm-crypto-v2'
import { z } from 'zod'
import {
  defaultServicePrefixes,
  type ServicePrefixes,
  serviceNames,
} from '~contract/platform/services'
import { requestTimeoutCeiling } from '~contract/portal/constants'
import { handOverWayNames } from '~contract/portal/hand-over-ways'
import { parseRedisUrl } from './redis-servers'

/* The formats of environment variables: each parses a text and explains in its error what it expects. */

export const port = z.coerce.number().int().min(0).max(65_535)
export const milliseconds = z.coerce.number().int().min(1).max(requestTimeoutCeiling)
export const switchFlag = z.enum(['0', '1']).transform((flag) => flag === '1')
export const path = z.string().regex(/^(?:\/[\w-]+)+$/, 'must be a path such as /login')
export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
/** Without name and password, because `fetch` refuses them. */
export const plainUrl = httpUrl.refine(
  (url) => !new URL(url).username && !new URL(url).password,
  'must have no name and password in it',
)
export const brokerUrl = z.url({
  protocol: /^(wss?|mqtts?)$/,
  error: 'must be a ws, wss, mqtt or mqtts address such as wss://broker.example/mqtt',
})

export const redisUrl = z.string().refine((text) => parseRedisUrl(text) !== null, {
  error:
    'must be redis://redis.example:6379/0, redis://a.example,b.example for a cluster, or ' +
    'redis+sentinel://a.example,b.example/master; in passwords , / @ and % are written %2C %2F %40 %25',
})

/** `auto` = one for each core available to the process. */
export const workers = z
  .literal('auto')
  .transform(() => availableParallelism())
  .or(z.coerce.number().int().min(1).max(64))

/** `a, b` → its parts. */
const list = z.string().transform((text) => text.split(',').map((part) => part.trim()))
const listIfAny = list.transform((parts) => parts.filter(Boolean))

export const secrets = list.refine(
  (all) => all.every((secret) => secret.length >= 16),
  'each secret needs at least 16 characters',
)

/** `ssoLogin,pcAuth` → names of hand-over ways. */
export const handOverWays = list.pipe(z.array(z.enum(handOverWayNames)))

/** `https://a.example, https://b.example` → origins. */
const origins = (protocols: RegExp, example: string) =>
  listIfAny.transform((parts, context): string[] =>
    parts.map((part) => {
      const url = URL.canParse(part) ? new URL(part) : null
      if (url && protocols.test(url.protocol) && [url.origin, `${url.origin}/`].includes(part)) {
        return url.origin
      }
      const message = `"${part}" is not an origin such as ${example}`
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }),
  )
export const webOrigins = origins(/^https?:$/, 'https://other.example')
export const socketOrigins = origins(/^wss?:$/, 'wss://push.example')

/** `http://localhost:*, https://dev.example:8443` → origins; `*` allows any port. */
export const ownAppOrigins = listIfAny.transform((parts, context): string[] =>
  parts.map((part) => {
    const shape = /^https?:\/\/(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[::1\])(?::(?:\d+|\*))?$/
    const example = part.replace(/\*$/, '80')
    if (shape.test(part) && URL.canParse(example)) {
      return part === example ? new URL(part).origin : part
    }
    const message = `"${part}" is not an origin such as http://localhost:*`
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }),
)

/** `https://*.apps.example.cn`: origins below one domain. */
export const wildcardOrigin = z
  .string()
  .regex(
    /^https?:\/\/\*(?:\.[a-z0-9-]+)+(?::\d+)?$/,
    'must be an origin with * for the app, such as https://*.apps.example.cn',
  )

/** An uncompressed point of the curve, as hexadecimal digits. */
export const sm2Key = z
  .string()
  .refine(isSm2Key, 'must be an SM2 public key: 04 and 128 hexadecimal digits')

function isSm2Key(text: string): boolean {
  if (!/^04[0-9a-f]{128}$/i.test(text)) return false
  try {
    return sm2.verifyPublicKey(text)
  } catch {
    return false
  }
}

/** Not a bare `/`, which would forward every address of the portal to the platform. */
const prefixPattern = /^(\/\w[\w.-]*)+$/

/** `mail=/x,admin=/y` → the default prefixes with these overrides. */
export const servicePrefixes = listIfAny.transform((parts, context): ServicePrefixes => {
  const prefixes: ServicePrefixes = { ...defaultServicePrefixes }
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  for (const part of parts) {
    const [name, given = ''] = part.split('=').map((side) => side.trim())
    const prefix = given.replace(/\/$/, '')
    const known = serviceNames.find((service) => service === name)
    if (!known || !prefixPattern.test(prefix)) {
      return refuse(`"${part}" is not name=/prefix with a name of: ${serviceNames.join(', ')}`)
    }
    prefixes[known] = prefix
  }
  const above = serviceNames.find(
    (service) => service !== 'auth' && `${prefixes.auth}/`.startsWith(`${prefixes[service]}/`),
  )
  return above
    ? refuse(`the auth service would be open to sub-apps below the prefix of ${above}`)
    : prefixes
})

/** `crm=secret-of-16-characters,…` → secrets by the apps' codes. */
export const appSecrets = listIfAny.transform((pairs, context): ReadonlyMap<string, string> => {
  const message = 'must be app=secret, with secrets of at least 16 characters'
  return new Map(
    pairs.map((pair): [string, string] => {
      const [, code = '', secret = ''] = /^([^=\s]+)=(\S{16,})$/.exec(pair) ?? []
      if (!code) context.addIssue({ code: 'custom', message })
      return [code, secret]
    }),
  )
})

const headerPair = /^([\w!#$%&'*+.^`|~-]+)=(.+)$/

/**
 * `api-key=…,authorization=Basic%20…` → headers by name, in OpenTelemetry's format. Errors do not repeat the value,
 * which is secret.
 */
export const otlpHeaders = listIfAny.transform((pairs, context): Record<string, string> => {
  const headers = pairs.map((pair) => {
    const [, name = '', value = ''] = headerPair.exec(pair) ?? []
    return [name.toLowerCase(), decodedValue(value)] as const
  })
  if (headers.every(([name, value]) => name && value)) return Object.fromEntries(headers)
  context.addIssue({ code: 'custom', message: 'must be name=value,… with values encoded by %' })
  return z.NEVER
})

/** '' = not a valid header value. */
function decodedValue(text: string): string {
  try {
    const value = decodeURIComponent(text)
    return /^[\x20-\x7e]+$/.test(value) ? value : ''
  } catch {
    return ''
  }
}
