import {
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import { cardTitles, type PlacedCard } from '../../contracts/index/boards'
import { spoken } from '../kit/spoken'
import type { Landing } from './landing'

interface CardActions {
  /** Lifts or drops the card by keyboard. */
  onToggle(): void
  onKeyDown(event: KeyboardEvent): void
  onLeave(): void
  onResize(size: number): void
  onHide(): void
}

interface BoardCardProps {
  card: PlacedCard
  editing: boolean
  lifted: boolean
  dragged: boolean
  landing: Landing | null
  dragHandlers: ButtonHTMLAttributes<HTMLButtonElement>
  /** The id of the text that explains how to move. */
  hint: string
  actions: CardActions
  children: ReactNode
}

export function BoardCard({
  card,
  editing,
  lifted,
  dragged,
  landing,
  children,
  ...tools
}: BoardCardProps) {
  const { id, size } = card
  const content = useRef<HTMLDivElement>(null)
  const target = landing?.id === id ? landing : null
  // A user who drags a card must not follow a link in it.
  useEffect(() => {
    content.current?.toggleAttribute('inert', editing)
  }, [editing])
  return (
    <div
      className="board-card relative flex flex-col min-w-0"
      data-card={id}
      data-size={size}
      data-lifted={lifted || dragged || undefined}
      data-landing={target ? `${target.side} ${target.axis}` : undefined}
    >
      {editing && <CardTools card={card} lifted={lifted} {...tools} />}
      <div ref={content} className="board-content flex-1 min-w-0">
        {children}
      </div>
    </div>
  )
}

type CardToolsProps = Pick<BoardCardProps, 'card' | 'lifted' | 'hint' | 'actions' | 'dragHandlers'>

function CardTools({ card: { id, size }, lifted, hint, actions, dragHandlers }: CardToolsProps) {
  const title = spoken(cardTitles[id])
  return (
    <div
      className="rounded-t-lg flex gap-1 items-center min-h-40px pt-3px pr-1.5 pb-3px pl-3px bg-accent-soft"
      role="group"
      aria-label={title}
    >
      <button
        type="button"
        className="card-handle flex flex-1 gap-2 items-center min-w-0 min-h-34px px-2 py-0 text-text font-inherit font-bold text-left bg-none border-0 rounded-md cursor-grab touch-none select-none focus:outline-inset max-640:min-h-44px"
        data-handle={id}
        aria-label={spoken('移动{title}', { title })}
        aria-pressed={lifted}
        aria-describedby={hint}
        {...dragHandlers}
        onKeyDown={actions.onKeyDown}
        // Only for keyboard and screen readers, because a pointer drags instead.
        onClick={(event) => event.detail === 0 && actions.onToggle()}
        onBlur={actions.onLeave}
      >
        <span className="card-grip flex-none w-10px h-15px" />
        {title}
      </button>
      <span className="flex items-center text-13px max-640:hidden">
        <WidthButton
          label={spoken('缩窄{title}', { title })}
          verb={spoken('缩窄')}
          sign="－"
          end={size === 1}
          set={() => actions.onResize(size - 1)}
        />
        <span className="numeric" aria-hidden="true">
          {size} / 3
        </span>
        <WidthButton
          label={spoken('加宽{title}', { title })}
          verb={spoken('加宽')}
          sign="＋"
          end={size === 3}
          set={() => actions.onResize(size + 1)}
        />
      </span>
      <button
        type="button"
        className="card-tool min-w-32px min-h-34px py-0 px-2 text-text font-inherit bg-none border-0 rounded-md cursor-pointer focus:outline-inset hover:bg-surface max-640:min-h-44px"
        aria-label={spoken('隐藏{title}', { title })}
        onClick={actions.onHide}
      >
        {spoken('隐藏')}
      </button>
    </div>
  )
}

interface WidthButtonProps {
  label: string
  verb: string
  sign: string
  end: boolean
  set(): void
}

function WidthButton({ label, verb, sign, end, set }: WidthButtonProps) {
  return (
    <button
      type="button"
      className="card-tool min-w-32px min-h-34px py-0 px-2 text-text font-inherit bg-none border-0 rounded-md cursor-pointer focus:outline-inset hover:bg-surface max-640:min-h-44px"
      aria-label={label}
      title={verb}
      aria-disabled={end}
      onClick={set}
    >
      {sign}
    </button>
  )
}
