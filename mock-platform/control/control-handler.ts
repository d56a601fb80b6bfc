import type { Space } from '../data/space'
import type { Spaces } from '../data/spaces'
import type { Received } from '../http/request'
import type { Router } from '../http/router'

interface ControlCall extends Received {
  params: Record<string, string>
}

/** What a control call answers; undefined is a 204. */
export type ControlHandler = (call: ControlCall) => unknown

/** Adds calls to a router; their paths stand below `/spaces/:id`, whose space they get. */
export function callsOnSpaces(router: Router<ControlHandler>, spaces: Spaces) {
  return (method: string, path: string, handler: (space: Space, call: ControlCall) => unknown) =>
    router.add(method, `/spaces/:id${path}`, (call) =>
      handler(spaces.get(call.params.id ?? ''), call),
    )
}
