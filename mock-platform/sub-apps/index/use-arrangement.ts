import { useCallback, useEffect, useRef, useState } from 'react'
import type { BoardName, PlacedCard } from '../../contracts/index/boards'
import { failureText } from '../kit/texts'
import { arrangementFrom, sameCards } from './arrangement'

interface ArrangementOptions {
  board: BoardName
  /** A new object with each answer. */
  loaded: { arrangement?: unknown }
  save(cards: readonly PlacedCard[]): Promise<unknown>
  /** Loads again and discards a pending answer, which may be older than what was saved. */
  refresh(): void
  onFailure(reason: string): void
}

/**
 * A board's cards. Changes are shown at once and saved one after another; if saving fails, the last saved cards are
 * restored.
 */
export function useArrangement({ board, loaded, save, refresh, onFailure }: ArrangementOptions) {
  const [cards, setCards] = useState(() => arrangementFrom(board, loaded.arrangement))
  const kept = useRef(cards)
  const wanted = useRef<readonly PlacedCard[] | null>(null)
  const saving = useRef(false)

  useEffect(() => {
    // The pending save is newer than this answer.
    if (saving.current) return
    const answered = arrangementFrom(board, loaded.arrangement)
    // An unchanged answer must not interrupt a card that is being moved.
    if (sameCards(answered, kept.current)) return
    kept.current = answered
    setCards(answered)
  }, [board, loaded])

  const flush = useCallback(async () => {
    if (saving.current) return
    saving.current = true
    let isSaved = true
    try {
      while (wanted.current) {
        const next = wanted.current
        wanted.current = null
        await save(next)
        kept.current = arrangementFrom(board, next)
      }
    } catch (error) {
      isSaved = false
      wanted.current = null
      setCards(kept.current)
      onFailure(failureText(error))
    }
    saving.current = false
    if (isSaved) refresh()
  }, [board, save, refresh, onFailure])

  /** No cards = the default arrangement. */
  const keep = useCallback(
    (next: readonly PlacedCard[]) => {
      const arranged = arrangementFrom(board, next)
      setCards(arranged)
      if (next.length > 0 && !saving.current && sameCards(arranged, kept.current)) return
      wanted.current = next
      void flush()
    },
    [board, flush],
  )

  /** `show` does not save: the cards are still moving. */
  return { cards, show: setCards, keep }
}
