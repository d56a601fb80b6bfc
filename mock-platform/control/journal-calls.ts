import type { Coverage } from '../data/coverage'
import type { JournalFilter } from '../data/journal'
import { suggestion } from '../data/nearest-name'
import { splitLogin } from '../data/space-ids'
import type { Spaces } from '../data/spaces'
import type { Router } from '../http/router'
import { ControlError } from './control-bodies'
import { type ControlHandler, callsOnSpaces } from './control-handler'

interface JournalParts {
  spaces: Spaces
  coverage: Coverage
}

export function addJournalCalls(
  router: Router<ControlHandler>,
  { spaces, coverage }: JournalParts,
) {
  const onSpace = callsOnSpaces(router, spaces)
  onSpace('GET', '/calls', ({ journal }, { query }) => journal.find(filterOf(query)))
  onSpace('DELETE', '/calls', ({ journal }) => journal.clear())
  router.add('GET', '/coverage', () => coverage.report())
}

const filterNames = ['path', 'method', 'account', 'status', 'route', 'unexpected']

/** Refuses unknown names: a misspelt filter would let too many calls through. */
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
