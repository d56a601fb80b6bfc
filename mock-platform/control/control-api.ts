import type { ServerResponse } from 'node:http'
import type { Area } from '../area'
import type { Collection } from '../data/collection'
import { constantsPatchSchema } from '../data/constant-values'
import {
  constantsModel,
  type NamedValue,
  parametersModel,
  setValue,
  valuesOf,
} from '../data/constants'
import type { Coverage } from '../data/coverage'
import { textsOfFlags } from '../data/flags'
import { orderHandOver } from '../data/hand-over-ways'
import { openResetCodes } from '../data/reset-codes'
import type { Scenario } from '../data/scenario'
import { scenarioJsonSchema } from '../data/scenario-json-schema'
import type { Scenarios } from '../data/scenarios'
import type { Space } from '../data/space'
import { exportSpace } from '../data/space-export'
import type { Spaces } from '../data/spaces'
import { jsonReply, type Reply } from '../http/reply'
import { controlPrefix, type Received } from '../http/request'
import { Router } from '../http/router'
import type { Route } from '../http/routes'
import { send } from '../http/send'
import type { Orders } from '../sockets/orders'
import {
  bodyBy,
  ControlError,
  clockSchema,
  flagsPatchSchema,
  handOverSchema,
  jsonOf,
  newSpaceSchema,
  parametersPatchSchema,
  resetSchema,
} from './control-bodies'
import { type ControlHandler, callsOnSpaces } from './control-handler'
import { addFaultCalls } from './fault-calls'
import { addJournalCalls } from './journal-calls'
import { addLiveCalls } from './live-calls'
import type { ControlOrder } from './page/actions'
import { controlPage } from './page/control-page'
import { refusalOf } from './refusal'
import { patchUser, userNamed } from './user-patch'

interface ControlParts {
  spaces: Spaces
  sockets: Orders
  scenarios: Scenarios
  areas: readonly Area[]
  routes: Router<Route>
  coverage: Coverage
}

export function controlApi(parts: ControlParts) {
  const router = new Router<ControlHandler>()
  addSpaceCalls(router, parts)
  addFaultCalls(router, parts)
  addJournalCalls(router, parts)
  addDataCalls(router, parts)
  addLiveCalls(router, parts)

  const page = controlPage({
    ...parts,
    paths: pathsOf(parts),
    run: (order) => run(router, requestOf(order)),
  })

  return async (received: Received, response: ServerResponse): Promise<void> => {
    await send(response, page(received) ?? answer(router, received), undefined)
  }
}

/** Path patterns that faults can match. */
function pathsOf({ routes }: ControlParts): string[] {
  return [...new Set(routes.entries.map(({ path }) => path.replace(/:[^/]+/g, '*')))].sort()
}

function requestOf({ method, path, body }: ControlOrder): Received {
  return {
    method,
    path: controlPrefix + path,
    headers: {},
    query: new URLSearchParams(),
    body: body === undefined ? '' : JSON.stringify(body),
    file: undefined,
  }
}

function answer(router: Router<ControlHandler>, received: Received): Reply {
  try {
    const value = run(router, received)
    return value === undefined ? { status: 204, headers: {}, body: '' } : jsonReply(200, value)
  } catch (error) {
    const { status, reason, field } = refusalOf(error)
    return jsonReply(status, { error: reason, field })
  }
}

function run(router: Router<ControlHandler>, received: Received): unknown {
  const { method, path } = received
  const match = router.find(method, path.slice(controlPrefix.length))
  if (!match) throw new ControlError(404, `the control API has no ${method} ${path}`)
  return match.value({ ...received, params: match.params })
}

function addSpaceCalls(router: Router<ControlHandler>, { spaces, scenarios, areas }: ControlParts) {
  const chosen = (choice: string | object): Scenario =>
    typeof choice === 'string' ? scenarios.load(choice) : scenarios.accept(choice, 'body.scenario')
  const onSpace = callsOnSpaces(router, spaces)
  const summary = (space: Space) => ({ id: space.id, accounts: space.logins() })

  router.add('GET', '/scenarios', () => scenarios.list())
  router.add('GET', '/schema', scenarioJsonSchema)
  router.add('POST', '/spaces', ({ body }) => {
    const { scenario, id } = bodyBy(newSpaceSchema, body)
    return summary(spaces.create(chosen(scenario), id))
  })
  router.add('DELETE', '/spaces/:id', ({ params }) => spaces.delete(params.id ?? ''))
  onSpace('POST', '/reset', (space, { body }) => {
    const { scenario } = bodyBy(resetSchema, body)
    return summary(spaces.reset(space.id, scenario === undefined ? undefined : chosen(scenario)))
  })
  onSpace('GET', '/export', (space) => exportSpace(space, areas))
}

function addDataCalls(router: Router<ControlHandler>, { spaces }: ControlParts) {
  const onSpace = callsOnSpaces(router, spaces)
  onSpace('POST', '/clock', ({ clock }, { body }) => {
    const wanted = bodyBy(clockSchema, body)
    if ('now' in wanted) clock.set(new Date(wanted.now))
    else clock.advance(wanted.advanceMs)
    return { now: clock.now().toISOString() }
  })
  onSpace('PATCH', '/constants', (space, { body }) => {
    return patched(space.collection(constantsModel), bodyBy(constantsPatchSchema, body))
  })
  onSpace('PATCH', '/flags', (space, { body }) => {
    const flags = textsOfFlags(bodyBy(flagsPatchSchema, body))
    return patched(space.collection(parametersModel), flags)
  })
  onSpace('PATCH', '/parameters', (space, { body }) => {
    return patched(space.collection(parametersModel), bodyBy(parametersPatchSchema, body))
  })
  onSpace('POST', '/hand-overs', (space, { body }) => {
    const { account, ...order } = bodyBy(handOverSchema, body)
    return orderHandOver(space, { ...order, user: userNamed(space, account) })
  })
  onSpace('GET', '/reset-codes', openResetCodes)
  onSpace('PATCH', '/users/:account', (space, { params, body }) => {
    const { password: _, ...user } = patchUser(space, params.account ?? '', jsonOf(body))
    return user
  })
}

/** Merges into named values; null removes. Returns all of them. */
function patched(rows: Collection<NamedValue>, patch: Record<string, string | null | undefined>) {
  for (const [name, value] of Object.entries(patch)) setValue(rows, name, value)
  return valuesOf(rows)
}
