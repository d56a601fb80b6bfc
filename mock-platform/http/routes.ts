import type { Endpoint } from '~contract/platform/endpoint'
import type { ServicePrefixes } from '~contract/platform/services'
import type { Area } from '../area'
import { handOverPage, startHandOver } from '../external/hand-over'
import { helpdeskPage, sendTicket } from '../external/helpdesk'
import { keyDevice } from '../external/key-device'
import { misbehavingOr } from '../external/misbehaving'
import { policyPage } from '../external/policy'
import { type EndpointSetting, endpointHandler, type Handler } from './endpoint-handler'
import { Router } from './router'
import { subAppFiles } from './static-files'

interface RouteParts extends EndpointSetting {
  areas: readonly Area[]
  prefixes: ServicePrefixes
  /** Folder of the built sub-apps. */
  subApps: string
}

export interface Route {
  /** The endpoint's name in the contract, or another name. */
  name: string
  answer: Handler
  /** Absent outside the contract. */
  endpoint?: Endpoint
}

/** All routes except those of the control API. */
export function platformRoutes({
  areas,
  prefixes,
  subApps,
  ...setting
}: RouteParts): Router<Route> {
  const router = new Router<Route>()
  for (const implementation of areas.flatMap((area) => area.implementations)) {
    const { endpoint } = implementation
    const answer = endpointHandler(implementation, setting)
    const path = prefixes[endpoint.service] + endpoint.path
    router.add(endpoint.method, path, { name: endpoint.name, answer, endpoint })
  }
  const others: [method: string, path: string, name: string, answer: Handler][] = [
    ['GET', '/subapps/*', 'sub-app files', misbehavingOr(subAppFiles(subApps))],
    ['GET', '/key-device', 'key device', keyDevice],
    ['GET', '/external/policy/', 'policy library', policyPage],
    ['GET', '/external/hand-over/', 'other system', handOverPage],
    ['POST', '/external/hand-over/', 'hand-over from another system', startHandOver],
    ['GET', '/external/helpdesk/', 'help desk', helpdeskPage],
    ['POST', '/external/helpdesk/', 'help desk ticket', sendTicket],
  ]
  for (const [method, path, name, answer] of others) router.add(method, path, { name, answer })
  return router
}
