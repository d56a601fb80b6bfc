import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../data/faults'
import type { JournalEntry } from '../data/journal'
import type { Space } from '../data/space'
import { splitLogin } from '../data/space-ids'
import type { Spaces } from '../data/spaces'
import type { Handler } from './endpoint-handler'
import { percentDecode } from './percent-decode'
import { type Answered, envelope } from './reply'
import { isForm, parsedBody, type Received, type Request, tokenOf } from './request'
import type { Router } from './router'
import { replyInstead, send, spoilt } from './send'

interface CallParts {
  spaces: Spaces
  routes: Router<Handler>
  log(line: string): void
}

const defaultDelay = 1000

/** Answers a call of the portal: finds its space, writes the journal, lets faults strike. */
export function platformCalls({ spaces, routes, log }: CallParts) {
  return async (received: Received, response: ServerResponse): Promise<void> => {
    const caller = callerOf(received, spaces)
    const { space } = caller
    const entry = entryOf(received, caller)
    space.journal.record(entry)
    response.setHeader('Date', space.now().toUTCString())

    const faults = space.faults.strike(received.method, received.path)
    for (const { delayMs } of faults.filter(isDelay)) {
      await wait(delayMs ?? defaultDelay, undefined, { ref: false })
    }
    const fault = faults.find((candidate) => !isDelay(candidate))
    if (fault?.kind === 'reset') {
      response.socket?.resetAndDestroy()
      return
    }
    const instead = fault && replyInstead(fault)
    const reply = instead ?? (await answer(received, caller, routes, log))
    const sent = fault ? spoilt(reply, fault) : reply
    entry.status = sent.status
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
 * Calls without a token name their space in the account (`zhangsan@space`), by the token that they exchange, or in the
 * id at the end of their path (`…@space`); external pages in `?space=`, the key's machine in `?account=`.
 */
function spaceNamed({ query, path, headers, body }: Received, spaces: Spaces): Space {
  const form = new URLSearchParams(isForm(headers) ? body : '')
  const token = form.get('oldToken') ?? form.get('token') ?? undefined
  const exchanged = spaces.ofToken(token)
  const id = percentDecode(path.slice(path.lastIndexOf('/') + 1))
  const { spaceId } = splitLogin(form.get('username') ?? token ?? query.get('account') ?? id ?? '')
  return exchanged ?? spaces.ofLogin(query.get('space') ?? spaceId)
}

function entryOf(received: Received, { space, account }: Caller): JournalEntry {
  return {
    at: space.now().toISOString(),
    method: received.method,
    path: received.path,
    query: Object.fromEntries(received.query),
    headers: received.headers as Record<string, string>,
    body: parsedBody(received),
    status: 0,
    account,
  }
}

async function answer(
  received: Received,
  { space, token, user }: Caller,
  routes: Router<Handler>,
  log: CallParts['log'],
): Promise<Answered> {
  const { method, path } = received
  const match = routes.find(method === 'HEAD' ? 'GET' : method, path)
  if (!match) return envelope(404, 404, `没有这个接口：${method} ${path}`)
  try {
    return await match.value({ ...received, params: match.params, space, token, user })
  } catch (error) {
    log(`${method} ${path}: ${error instanceof Error ? error.stack : error}`)
    return envelope(500, 500, `模拟平台内部错误：${error instanceof Error ? error.message : error}`)
  }
}
