import { randomBytes } from 'node:crypto'
import { livePath } from '~contract/live/protocol'
import type { PortalConfig } from '../config/env'
import { type Answer, ask, askUpgrade } from './ask'
import { tryConnection } from './connection'
import type { PortState } from './places'
import { type Finding, findingsOf } from './report'
import { paceOf, troubleOf } from './trouble'

const say = findingsOf('public address')
/** Statuses with which a proxy answers for a portal that it cannot reach. */
const proxyStatuses = [502, 503, 504]

/** Tries the addresses that browsers use: the portal's through its proxies, and those of apps. */
export async function checkPublicAddress(
  config: PortalConfig,
  portal: PortState,
  patience: number,
): Promise<Finding[]> {
  const { PUBLIC_URL, KEY_DEVICE_URL } = config
  const parts = PUBLIC_URL
    ? await Promise.all([
        checkPortal(config, PUBLIC_URL, portal, patience),
        checkApps(config, patience),
      ])
    : [[say.note('PUBLIC_URL', 'is not set, so no proxy is tried')]]
  const device = 'not tried: it is an address on the machine of each browser'
  return [...parts.flat(), ...(KEY_DEVICE_URL ? [say.note('KEY_DEVICE_URL', device)] : [])]
}

async function checkPortal(
  config: PortalConfig,
  address: string,
  portal: PortState,
  patience: number,
): Promise<Finding[]> {
  const url = new URL(address)
  const target = { say, subject: 'PUBLIC_URL', url, patience, trusts: 'browsers' } as const
  const { reached, findings } = await tryConnection(target)
  if (!reached) return findings
  const health = await askHealth(url.origin, patience)
  const first = judgeHealth(health, portal)
  if (first.state !== 'ok') return [...findings, first]
  const trust = { patience, trustAnyIssuer: true }
  const [page, upgrade] = await Promise.all([
    ask(url.origin + config.LOGIN_PATH, trust).catch(troubleOf),
    askUpgrade(url.origin.replace(/^http/, 'ws') + livePath, { ...trust, origin: url.origin }),
  ])
  return [...findings, first, judgePage(page, url), judgeUpgrade(upgrade)]
}

/** The answer of /healthz, or why there is none. The request holds no secret, so any certificate will do. */
function askHealth(origin: string, patience: number): Promise<Answer | string> {
  return ask(`${origin}/healthz`, { patience, read: true, trustAnyIssuer: true }).catch(troubleOf)
}

function judgeHealth(health: Answer | string, portal: PortState): Finding {
  const subject = '/healthz'
  const proxy = 'check the proxy: where it sends requests, and that it passes the path on'
  if (typeof health === 'string') return say.fail(subject, health, proxy)
  const { status, text, took, headers } = health
  if (status === 200 && text.trim() === 'ok') {
    const server = headers.server ? `, through ${String(headers.server)}` : ''
    return say.ok(subject, `the portal answers ${paceOf(took)}${server}`)
  }
  // Before the first start there is no portal behind the proxy.
  if (proxyStatuses.includes(status) && portal !== 'portal') {
    const seen = `HTTP ${status} by the proxy, and no portal runs on this machine`
    return say.warn(subject, seen, 'start the portal and run this again')
  }
  return say.fail(subject, `HTTP ${status}, not by a portal`, proxy)
}

/**
 * The portal refuses a host that is not its own, which means that the proxy hides the host that the browser asked for.
 */
function judgePage(page: Answer | string, { host }: URL): Finding {
  const subject = 'login page'
  if (typeof page === 'string') return say.fail(subject, page, 'check the proxy')
  const { status } = page
  if (status === 421) {
    const advice = 'pass Host on, or X-Forwarded-Host with TRUSTED_PROXIES'
    return say.fail(subject, `HTTP 421: the portal is not asked for ${host}`, advice)
  }
  if (status >= 400) return say.fail(subject, `HTTP ${status}`, 'check the proxy and the portal')
  return say.ok(subject, `HTTP ${status}: the host ${host} arrives`)
}

/** Without a session the portal answers 401 to an upgrade; any other answer comes from something in front of it. */
function judgeUpgrade(upgrade: number | string): Finding {
  const subject = livePath
  const advice = 'have the proxy pass on upgrades (HTTP/1.1, Upgrade, Connection) with Origin'
  if (upgrade === 401) return say.ok(subject, 'upgrades pass the proxy')
  if (upgrade === 403) {
    const seen = 'upgrades pass, but the portal refuses their origin (HTTP 403)'
    return say.fail(subject, seen, 'check PUBLIC_URL, and that the proxy passes Origin on')
  }
  const seen = typeof upgrade === 'number' ? `HTTP ${upgrade} to an upgrade` : upgrade
  return say.fail(subject, seen, advice)
}

/** Asks for a name that has no DNS record of its own: only wildcards, in DNS and in the certificate, cover it. */
async function checkApps({ APPS_ORIGIN }: PortalConfig, patience: number): Promise<Finding[]> {
  if (!APPS_ORIGIN) return []
  const url = new URL(APPS_ORIGIN.replace('*', `doctor-${randomBytes(4).toString('hex')}`))
  if (url.hostname.endsWith('.localhost')) {
    return [say.note('APPS_ORIGIN', 'browsers themselves know the names below localhost')]
  }
  const target = { say, subject: 'APPS_ORIGIN', url, patience, trusts: 'browsers' } as const
  const { reached, findings } = await tryConnection(target)
  if (!reached) return findings
  const health = await askHealth(url.origin, patience)
  if (typeof health !== 'string' && health.status === 200 && health.text.trim() === 'ok') {
    return [...findings, say.ok('hosts of apps', 'the portal answers for any of them')]
  }
  const seen = typeof health === 'string' ? health : `HTTP ${health.status}, not by a portal`
  const advice = 'have the proxy pass on all hosts below that name'
  return [...findings, say.warn('hosts of apps', seen, advice)]
}
