import {
  type BoardName,
  type CardId,
  type CardSize,
  cardTitles,
  madeArrangement,
  type PlacedCard,
} from '../../contracts/index/boards'

/**
 * A board's cards as they were saved, perhaps by another version of the board, or with invalid data: unknown and
 * repeated cards are left out; missing cards follow at the end, in their default size.
 */
export function arrangementFrom(board: BoardName, kept: unknown): PlacedCard[] {
  const made = madeArrangement(board)
  const known = (Array.isArray(kept) ? kept : []).flatMap((card: unknown) => readCard(card, made))
  const cards = known.filter(({ id }, at) => known.findIndex((card) => card.id === id) === at)
  return [...cards, ...made.filter(({ id }) => !cards.some((card) => card.id === id))]
}

function readCard(card: unknown, made: readonly PlacedCard[]): PlacedCard[] {
  const { id, size, hidden } = (card ?? {}) as Partial<Record<keyof PlacedCard, unknown>>
  const usual = made.find((one) => one.id === id)
  if (!usual || !Object.hasOwn(cardTitles, usual.id)) return []
  return [{ ...usual, size: isSize(size) ? size : usual.size, hidden: hidden === true }]
}

function isSize(size: unknown): size is CardSize {
  return size === 1 || size === 2 || size === 3
}

export function placeBeside(
  cards: readonly PlacedCard[],
  id: CardId,
  other: CardId,
  side: 'before' | 'after',
): PlacedCard[] {
  const card = cards.find((one) => one.id === id)
  if (!card || id === other) return [...cards]
  const rest = cards.filter((one) => one !== card)
  const at = rest.findIndex((one) => one.id === other) + (side === 'after' ? 1 : 0)
  return [...rest.slice(0, at), card, ...rest.slice(at)]
}

/** Among the cards in `seen`; stops at the ends. */
export function step(
  cards: readonly PlacedCard[],
  seen: readonly CardId[],
  id: CardId,
  by: number,
): PlacedCard[] {
  const from = seen.indexOf(id)
  const to = Math.min(Math.max(from + by, 0), seen.length - 1)
  const other = seen[to]
  if (from < 0 || other === undefined) return [...cards]
  return placeBeside(cards, id, other, to < from ? 'before' : 'after')
}

export function resize(cards: readonly PlacedCard[], id: CardId, size: number): PlacedCard[] {
  return cards.map((card) => (card.id === id && isSize(size) ? { ...card, size } : card))
}

/** A restored card goes to the end. */
export function setHidden(cards: readonly PlacedCard[], id: CardId, hidden: boolean): PlacedCard[] {
  const changed = cards.filter((card) => card.id === id).map((card) => ({ ...card, hidden }))
  const rest = cards.filter((card) => card.id !== id)
  if (hidden) return [...rest, ...changed]
  const end = rest.findLastIndex((card) => !card.hidden) + 1
  return [...rest.slice(0, end), ...changed, ...rest.slice(end)]
}

export function sameCards(one: readonly PlacedCard[], other: readonly PlacedCard[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
