import { useCallback, useEffect } from 'react'
import { isDay } from '../kit/days'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { useViewFocus } from '../kit/react/use-view-focus'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import type { WorkMonth } from './contract'
import { DayView } from './day-view'
import { MonthCalendar } from './month-calendar'
import { ReviewList } from './review-list'
import { ReviewView } from './review-view'

/** One's own logs beside the month's calendar, or the logs that wait for one's word. */
export function WorkLog({ context, history }: ReactAppProps) {
  const place = usePlace(history)
  const { props } = context
  const day = /^\/day\/([^/]+)$/.exec(place.path)?.[1] ?? ''
  const month = place.query.get('month') ?? (isDay(day) ? day.slice(0, 7) : '')
  const load = useCallback(
    (signal: AbortSignal) =>
      props.request<WorkMonth>('/service-workbook/worklog/month', { query: { month }, signal }),
    [props, month],
  )
  const loaded = useLoaded(load)
  const { data, reload } = loaded
  useEffect(() => onShownAgain(reload), [reload])
  useEffect(() => {
    if (data) props.setBadge(data.waiting)
  }, [props, data])
  const view = useViewFocus<HTMLElement>(place.path)
  const review = /^\/review\/([^/]+)$/.exec(place.path)?.[1]
  const reviewing = place.path.startsWith('/review')

  return (
    <div className="page">
      <header className="page-title">
        <h1>工作日志</h1>
        {data?.leads && (
          <nav className="sections" aria-label="工作日志">
            <PlaceLink history={history} to="/index" aria-current={reviewing ? undefined : 'page'}>
              我的日志
            </PlaceLink>
            <PlaceLink
              history={history}
              to="/review?state=waiting"
              aria-current={reviewing ? 'page' : undefined}
            >
              下属日志
              {data.waiting > 0 && (
                <span className="waiting numeric">
                  {data.waiting}
                  <span className="visually-hidden">篇待点评</span>
                </span>
              )}
            </PlaceLink>
          </nav>
        )}
      </header>
      <main ref={view} className="view" tabIndex={-1}>
        {!data && <LoadingState loaded={loaded} />}
        {data && review && (
          <ReviewView
            key={review}
            id={decodeURIComponent(review)}
            context={context}
            history={history}
            onCommented={reload}
          />
        )}
        {data && reviewing && !review && <ReviewList context={context} history={history} />}
        {data && !reviewing && (
          <div className="diary">
            <MonthCalendar
              month={month || data.today.slice(0, 7)}
              day={day || data.today}
              data={data}
              history={history}
            />
            <DayView
              key={day || data.today}
              date={day || data.today}
              context={context}
              history={history}
              onSaved={reload}
            />
          </div>
        )}
      </main>
    </div>
  )
}
