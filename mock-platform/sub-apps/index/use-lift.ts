import { type KeyboardEvent, useRef, useState } from 'react'
import { type CardId, cardTitles, type PlacedCard } from '../../contracts/index/boards'
import { spoken } from '../kit/spoken'
import { step } from './arrangement'

interface LiftOptions {
  cards: readonly PlacedCard[]
  /** The ids of the visible cards, in order. */
  seen: readonly CardId[]
  show(cards: PlacedCard[]): void
  keep(cards: readonly PlacedCard[]): void
  say(text: string): void
}

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** Moves cards by keyboard: Enter lifts and drops, arrow keys move, Escape puts back. */
export function useLift({ cards, seen, show, keep, say }: LiftOptions) {
  const [lifted, setLifted] = useState<CardId | null>(null)
  const before = useRef<readonly PlacedCard[]>(cards)

  function lift(id: CardId) {
    before.current = cards
    setLifted(id)
    say(
      spoken('已拿起「{card}」，第 {place} 位，共 {count} 位。用方向键移动，回车放下，Esc 取消。', {
        card: spoken(cardTitles[id]),
        place: seen.indexOf(id) + 1,
        count: seen.length,
      }),
    )
  }

  function drop() {
    if (!lifted) return
    setLifted(null)
    keep(cards)
    say(
      spoken('「{card}」已放在第 {place} 位', {
        card: spoken(cardTitles[lifted]),
        place: seen.indexOf(lifted) + 1,
      }),
    )
  }

  function cancel() {
    if (!lifted) return
    setLifted(null)
    show([...before.current])
    say(spoken('已取消移动「{card}」', { card: spoken(cardTitles[lifted]) }))
  }

  function onKeyDown(event: KeyboardEvent, id: CardId) {
    if (lifted !== id) return
    const by = steps[event.key]
    if (event.key === 'Escape') cancel()
    else if (by !== undefined) {
      show(step(cards, seen, id, by))
      const place = Math.min(Math.max(seen.indexOf(id) + by, 0), seen.length - 1)
      say(
        spoken('「{card}」移到第 {place} 位', {
          card: spoken(cardTitles[id]),
          place: place + 1,
        }),
      )
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return { lifted, toggle: (id: CardId) => (lifted === id ? drop() : lift(id)), drop, onKeyDown }
}
