import { framePath } from '~contract/hosting/page-place'
import { appServiceNames } from '~contract/platform/services'
import {
  activityPath,
  buildPath,
  clickReportPath,
  convertedPath,
  enterPath,
  entranceStart,
  mountReportPath,
  originalPath,
  ownAppsPath,
  realmPath,
  vitalReportPath,
} from '~contract/portal/paths'
import type { PortalBuild } from '../build'
import type { PortalConfig } from '../config/env'
import { pathsOf, routePath } from './route-path'

/** The routes that Express answers, before Remix. */
const own = [
  ...[activityPath, buildPath, clickReportPath, convertedPath, enterPath, mountReportPath],
  ...[originalPath, ownAppsPath, realmPath, vitalReportPath, '/iframe.html', '/external-token'],
  ...['/assets/*', '/subapps/*', '/open/:code', '/framing/:code'],
  ...[`${entranceStart}/:code`, `${framePath}/:code/*`],
]
/** Pages of apps, and unknown addresses. */
const anyOther = '/*'

/**
 * Names the route of a path, for metrics and traces: there are only as many names as routes, and none contains text
 * from users' or apps' addresses.
 */
export function createRouteNames(
  { remix }: Pick<PortalBuild, 'remix'>,
  { SERVICE_PREFIXES, LOGIN_PATH }: Pick<PortalConfig, 'SERVICE_PREFIXES' | 'LOGIN_PATH'>,
): (path: string) => string {
  const services = appServiceNames.map((name) => `${SERVICE_PREFIXES[name]}/*`)
  // In development the route table changes with the sources.
  const pages = typeof remix === 'function' ? [] : [...pathsOf(remix.routes).values()]
  const patterns = [...own, ...services, ...pages, LOGIN_PATH]
  const whole = new Map(
    patterns.filter((path) => !/[:*]/.test(path)).map((path) => [path.toLowerCase(), path]),
  )
  const starts = patterns
    .filter((path) => /[:*]/.test(path) && path !== anyOther)
    .map((name) => ({ name, start: name.slice(0, name.search(/[:*]/)) }))
    .sort((one, other) => other.start.length - one.start.length)
  return (path) =>
    whole.get(routePath(path)) ??
    starts.find(({ start }) => path.startsWith(start))?.name ??
    anyOther
}
