import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { connect, isIP } from 'node:net'
import { type CertificateView, readCertificate } from './certificate'
import type { Finding, FindingsOf } from './report'
import { troubleOf, within } from './trouble'

const ports: Record<string, number> = {
  ...{ 'http:': 80, 'https:': 443, 'ws:': 80, 'wss:': 443 },
  ...{ 'mqtt:': 1883, 'mqtts:': 8883, 'redis:': 6379, 'rediss:': 6379 },
}
const withTls = ['https:', 'wss:', 'mqtts:', 'rediss:']
/** In days; a certificate that expires sooner should be renewed. */
const fewDays = 30

interface Target {
  /** Makes the findings. */
  say: FindingsOf
  /** The variable with the address. */
  subject: string
  url: URL
  /** Timeout of each step, in milliseconds. */
  patience: number
  /** Which side must trust the certificate. Browsers may know issuers that Node does not. */
  trusts?: 'portal' | 'browsers'
}

/** Whether a server answers, and what was found on the way. */
export interface Reached {
  reached: boolean
  findings: Finding[]
}

/** Tries a server's name, its port and, if the address uses TLS, its certificate. */
export async function tryConnection(target: Target): Promise<Reached> {
  const { say, subject, url, patience } = target
  const host = hostOf(url)
  const port = portOf(url)
  const place = `${host}:${port}`
  let address: string
  try {
    address = isIP(host) ? host : (await within(patience, lookup(host))).address
  } catch (error) {
    const advice = `correct ${subject}, or the name in DNS`
    return { reached: false, findings: [say.fail(subject, `${host}: ${troubleOf(error)}`, advice)] }
  }
  try {
    await touch(address, port, patience)
  } catch (error) {
    const advice = `start what should listen there, open the firewall, or correct ${subject}`
    const seen = `${placeOf(place, host, address)}: ${troubleOf(error)}`
    return { reached: false, findings: [say.fail(subject, seen, advice)] }
  }
  const open = say.ok(subject, `${placeOf(place, host, address)} takes connections`)
  if (!withTls.includes(url.protocol)) return { reached: true, findings: [open] }
  const { reached, finding } = await tryCertificate(target)
  return { reached, findings: [open, finding] }
}

export const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')
export const portOf = (url: URL) => Number(url.port) || (ports[url.protocol] ?? 0)

const placeOf = (place: string, host: string, address: string) =>
  address === host ? place : `${place} (${address})`

async function touch(host: string, port: number, patience: number) {
  const socket = connect(port, host)
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(patience) })
  } finally {
    socket.on('error', () => {}).destroy()
  }
}

async function tryCertificate({ say, url, patience, ...target }: Target) {
  const subject = `${target.subject} certificate`
  try {
    const view = await readCertificate({ host: hostOf(url), port: portOf(url), patience })
    return judgeCertificate(say, subject, view, target.trusts ?? 'portal')
  } catch (error) {
    const advice = `give the address its right scheme, or set up TLS there`
    return { reached: false, finding: say.fail(subject, troubleOf(error), advice) }
  }
}

/** `reached`: the side that must trust the certificate does so. */
export function judgeCertificate(
  say: FindingsOf,
  subject: string,
  view: CertificateView,
  trusts: 'portal' | 'browsers',
) {
  const { days, until, faults, distrust } = view
  const end = until.toISOString().slice(0, 10)
  if (faults.length > 0) {
    const seen = [...faults, ...(distrust ? [distrust] : [])].join(', ')
    return { reached: false, finding: say.fail(subject, seen, 'install a right one there') }
  }
  if (distrust && trusts === 'portal') {
    const advice = 'have it send the whole chain; name an issuer of your own in NODE_EXTRA_CA_CERTS'
    return { reached: false, finding: say.fail(subject, distrust, advice) }
  }
  if (distrust) {
    const advice = 'make sure that all browsers know its issuer'
    return { reached: true, finding: say.warn(subject, `${distrust}, valid until ${end}`, advice) }
  }
  if (days < fewDays) {
    const seen = `valid until ${end}, ${days} days more`
    return { reached: true, finding: say.warn(subject, seen, 'renew it') }
  }
  return { reached: true, finding: say.ok(subject, `valid until ${end}, ${days} days more`) }
}
