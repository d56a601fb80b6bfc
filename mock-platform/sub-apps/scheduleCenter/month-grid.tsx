import { type KeyboardEvent, useEffect, useRef } from 'react'
import { addDays, addMonths, type Day, monthWeeks, weekStart } from '../../contracts/days'
import type { Item } from '../../contracts/scheduleCenter/contract'
import { isOn } from '../../contracts/scheduleCenter/items'
import { spokenDay, spokenMonth, spokenWeekdays } from '../kit/dates'
import { spoken } from '../kit/spoken'

const shownTitles = 2

/** The day that each key leads to. */
const moves: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: weekStart,
  End: (day) => addDays(weekStart(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

interface MonthGridProps {
  /** The chosen day. */
  day: Day
  today: Day
  items: Item[]
  onChoose(day: Day): void
}

/** The weeks of a month. One day is in the tab order; arrow keys move from day to day. */
export function MonthGrid({ day, today, items, onChoose }: MonthGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const byKey = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the chosen day
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    byKey.current = false
  }, [day])

  function move(event: KeyboardEvent) {
    const to = moves[event.key]?.(day)
    if (!to) return
    event.preventDefault()
    byKey.current = true
    onChoose(to)
  }

  return (
    <>
      {/* Each day's own label includes its weekday. */}
      <div className="muted grid cols-7 py-2 px-0 text-13px text-center" aria-hidden="true">
        {spokenWeekdays().map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div ref={grid} className="month" role="grid" aria-label={spokenMonth(day)}>
        {monthWeeks(day).map((week) => (
          // biome-ignore lint/a11y/useFocusableInteractive: in a grid its cells take the focus
          <div key={week[0]} className="week grid cols-7" role="row">
            {week.map((date) => (
              <DayCell
                key={date}
                date={date}
                chosen={date === day}
                isToday={date === today}
                outside={date.slice(0, 7) !== day.slice(0, 7)}
                items={items.filter((item) => isOn(item, date))}
                onKeyDown={move}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

interface DayCellProps {
  date: Day
  chosen: boolean
  isToday: boolean
  /** The day belongs to the previous or next month. */
  outside: boolean
  items: Item[]
  onKeyDown(event: KeyboardEvent): void
  onChoose(day: Day): void
}

function DayCell(props: DayCellProps) {
  const { date, chosen, isToday, outside, items, onKeyDown, onChoose } = props
  const more = items.length - shownTitles
  return (
    <div
      role="gridcell"
      className={`day grid cols-1 gap-0.5 content-start p-1.5 border-t border-r last:border-r-0 cursor-pointer hover:bg-sunken focus:outline-inset max-640:gap-1 max-640:justify-items-center max-640:py-1 max-640:px-0${outside ? ' outside' : ''}`}
      tabIndex={chosen ? 0 : -1}
      aria-selected={chosen}
      aria-label={
        items.length
          ? spoken('{day}，{count} 项日程', { day: spokenDay(date), count: items.length })
          : spokenDay(date)
      }
      aria-current={isToday ? 'date' : undefined}
      onKeyDown={onKeyDown}
      onClick={() => onChoose(date)}
    >
      <span
        className={`day-number size-1.85em text-13px tabular-nums leading-1.85 text-center rounded-full${outside ? ' text-muted' : ''}`}
      >
        {Number(date.slice(8))}
      </span>
      {items.slice(0, shownTitles).map((item, place) => (
        <span
          key={item.id}
          className={`day-item ellipsis py-0 px-1.5 text-12px leading-1.5 text-accent bg-accent-soft rounded-sm max-640:size-6px max-640:p-0 max-640:bg-accent max-640:rounded-full max-640:indent-6px${place > 0 ? ' max-640:hidden' : ''}`}
        >
          {item.title}
        </span>
      ))}
      {more > 0 && (
        <span className="ellipsis muted py-0 px-1.5 text-12px leading-1.5 max-640:hidden">
          {spoken('还有 {more} 项', { more })}
        </span>
      )}
    </div>
  )
}
