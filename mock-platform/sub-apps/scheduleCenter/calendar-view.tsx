import { useCallback, useEffect } from 'react'
import { withQuery } from '../kit/place-query'
import { LoadingState } from '../kit/react/loading-state'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import type { Calendar } from './contract'
import { DayAgenda } from './day-agenda'
import { addMonths, type Day, isDay, monthText } from './days'
import { MonthGrid } from './month-grid'

/** A month and the items of its chosen day. The day is in the address; choosing it is no step of history. */
export function CalendarView({ context, history }: ReactAppProps) {
  const { props } = context
  const place = usePlace(history)
  const wanted = place.query.get('date') ?? ''
  const month = isDay(wanted) ? wanted.slice(0, 7) : ''
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = month ? { date: `${month}-01` } : {}
      const path = '/service-portal/schedule/calendar'
      const calendar = await props.request<Calendar>(path, { query, signal })
      props.setBadge(calendar.due)
      return calendar
    },
    [props, month],
  )
  const loaded = useLoaded(load)
  const { data, failure, reload } = loaded
  useEffect(() => onShownAgain(reload), [reload])
  const choose = useCallback(
    (day: Day) => history.replace(withQuery(history.current(), { date: day })),
    [history],
  )
  if (!data) {
    return (
      <div className="panel">
        <LoadingState loaded={loaded} />
      </div>
    )
  }

  const today = data.now.slice(0, 10)
  const day = isDay(wanted) ? wanted : today
  return (
    <>
      {failure && (
        <p className="alert" role="alert">
          {failure}，当前显示的是上次的内容。
          <button type="button" className="button plain" onClick={reload}>
            重试
          </button>
        </p>
      )}
      <div className="calendar">
        <section className="panel" aria-label="月历">
          <header className="toolbar">
            <h1 className="spread" aria-live="polite">
              {monthText(day)}
            </h1>
            <button type="button" className="button" onClick={() => choose(today)}>
              今天
            </button>
            <span className="turning">
              <button
                type="button"
                className="button"
                aria-label="上个月"
                onClick={() => choose(addMonths(day, -1))}
              >
                ‹
              </button>
              <button
                type="button"
                className="button"
                aria-label="下个月"
                onClick={() => choose(addMonths(day, 1))}
              >
                ›
              </button>
            </span>
          </header>
          <MonthGrid {...{ day, today }} items={data.items} onChoose={choose} />
        </section>
        <DayAgenda
          {...{ context, history, day }}
          now={data.now}
          items={data.items}
          onChanged={reload}
        />
      </div>
    </>
  )
}
