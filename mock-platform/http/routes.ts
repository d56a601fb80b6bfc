import type { ServicePrefixes } from '~/platform/contract/services'
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
  /** The folder of the built sub-apps. */
  subApps: string
}

/** Everything that the platform answers beside its control API. */
export function platformRoutes({
  areas,
  prefixes,
  subApps,
  ...setting
}: RouteParts): Router<Handler> {
  const router = new Router<Handler>()
  for (const implementation of areas.flatMap((area) => area.implementations)) {
    const { service, method, path } = implementation.endpoint
    router.add(method, prefixes[service] + path, endpointHandler(implementation, setting))
  }
  router.add('GET', '/subapps/*', misbehavingOr(subAppFiles(subApps)))
  router.add('GET', '/key-device', keyDevice)
  router.add('GET', '/external/policy/', policyPage)
  router.add('GET', '/external/hand-over/', handOverPage)
  router.add('POST', '/external/hand-over/', startHandOver)
  router.add('GET', '/external/helpdesk/', helpdeskPage)
  router.add('POST', '/external/helpdesk/', sendTicket)
  return router
}
