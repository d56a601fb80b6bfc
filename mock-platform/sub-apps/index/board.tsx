import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type CardId, cardTitles, type PlacedCard } from '../../contracts/index/boards'
import { Button } from '../kit/react'
import { spoken } from '../kit/spoken'
import { placeBeside, resize, setHidden } from './arrangement'
import { BoardCard } from './board-card'
import type { Landing } from './landing'
import { useDrag } from './use-drag'
import { useLift } from './use-lift'

interface BoardProps {
  cards: readonly PlacedCard[]
  editing: boolean
  /** null = not for this user. */
  contentOf(id: CardId): ReactNode
  show(cards: PlacedCard[]): void
  keep(cards: readonly PlacedCard[]): void
}

export function Board({ cards, editing, contentOf, show, keep }: BoardProps) {
  const [announcement, announce] = useState('')
  const hint = useId()
  const area = useRef<HTMLDivElement>(null)
  const focus = useFocusLater(area)
  const shown = cards.flatMap((card) => {
    const content = card.hidden ? null : contentOf(card.id)
    return content ? [{ card, content }] : []
  })
  const seen = shown.map(({ card }) => card.id)
  const { lifted, toggle, drop, onKeyDown } = useLift({ cards, seen, show, keep, say: announce })
  const { hide, add, widen, place } = useCardActions({ cards, seen, keep, focus, announce })
  const { drag, landing, handlersOf } = useDrag(area, place)

  return (
    <div ref={area}>
      {editing && (
        <AddCards
          hint={hint}
          cards={cards.filter(({ id, hidden }) => hidden && contentOf(id))}
          onAdd={add}
        />
      )}
      <div
        className={`grid cols-3 gap-4 min-2400:cols-6 max-980:cols-2 max-640:cols-1 max-640:gap-3${editing ? ' editing' : ''}`}
      >
        {shown.map(({ card, content }) => (
          <BoardCard
            key={card.id}
            card={card}
            editing={editing}
            lifted={lifted === card.id}
            dragged={drag?.id === card.id}
            dragHandlers={handlersOf(card.id)}
            landing={landing}
            hint={hint}
            actions={{
              onToggle: () => toggle(card.id),
              onKeyDown: (event) => onKeyDown(event, card.id),
              onLeave: drop,
              onResize: (size) => widen(card.id, size),
              onHide: () => hide(card.id),
            }}
          >
            {content}
          </BoardCard>
        ))}
        {shown.length === 0 && <p className="state col-span-full">{spoken('所有卡片都已隐藏')}</p>}
      </div>
      {drag && <DraggedTitle {...drag} />}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}

interface CardActions extends Pick<BoardProps, 'cards' | 'keep'> {
  /** The ids of the visible cards, in order. */
  seen: readonly CardId[]
  /** null = the list of cards to add. */
  focus(id: CardId | null): void
  announce(text: string): void
}

/** The actions of a card's buttons and of a drop; each step is announced, and the focus stays near the card. */
function useCardActions({ cards, seen, keep, focus, announce }: CardActions) {
  function hide(id: CardId) {
    const at = seen.indexOf(id)
    focus(seen[at + 1] ?? seen[at - 1] ?? null)
    keep(setHidden(cards, id, true))
    announce(spoken('已隐藏「{card}」，可在“添加卡片”中恢复', { card: spoken(cardTitles[id]) }))
  }
  function add(id: CardId) {
    focus(id)
    keep(setHidden(cards, id, false))
    announce(
      spoken('已添加「{card}」，在第 {place} 位', {
        card: spoken(cardTitles[id]),
        place: seen.length + 1,
      }),
    )
  }
  function widen(id: CardId, size: number) {
    if (size < 1 || size > 3) return
    keep(resize(cards, id, size))
    announce(spoken('「{card}」宽 {size} 列', { card: spoken(cardTitles[id]), size }))
  }
  function place(id: CardId, { id: other, side }: Landing) {
    const next = placeBeside(cards, id, other, side)
    keep(next)
    const order = next.filter((card) => seen.includes(card.id))
    announce(
      spoken('「{card}」已放在第 {place} 位', {
        card: spoken(cardTitles[id]),
        place: order.findIndex((card) => card.id === id) + 1,
      }),
    )
  }
  return { hide, add, widen, place }
}

/** Follows the pointer. */
function DraggedTitle({ id, x, y }: { id: CardId; x: number; y: number }) {
  return (
    <div
      className="fixed top-0 left-0 z-5 pointer-events-none py-2 px-4 font-bold bg-surface border border-accent rounded-md shadow-md"
      aria-hidden="true"
      style={{ transform: `translate(${x + 12}px, ${y + 12}px)` }}
    >
      {spoken(cardTitles[id])}
    </div>
  )
}

interface AddCardsProps {
  hint: string
  cards: readonly PlacedCard[]
  onAdd(id: CardId): void
}

function AddCards({ hint, cards, onAdd }: AddCardsProps) {
  return (
    <section
      className="panel add-cards stack gap-2.5 mb-4 py-3 px-edge"
      aria-label={spoken('添加卡片')}
      tabIndex={-1}
    >
      <p className="muted" id={hint}>
        {spoken(
          '拖动手柄可移动卡片；键盘操作时在手柄上按回车拿起，方向键移动，再按回车放下，Esc 取消。',
        )}
      </p>
      <div className="add-list row gap-2">
        {cards.length === 0 && <span className="muted">{spoken('所有卡片都已显示')}</span>}
        {cards.map(({ id }) => (
          <Button
            key={id}
            aria-label={spoken('添加{card}', { card: spoken(cardTitles[id]) })}
            onClick={() => onAdd(id)}
          >
            <span>＋</span>
            {spoken(cardTitles[id])}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** Focuses a card's handle once the card is in its place; null = the list of cards to add. */
function useFocusLater(area: React.RefObject<HTMLElement>) {
  const wanted = useRef<CardId | null | undefined>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const name = wanted.current ? `[data-handle="${wanted.current}"]` : '.add-cards'
    const element = area.current?.querySelector<HTMLElement>(name)
    if (!element) return
    wanted.current = undefined
    element.focus()
  })
  return (id: CardId | null) => {
    wanted.current = id
  }
}
