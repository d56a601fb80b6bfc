import type { Coverage } from '../data/coverage'
import type { JournalFilter } from '../data/journal'
import { suggestion } from '../data/nearest-name'
import { splitLogin } from '../data/space-ids'
import type { Spaces } from '../data/spaces'
import type { Router } from '../http/router'
import { ControlError } from './control-bodies'
import type { ControlHandler } from './control-handler'

interface JournalParts {
  spaces: Spaces
  coverage: Coverage
}

/** What reached the platform, and what has not been used yet. */
export function addJournalCalls(
  router: Router<ControlHandler>,
  { spaces, coverage }: JournalParts,
) {
  router.add('GET', '/spaces/:id/calls', ({ params, query }) => {
    return spaces.get(params.id ?? '').journal.find(filterOf(query))
  })
  router.add('DELETE', '/spaces/:id/calls', ({ params }) => {
    spaces.get(params.id ?? '').journal.clear()
  })
  router.add('GET', '/coverage', () => coverage.report())
}

const filterNames = ['path', 'method', 'account', 'status', 'route', 'unexpected']

/** The filter of an address. An unknown name is refused: without it there would be more calls than were asked for. */
export function filterOf(query: URLSearchParams): JournalFilter {
  for (const name of query.keys()) {
    if (filterNames.includes(name)) continue
    const reason = `unknown filter "${name}"${suggestion(name, filterNames)}`
    throw new ControlError(400, `${reason}: there are ${filterNames.join(', ')}`, name)
  }
  const [account, status] = [query.get('account'), query.get('status')]
  if (status !== null && !/^\d{1,3}$/.test(status)) {
    throw new ControlError(400, `status: expected a number, not "${status}"`, 'status')
  }
  return {
    path: query.get('path') ?? undefined,
    method: query.get('method') ?? undefined,
    account: account === null ? undefined : splitLogin(account).account,
    status: status === null ? undefined : Number(status),
    route: query.get('route') ?? undefined,
    unexpected: ['true', '1'].includes(query.get('unexpected') ?? ''),
  }
}
