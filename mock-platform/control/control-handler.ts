import type { Space } from '../data/space'
import type { Spaces } from '../data/spaces'
import type { Received } from '../http/request'
import type { Router } from '../http/router'

interface ControlCall extends Received {
  params: Record<string, string>
}

/** Returns the body of the answer; undefined means 204. */
export type ControlHandler = (call: ControlCall) => unknown

/** Adds calls to a router below `/spaces/:id`; each call receives that space. */
export function callsOnSpaces(router: Router<ControlHandler>, spaces: Spaces) {
  return (method: string, path: string, handler: (space: Space, call: ControlCall) => unknown) =>
    router.add(method, `/spaces/:id${path}`, (call) =>
      handler(spaces.get(call.params.id ?? ''), call),
    )
}
