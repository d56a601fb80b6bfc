import boards from './boards.json' with { type: 'json' }

/** Codes of the apps that are boards of the workbench. */
export const boardNames = ['index', 'door', 'bmmh'] as const

export type BoardName = (typeof boardNames)[number]

export type CardId = keyof typeof boards.titles

export const cardTitles: Record<CardId, string> = boards.titles

/** Width in columns, out of three. */
export type CardSize = 1 | 2 | 3

/** A card's position is its index in the list. */
export interface PlacedCard {
  id: CardId
  size: CardSize
  hidden: boolean
}

/** The default sizes of each board's cards; the other cards can be added. */
const made: Record<BoardName, Partial<Record<CardId, number>>> = boards.made

/** Any other code means `index`, the tenant's home. */
export function boardOf(code: string): BoardName {
  return boardNames.find((name) => name === code) ?? 'index'
}

export function madeArrangement(board: BoardName): PlacedCard[] {
  const shown = Object.entries(made[board]) as [CardId, CardSize][]
  const others = (Object.keys(cardTitles) as CardId[]).filter((id) => made[board][id] === undefined)
  return [
    ...shown.map(([id, size]) => ({ id, size, hidden: false })),
    ...others.map((id) => ({ id, size: 1 as const, hidden: true })),
  ]
}
