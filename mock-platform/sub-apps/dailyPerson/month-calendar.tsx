import { type KeyboardEvent, useRef } from 'react'
import type { WorkMonth } from '../../contracts/dailyPerson/contract'
import { addDays, addMonths, monthWeeks } from '../../contracts/days'
import { spokenDay, spokenMonth, spokenWeekdays } from '../kit/dates'
import { withQuery } from '../kit/place-query'
import { PanelHead, PlaceLink, usePlace } from '../kit/react'
import { spoken } from '../kit/spoken'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const grounds = { none: '', draft: 'bg-warning-soft', submitted: 'bg-accent-soft' } as const
const stateTexts = { none: '', draft: '草稿', submitted: '已提交' } as const

interface MonthCalendarProps {
  /** `YYYY-MM` */
  month: string
  /** The day that is open. */
  day: string
  data: WorkMonth
}

/** Arrow keys move from day to day. */
export function MonthCalendar({ month, day, data }: MonthCalendarProps) {
  const grid = useRef<HTMLTableElement>(null)
  const hours = data.days.reduce((sum, one) => sum + one.hours, 0)

  function move(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key]
    const from = (event.target as HTMLElement).dataset.date
    if (!step || !from) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>(`a[data-date="${addDays(from, step)}"]`)?.focus()
  }

  return (
    <section className="panel" aria-label={spoken('日历')}>
      <MonthHead month={month} today={data.today} />
      <table
        ref={grid}
        className="month w-full p-2 max-640:p-1"
        aria-label={spokenMonth(`${month}-01`)}
        onKeyDown={move}
      >
        <thead>
          <tr>
            {spokenWeekdays().map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(`${month}-01`).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  {date.startsWith(month) && (
                    <DayCell date={date} open={date === day} data={data} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted py-2.5 px-edge text-13px border-t">
        {spoken('本月 {count} 天有日志，共 {hours} 小时', { count: data.days.length, hours })}
      </p>
    </section>
  )
}

/** Links to the previous month and, unless it is in the future, the next one. */
function MonthHead({ month, today }: { month: string; today: string }) {
  const place = usePlace()
  const addressOf = (count: number) =>
    withQuery(place, { month: addMonths(`${month}-01`, count).slice(0, 7) })
  return (
    <PanelHead title={spokenMonth(`${month}-01`)}>
      <PlaceLink to={addressOf(-1)} className="button">
        {spoken('上月')}
      </PlaceLink>
      {month < today.slice(0, 7) && (
        <PlaceLink to={addressOf(1)} className="button">
          {spoken('下月')}
        </PlaceLink>
      )}
    </PanelHead>
  )
}

function DayCell({ date, open, data }: { date: string; open: boolean; data: WorkMonth }) {
  const number = Number(date.slice(8))
  const log = data.days.find((one) => one.date === date)
  if (date > data.today)
    return (
      <span className="day relative flex flex-col items-center justify-center min-h-46px text-muted text-13px leading-1.3 border-transparent rounded-md">
        {number}
      </span>
    )
  const state = log?.state ?? 'none'
  const said = [
    spokenDay(date),
    date === data.today ? spoken('今天') : '',
    spoken(stateTexts[state]),
    log ? spoken('{hours} 小时', { hours: log.hours }) : spoken('没有日志'),
    log?.comments ? spoken('{comments} 条点评', { comments: log.comments }) : '',
  ]
  return (
    <PlaceLink
      to={`/day/${date}`}
      className={`day relative flex flex-col items-center justify-center min-h-46px text-text leading-1.3 border-transparent rounded-md ${grounds[state]}${date === data.today ? ' today' : ''}`}
      data-date={date}
      aria-current={open ? 'date' : undefined}
      aria-label={said.filter(Boolean).join('，')}
    >
      <span>{number}</span>
      <span className="min-h-14px text-muted text-11px">{log ? `${log.hours}h` : ''}</span>
      {Boolean(log?.comments) && (
        <span className="absolute top-5px right-5px size-6px bg-success rounded-full" />
      )}
    </PlaceLink>
  )
}
