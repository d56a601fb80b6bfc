import { RotateCw, Search } from 'lucide'
import type { Choice, ChoiceGroup, SourceId } from './choice'
import type { Around } from './sources'
import type { Finding } from './use-found'

/** Hits shown of each source (LOOK-13). */
const shownHits = 5

export interface Answered {
  id: SourceId
  finding: Omit<Finding<unknown>, 'rows'>
  hits: readonly Choice[]
  /** The path at which its app lists all matches. */
  list: string | undefined
}

/** A source's group: its hits and the link to all of them; or that it is still being asked, or has failed. */
export function sourceGroup(
  { id, finding, hits, list }: Answered,
  { texts, onOpen }: Around,
): ChoiceGroup | null {
  const { phase, total, again } = finding
  const title = texts.groups[id]
  const group = { id, title, more: 0 }
  if (phase === 'searching') return { ...group, choices: [], note: texts.searching }
  if (phase === 'slow') return { ...group, choices: [], note: texts.slow, slow: true }
  if (phase === 'failed') {
    const key = `retry:${id}`
    const retry = { key, kind: 'more', title: texts.failed(title), icon: RotateCw } as const
    return { ...group, choices: [{ ...retry, stays: true, run: again }] }
  }
  const choices = hits.slice(0, shownHits)
  const more = total - choices.length
  if (choices.length === 0 || more <= 0) return choices.length > 0 ? { ...group, choices } : null
  const all = id === 'notice' || id === 'message' ? undefined : texts.all[id]
  if (!list || !all) return { ...group, choices, more }
  const way: Choice = {
    key: `more:${id}`,
    kind: 'more',
    title: all(total),
    icon: Search,
    leads: true,
    run: () => onOpen(list),
  }
  return { ...group, choices: [...choices, way] }
}
