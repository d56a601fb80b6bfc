import type { ServerResponse } from 'node:http'
import type { Area } from '../area'
import { constantsModel, parametersModel } from '../data/constants'
import { faultSchema } from '../data/faults'
import { textsOfFlags } from '../data/flags'
import { orderHandOver } from '../data/hand-over-ways'
import { openResetCodes } from '../data/reset-codes'
import type { Scenario } from '../data/scenario'
import { ScenarioError } from '../data/scenario-file'
import type { Scenarios } from '../data/scenarios'
import type { Space } from '../data/space'
import { exportSpace } from '../data/space-export'
import { SpaceError, type Spaces } from '../data/spaces'
import { jsonReply, type Reply } from '../http/reply'
import type { Received } from '../http/request'
import { Router } from '../http/router'
import { send } from '../http/send'
import type { Orders } from '../sockets/orders'
import {
  bodyBy,
  ControlError,
  clockSchema,
  constantsPatchSchema,
  flagsPatchSchema,
  handOverSchema,
  jsonOf,
  newSpaceSchema,
  parametersPatchSchema,
  resetSchema,
} from './control-bodies'
import { addLiveCalls } from './live-calls'
import { patchUser, userNamed } from './user-patch'

interface ControlParts {
  spaces: Spaces
  sockets: Orders
  scenarios: Scenarios
  areas: readonly Area[]
}

interface ControlCall extends Received {
  params: Record<string, string>
}

/** What a control call answers; nothing is a 204. */
export type ControlHandler = (call: ControlCall) => unknown

export const controlPrefix = '/__mock'

/** Answers the control API: what tests and testers do to the platform beside its users. */
export function controlApi(parts: ControlParts) {
  const router = new Router<ControlHandler>()
  addSpaceCalls(router, parts)
  addFaultCalls(router, parts)
  addDataCalls(router, parts)
  addLiveCalls(router, parts)

  return async (received: Received, response: ServerResponse): Promise<void> => {
    await send(response, answer(router, received), undefined)
  }
}

function answer(router: Router<ControlHandler>, received: Received): Reply {
  const { method } = received
  const path = received.path.slice(controlPrefix.length)
  try {
    const match = router.find(method, path)
    if (!match) throw new ControlError(404, `the control API has no ${method} ${received.path}`)
    const value = match.value({ ...received, params: match.params })
    return value === undefined ? { status: 204, headers: {}, body: '' } : jsonReply(200, value)
  } catch (error) {
    return refusal(error)
  }
}

function refusal(error: unknown): Reply {
  if (error instanceof ControlError) {
    return jsonReply(error.status, { error: error.message, field: error.field })
  }
  if (error instanceof SpaceError) return jsonReply(error.status, { error: error.message })
  if (error instanceof ScenarioError) {
    return jsonReply(error.unknownName ? 404 : 400, { error: error.message })
  }
  throw error
}

function addSpaceCalls(router: Router<ControlHandler>, { spaces, scenarios, areas }: ControlParts) {
  const chosen = (choice: string | object): Scenario =>
    typeof choice === 'string' ? scenarios.load(choice) : scenarios.accept(choice, 'body.scenario')
  const summary = (space: Space) => ({ id: space.id, accounts: space.logins() })

  router.add('GET', '/scenarios', () => scenarios.list())
  router.add('POST', '/spaces', ({ body }) => {
    const { scenario, id } = bodyBy(newSpaceSchema, body)
    return summary(spaces.create(chosen(scenario), id))
  })
  router.add('DELETE', '/spaces/:id', ({ params }) => spaces.delete(params.id ?? ''))
  router.add('POST', '/spaces/:id/reset', ({ params, body }) => {
    const space = spaces.get(params.id ?? '')
    const { scenario } = bodyBy(resetSchema, body)
    return summary(spaces.reset(space.id, scenario === undefined ? undefined : chosen(scenario)))
  })
  router.add('GET', '/spaces/:id/export', ({ params }) => {
    return exportSpace(spaces.get(params.id ?? ''), areas)
  })
}

function addFaultCalls(router: Router<ControlHandler>, { spaces }: ControlParts) {
  router.add('POST', '/spaces/:id/faults', ({ params, body }) => {
    const { faults } = spaces.get(params.id ?? '')
    return { id: faults.add(bodyBy(faultSchema, body)) }
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
  router.add('GET', '/spaces/:id/calls', ({ params, query }) => {
    const path = query.get('path') ?? undefined
    return spaces
      .get(params.id ?? '')
      .journal.find({ path, method: query.get('method') ?? undefined })
  })
  router.add('DELETE', '/spaces/:id/calls', ({ params }) => {
    spaces.get(params.id ?? '').journal.clear()
  })
}

function addDataCalls(router: Router<ControlHandler>, { spaces }: ControlParts) {
  router.add('POST', '/spaces/:id/clock', ({ params, body }) => {
    const { clock } = spaces.get(params.id ?? '')
    const wanted = bodyBy(clockSchema, body)
    if ('now' in wanted) clock.set(new Date(wanted.now))
    else clock.advance(wanted.advanceMs)
    return { now: clock.now().toISOString() }
  })
  router.add('PATCH', '/spaces/:id/constants', ({ params, body }) => {
    const space = spaces.get(params.id ?? '')
    for (const [name, value] of Object.entries(bodyBy(constantsPatchSchema, body))) {
      if (value === null) space.collection(constantsModel).remove(name)
      else space.constants.set(name, value)
    }
    return Object.fromEntries(space.constants.all().map(({ name, value }) => [name, value]))
  })
  router.add('PATCH', '/spaces/:id/flags', ({ params, body }) => {
    return patchParameters(
      spaces.get(params.id ?? ''),
      textsOfFlags(bodyBy(flagsPatchSchema, body)),
    )
  })
  router.add('PATCH', '/spaces/:id/parameters', ({ params, body }) => {
    return patchParameters(spaces.get(params.id ?? ''), bodyBy(parametersPatchSchema, body))
  })
  router.add('POST', '/spaces/:id/hand-overs', ({ params, body }) => {
    const space = spaces.get(params.id ?? '')
    const { account, ...order } = bodyBy(handOverSchema, body)
    return orderHandOver(space, { ...order, user: userNamed(space, account) })
  })
  router.add('GET', '/spaces/:id/reset-codes', ({ params }) => {
    return openResetCodes(spaces.get(params.id ?? ''))
  })
  router.add('PATCH', '/spaces/:id/users/:account', ({ params, body }) => {
    const space = spaces.get(params.id ?? '')
    const { password: _, ...user } = patchUser(space, params.account ?? '', jsonOf(body))
    return user
  })
}

/** Merges into the system parameters; null removes. Gives all of them. */
function patchParameters(space: Space, patch: Record<string, string | null>) {
  const rows = space.collection(parametersModel)
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) rows.remove(name)
    else if (rows.update(name, { value }) === undefined) rows.create({ name, value })
  }
  return Object.fromEntries(rows.all().map(({ name, value }) => [name, value]))
}
