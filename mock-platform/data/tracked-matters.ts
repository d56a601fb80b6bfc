import type { Matter, MatterDetail } from '~contract/platform/tracking'
import type { EntryKind, MatterState } from '~contract/platform/tracking-terms'
import { chinaTime } from './china-time'
import { defineModel } from './collection'
import type { Space } from './space'
import type { User } from './users'

export interface EntryRow {
  id: string
  kind: EntryKind
  /** '' = an author without an account. */
  account: string
  by: string
  /** `YYYY-MM-DD HH:mm:ss` */
  at: string
  text: string
  progress: number | null
}

export interface MatterRow {
  id: string
  tenantId: string
  title: string
  source: string
  demand: string
  office: string
  /** The account that reports on the matter; '' = a reporter without an account. */
  ownerAccount: string
  owner: string
  /** `YYYY-MM-DD` */
  deadline: string
  progress: number
  /** Oldest first. */
  entries: EntryRow[]
  /** Account → number of entries seen. */
  seen: Record<string, number>
}

export const mattersModel = defineModel<MatterRow>('trackedMatters', 'id', ['tenantId'])

/** Days. */
const soon = 7

export function stateOf(space: Space, { progress, deadline }: MatterRow): MatterState {
  if (progress >= 100) return 'done'
  const today = chinaTime(space.now())
  if (deadline < today.date()) return 'overdue'
  return deadline <= today.add(soon, 'day').date() ? 'due' : 'ongoing'
}

export function mattersOf(space: Space, { tenantId }: User): MatterRow[] {
  return space.collection(mattersModel).by('tenantId', tenantId)
}

/** Entries of others that the user has not seen. */
export function unreadIn({ entries, seen }: MatterRow, { account }: User): number {
  return entries.slice(seen[account] ?? 0).filter((entry) => entry.account !== account).length
}

export function unreadOf(space: Space, user: User): number {
  return mattersOf(space, user).reduce((sum, matter) => sum + unreadIn(matter, user), 0)
}

/** The responsible user reports; all others may urge. */
function rightsOf(matter: MatterRow, state: MatterState, { account }: User): EntryKind[] {
  if (state === 'done') return ['reply']
  return matter.ownerAccount === account ? ['report', 'reply'] : ['urge', 'reply']
}

export function matterFor(space: Space, user: User, matter: MatterRow): Matter {
  const { id, title, source, office, owner, deadline, progress } = matter
  const state = stateOf(space, matter)
  const unread = unreadIn(matter, user)
  return { id, title, source, office, owner, deadline, progress, state, unread }
}

export function detailFor(space: Space, user: User, matter: MatterRow): MatterDetail {
  const shown = matterFor(space, user, matter)
  return {
    ...shown,
    demand: matter.demand,
    may: rightsOf(matter, shown.state, user),
    entries: matter.entries.map(({ account: _, ...entry }) => entry).reverse(),
  }
}
