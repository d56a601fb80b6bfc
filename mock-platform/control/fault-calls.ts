import { type Fault, faultSchema } from '../data/faults'
import { suggestion } from '../data/nearest-name'
import { meetsRoute } from '../data/path-pattern'
import type { Spaces } from '../data/spaces'
import type { Router } from '../http/router'
import type { Route } from '../http/routes'
import { bodyBy, ControlError } from './control-bodies'
import type { ControlHandler } from './control-handler'
import { userNamed } from './user-patch'

interface FaultParts {
  spaces: Spaces
  routes: Router<Route>
}

/** Setting and taking back what goes wrong with the platform's answers. */
export function addFaultCalls(router: Router<ControlHandler>, { spaces, routes }: FaultParts) {
  router.add('GET', '/spaces/:id/faults', ({ params }) => {
    return spaces.get(params.id ?? '').faults.all()
  })
  router.add('POST', '/spaces/:id/faults', ({ params, body }) => {
    const space = spaces.get(params.id ?? '')
    const fault = bodyBy(faultSchema, body)
    requireRoute(fault, routes)
    if (fault.account !== undefined) fault.account = userNamed(space, fault.account).account
    return { id: space.faults.add(fault) }
  })
  router.add('DELETE', '/spaces/:id/faults', ({ params }) => {
    spaces.get(params.id ?? '').faults.clear()
  })
  router.add('DELETE', '/spaces/:id/faults/:fault', ({ params }) => {
    const { faults } = spaces.get(params.id ?? '')
    if (faults.remove(params.fault ?? '')) return
    const there = faults.ids().join(', ') || 'none'
    throw new ControlError(404, `unknown fault "${params.fault}": there are ${there}`)
  })
}

/** A fault that can never strike would let its test pass for the wrong reason. */
function requireRoute({ method, path }: Fault, routes: Router<Route>) {
  const met = routes.entries.filter((route) => meetsRoute(path, route.path))
  if (met.length === 0) {
    const paths = routes.entries.map((route) => route.path)
    const sockets = /\/ws\b|^\/mqtt/.test(path) ? '; sockets are cut by /cut instead' : ''
    const reason = `nothing answers "${path}"${suggestion(path, paths)}${sockets}`
    throw new ControlError(404, `path: ${reason}`, 'path')
  }
  const methods = [...new Set(met.map((route) => route.method))]
  if (method === undefined || methods.includes(method)) return
  throw new ControlError(404, `method: "${path}" is called by ${methods.join(', ')}`, 'method')
}
