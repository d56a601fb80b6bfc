import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Coverage } from '../data/coverage'
import type { Fault } from '../data/faults'
import type { JournalEntry } from '../data/journal'
import type { Space } from '../data/space'
import { splitLogin } from '../data/space-ids'
import type { Spaces } from '../data/spaces'
import { percentDecode } from './percent-decode'
import { type Answered, envelope } from './reply'
import { isForm, parsedBody, queryOf, type Received, type Request, tokenOf } from './request'
import type { Match, Router } from './router'
import type { Route } from './routes'
import { replyInstead, send, spoilt } from './send'

interface CallParts {
  spaces: Spaces
  routes: Router<Route>
  coverage: Coverage
  log(line: string): void
}

const defaultDelay = 1000

/** Finds the call's space, writes the journal and applies faults. */
export function platformCalls({ spaces, routes, coverage, log }: CallParts) {
  return async (received: Received, response: ServerResponse): Promise<void> => {
    const caller = callerOf(received, spaces)
    const { space } = caller
    const { method, path } = received
    const route = routes.find(method === 'HEAD' ? 'GET' : method, path)
    const entry = entryOf(received, caller, route)
    space.journal.record(entry)
    if (route) coverage.touch('endpoints', route.value.name)
    response.setHeader('Date', space.now().toUTCString())

    const faults = space.faults.strike(entry)
    if (faults.length > 0) entry.faults = faults.map(({ kind }) => kind)
    for (const fault of faults.filter(isDelay)) {
      const signal = space.faults.removalOf(fault)
      const over = wait(fault.delayMs ?? defaultDelay, undefined, { ref: false, signal })
      // Removing a fault releases the calls that it delays.
      await over.catch(() => {})
    }
    const fault = faults.find((candidate) => !isDelay(candidate))
    if (fault?.kind === 'reset') {
      response.socket?.resetAndDestroy()
      return
    }
    const instead = fault && replyInstead(fault)
    const reply = instead ?? (await answer(received, caller, route, log))
    const sent = fault ? spoilt(reply, fault) : reply
    entry.status = sent.status
    if ('unexpected' in reply && reply.unexpected) entry.unexpected = reply.unexpected
    await send(response, sent, fault)
  }
}

const isDelay = ({ kind }: Fault) => kind === 'delay'

interface Caller extends Pick<Request, 'space' | 'token' | 'user'> {
  /** For the journal. */
  account: string | null
}

function callerOf(received: Received, spaces: Spaces): Caller {
  const token = tokenOf(received)
  const space = spaces.ofToken(token) ?? spaceNamed(received, spaces)
  const user = token === undefined ? undefined : space.userOfToken(token)
  return user
    ? { space, token, user, account: user.account }
    : { space, token: undefined, user: undefined, account: null }
}

/**
 * Calls without a token name their space in the account (`zhangsan@space`), in the token that they exchange, or in the
 * id at the end of their path (`…@space`); external pages in `?space=`, the key device in `?account=`.
 */
function spaceNamed({ query, path, headers, body }: Received, spaces: Spaces): Space {
  const form = new URLSearchParams(isForm(headers) ? body : '')
  const token = form.get('oldToken') ?? form.get('token') ?? undefined
  const exchanged = spaces.ofToken(token)
  const id = percentDecode(path.slice(path.lastIndexOf('/') + 1))
  const { spaceId } = splitLogin(form.get('username') ?? token ?? query.get('account') ?? id ?? '')
  return exchanged ?? spaces.ofLogin(query.get('space') ?? spaceId)
}

function entryOf(
  received: Received,
  { space, account }: Caller,
  route: Match<Route> | undefined,
): JournalEntry {
  return {
    at: space.now().toISOString(),
    method: received.method,
    path: received.path,
    query: queryOf(received),
    headers: received.headers as Record<string, string>,
    body: parsedBody(received),
    status: 0,
    account,
    route: route?.value.name ?? null,
  }
}

async function answer(
  received: Received,
  { space, token, user }: Caller,
  route: Match<Route> | undefined,
  log: CallParts['log'],
): Promise<Answered> {
  const { method, path } = received
  if (!route) {
    const unexpected = `没有这个接口：${method} ${path}`
    return { ...envelope(404, 404, unexpected), unexpected }
  }
  try {
    return await route.value.answer({ ...received, params: route.params, space, token, user })
  } catch (error) {
    log(`${method} ${path}: ${error instanceof Error ? error.stack : error}`)
    return envelope(500, 500, `模拟平台内部错误：${error instanceof Error ? error.message : error}`)
  }
}
