import type { DocumentRecord } from '../contracts/gw/contract'
import { chinaTime } from './china-time'
import type { Step } from './document-texts'
import { stampOf } from './occasions'
import { createRandom } from './random'
import { personName, words } from './words'

/** The processing steps of a document; its id alone determines who performed them. */
export function circulation(id: string, since: string, steps: readonly Step[]): DocumentRecord[] {
  const random = createRandom([...id].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7))
  const start = chinaTime(`${since.replace(' ', 'T')}+08:00`)
  return steps.map(({ action, after, opinion = '' }) => ({
    at: stampOf(start.add(after, 'hour')),
    action,
    person: personName(random),
    orgName: random.pick(words().departments),
    opinion,
  }))
}
