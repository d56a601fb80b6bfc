import type { BoardName, PlacedCard } from '../contracts/index/boards'
import { defineModel } from './collection'
import type { Space } from './space'
import type { User } from './users'

interface ArrangementRow {
  id: string
  account: string
  tenantId: string
  board: BoardName
  cards: PlacedCard[]
}

export const arrangementsModel = defineModel<ArrangementRow>('workbenchArrangements', 'id', [
  'account',
])

export function arrangementOf(
  space: Space,
  { account, tenantId }: User,
  board: BoardName,
): ArrangementRow | undefined {
  const all = space.collection(arrangementsModel).by('account', account)
  return all.find((row) => row.tenantId === tenantId && row.board === board)
}

/** An empty list of cards removes the arrangement. */
export function keepArrangement(space: Space, user: User, board: BoardName, cards: PlacedCard[]) {
  const rows = space.collection(arrangementsModel)
  const before = arrangementOf(space, user, board)
  const { account, tenantId } = user
  if (before && cards.length === 0) rows.remove(before.id)
  else if (before) rows.update(before.id, { cards })
  else if (cards.length > 0) {
    rows.create({ id: space.random.id('arrangement'), account, tenantId, board, cards })
  }
}
