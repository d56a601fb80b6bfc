import { useCallback, useEffect, useRef, useState } from 'react'
import { failureText } from '../kit/texts'
import { arrangementFrom, sameCards } from './arrangement'
import type { BoardName, PlacedCard } from './boards'

interface ArrangementOptions {
  board: BoardName
  /** What was kept, in an object that is new with each answer. */
  loaded: { arrangement?: unknown }
  save(cards: readonly PlacedCard[]): Promise<unknown>
  onFailure(reason: string): void
}

/**
 * A board's cards. Changes are on show at once and kept one after the other; if that fails, the last ones that were
 * kept come back.
 */
export function useArrangement({ board, loaded, save, onFailure }: ArrangementOptions) {
  const [cards, setCards] = useState(() => arrangementFrom(board, loaded.arrangement))
  const kept = useRef(cards)
  const wanted = useRef<readonly PlacedCard[] | null>(null)
  const saving = useRef(false)

  useEffect(() => {
    // What is on its way is newer than what was asked for before.
    if (saving.current) return
    kept.current = arrangementFrom(board, loaded.arrangement)
    setCards(kept.current)
  }, [board, loaded])

  const flush = useCallback(async () => {
    if (saving.current) return
    saving.current = true
    try {
      while (wanted.current) {
        const next = wanted.current
        wanted.current = null
        await save(next)
        kept.current = arrangementFrom(board, next)
      }
    } catch (error) {
      wanted.current = null
      setCards(kept.current)
      onFailure(failureText(error))
    }
    saving.current = false
  }, [board, save, onFailure])

  /** Keeps these cards; none = the board as it is made. */
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

  /** `show` puts cards on show without keeping them: they are still on their way. */
  return { cards, show: setCards, keep }
}
