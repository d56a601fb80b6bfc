import type { JournalEntry } from '../../data/journal'
import type { Scenarios } from '../../data/scenarios'
import type { Space } from '../../data/space'
import { mainSpace } from '../../data/space-ids'
import { SpaceError, type Spaces } from '../../data/spaces'
import { htmlReply, type Reply } from '../../http/reply'
import type { Received } from '../../http/request'
import { refusalOf } from '../refusal'
import { actions, type ControlOrder } from './actions'
import { answersSection } from './answers-section'
import { callList, callsSection, isError } from './calls-section'
import { clockSection, constantsSection, flagsSection } from './data-section'
import { documentReply, fragmentReply, liveScript, noticeReply, pageHeader } from './document'
import { faultsSection } from './faults-section'
import { type Refused, troubleNote } from './form'
import { html } from './markup'
import { peopleSection } from './people-section'
import { pushSection } from './push-section'
import { spaceSection } from './space-section'
import type { CallFilter, PageState } from './state'

interface PageParts {
  spaces: Spaces
  scenarios: Scenarios
  /** Path patterns of everything that the platform answers. */
  paths: string[]
  /** Runs a call of the control API; throws its refusals. */
  run(order: ControlOrder): unknown
}

/** Answers if the address is the page's, else returns undefined. */
export function controlPage(parts: PageParts) {
  return (received: Received): Reply | undefined => {
    const { method, path, query } = received
    const isPage = path === '/__mock' || path === '/__mock/'
    const action = /^\/__mock\/page\/([\w-]+)$/.exec(path)?.[1]
    try {
      if (isPage && ['GET', 'HEAD'].includes(method)) return view(parts, query)
      if (action === 'calls' && method === 'GET') {
        return fragmentReply(callList(callsIn(parts, query)))
      }
      if (action !== undefined && method === 'POST') return act(parts, action, received)
      // Following a link that differs only in its fragment does not reload the page.
      if (action === 'refresh' && method === 'GET') return redirect(`/__mock/?${query}#calls`)
      // A refused form leaves the browser at the form's address; reloading it returns to the page.
      if (action !== undefined && method === 'GET') return redirect('/__mock/')
    } catch (error) {
      if (error instanceof SpaceError) return unknownSpace(parts, error)
      throw error
    }
    return undefined
  }
}

function view(parts: PageParts, query: URLSearchParams, refused?: Refused): Reply {
  const { spaces, scenarios, paths } = parts
  const space = spaces.get(query.get('space') || mainSpace)
  const done = actions[query.get('done') ?? '']?.done
  const state: PageState = {
    space,
    spaces: spaces.all().map(summaryOf),
    scenarios: scenarios.list(),
    paths,
    calls: callsIn(parts, query),
    filter: filterOf(query),
    done,
    refused,
  }
  const content = html`${pageHeader(space.id)}<main>
${done && html`<p class="done" role="status">${done}</p>`}${refused && actions[refused.action]?.bare && troubleNote(refused)}
<div class="column">${[spaceSection, peopleSection, pushSection, clockSection].map((section) => section(state))}</div>
<div class="column">${[callsSection, faultsSection, answersSection, constantsSection, flagsSection].map((section) => section(state))}</div>
</main>${liveScript}`
  return documentReply(refused ? refused.status : 200, `模拟平台 – ${space.id}`, content)
}

function summaryOf({ id, users, journal, faults }: Space) {
  const [people, calls] = [users.count, journal.count]
  return { id, people, calls, faults: faults.ids().length }
}

function filterOf(query: URLSearchParams): CallFilter {
  const text = (name: string) => query.get(name)?.trim() ?? ''
  return {
    path: text('path'),
    method: text('method'),
    account: text('account'),
    errors: query.has('errors'),
    unexpected: query.has('unexpected'),
  }
}

function callsIn({ spaces }: PageParts, query: URLSearchParams): JournalEntry[] {
  const { path, method, account, errors, unexpected } = filterOf(query)
  const { journal } = spaces.get(query.get('space') || mainSpace)
  const wanted = {
    path: path || undefined,
    method: method || undefined,
    account: account || undefined,
  }
  return journal.find({ ...wanted, unexpected }).filter((entry) => !errors || isError(entry))
}

function act(parts: PageParts, name: string, received: Received): Reply {
  if (isForeign(received)) {
    const reason = html`<p>这个请求来自别的网站，没有执行。</p>`
    return noticeReply(403, '已拒绝', reason)
  }
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) return noticeReply(404, '没有这个操作', html`<p>${name}</p>`)
  const form = new URLSearchParams(received.body)
  const space = form.get('space') || mainSpace
  parts.spaces.get(space)
  try {
    const result = parts.run(action.order(form, space))
    const next = action.next?.(form, result) ?? space
    const query = new URLSearchParams({ space: next, done: name })
    return redirect(`/__mock/?${query}#${action.section}`)
  } catch (error) {
    const { status, reason, field } = refusalOf(error)
    return view(parts, new URLSearchParams({ space }), {
      action: name,
      typed: form,
      status,
      reason,
      field,
    })
  }
}

/** Browsers send a form's origin; programs send none. */
function isForeign({ headers }: Received): boolean {
  const { origin, host } = headers
  if (headers['sec-fetch-site'] === 'cross-site') return true
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}

const redirect = (address: string) => htmlReply(303, '', { Location: address })

function unknownSpace({ spaces }: PageParts, { message, status }: SpaceError): Reply {
  const links = spaces
    .all()
    .map(({ id }) => html`<li><a href="/__mock/?space=${id}">${id}</a></li>`)
  const reason = html`<p lang="en">${message}</p><ul>${links}</ul>`
  return noticeReply(status, '没有这个空间', reason)
}
