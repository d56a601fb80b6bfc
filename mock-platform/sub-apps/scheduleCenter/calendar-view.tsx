import { useCallback } from 'react'
import { addMonths, type Day, isDay } from '../../contracts/days'
import type { Calendar } from '../../contracts/scheduleCenter/contract'
import { spokenMonth } from '../kit/dates'
import { withQuery } from '../kit/place-query'
import {
  Button,
  LoadingState,
  StaleAlert,
  useApp,
  useBadge,
  usePlace,
  useQuery,
} from '../kit/react'
import { spoken } from '../kit/spoken'
import { DayAgenda } from './day-agenda'
import { MonthGrid } from './month-grid'

export const calendarCall = '/service-portal/schedule/calendar'

/** A month and the items of its chosen day. The day is in the address; choosing it adds no history entry. */
export function CalendarView() {
  const { history } = useApp()
  const wanted = usePlace().query.get('date') ?? ''
  const query = isDay(wanted) ? { date: `${wanted.slice(0, 7)}-01` } : {}
  const loaded = useQuery<Calendar>(calendarCall, { query, refresh: true })
  const { data } = loaded
  useBadge(data, data?.due)
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
      <StaleAlert loaded={loaded} />
      <div className="beside end side-340px">
        <section className="panel" aria-label={spoken('月历')}>
          <header className="toolbar">
            <h1 className="spread" aria-live="polite">
              {spokenMonth(day)}
            </h1>
            <Button onClick={() => choose(today)}>{spoken('今天')}</Button>
            <span className="segmented">
              <Button aria-label={spoken('上个月')} onClick={() => choose(addMonths(day, -1))}>
                ‹
              </Button>
              <Button aria-label={spoken('下个月')} onClick={() => choose(addMonths(day, 1))}>
                ›
              </Button>
            </span>
          </header>
          <MonthGrid day={day} today={today} items={data.items} onChoose={choose} />
        </section>
        <DayAgenda day={day} now={data.now} items={data.items} onChanged={loaded.reload} />
      </div>
    </>
  )
}
