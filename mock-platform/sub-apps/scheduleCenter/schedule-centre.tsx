import { useEffect, useRef } from 'react'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { useViewFocus } from '../kit/react/use-view-focus'
import { CalendarView } from './calendar-view'
import { ItemEditor } from './item-editor'
import { NewItem } from './new-item'

const home = '/center/index'

/** The calendar, or the form of one of its items, as the address says. */
export function ScheduleCentre({ context, history }: ReactAppProps) {
  const place = usePlace(history)
  const id = /^\/center\/edit\/([^/]+)$/.exec(place.path)?.[1]
  const known = place.path === home || place.path === '/center/new' || id !== undefined
  const main = useViewFocus<HTMLElement>(place.path)
  // Where a form leads back to: the calendar as it was left.
  const calendar = useRef(home)
  useEffect(() => {
    if (!known) history.replace(home)
    if (place.path === home) calendar.current = home + (place.query.size ? `?${place.query}` : '')
  }, [known, place, history])

  return (
    <main ref={main} className="page view" tabIndex={-1}>
      {place.path === home && <CalendarView {...{ context, history }} />}
      {place.path === '/center/new' && (
        <NewItem
          {...{ context, history }}
          date={place.query.get('date') ?? ''}
          back={calendar.current}
        />
      )}
      {id !== undefined && (
        <ItemEditor key={id} {...{ context, history, id }} back={calendar.current} />
      )}
    </main>
  )
}
