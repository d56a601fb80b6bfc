import { useEffect, useRef } from 'react'
import { withQuery } from '../kit/place-query'
import { defineReactApp, MainView, useHome, usePlace } from '../kit/react'
import { CalendarView } from './calendar-view'
import english from './english.json'
import { ItemEditor, NewItem } from './item-form'

const home = '/center/index'

/** The calendar, or the form of one of its items, as the address says. */
function ScheduleCentre() {
  const place = usePlace()
  const id = /^\/center\/edit\/([^/]+)$/.exec(place.path)?.[1]
  const isNew = place.path === '/center/new'
  useHome(place.path === home || isNew || id !== undefined, home)
  // A form leads back to the calendar as it was left.
  const calendar = useRef(home)
  useEffect(() => {
    if (place.path === home) calendar.current = withQuery(place, {})
  }, [place])

  return (
    <MainView className="page">
      {place.path === home && <CalendarView />}
      {isNew && <NewItem date={place.query.get('date') ?? ''} back={calendar.current} />}
      {id !== undefined && <ItemEditor key={id} id={id} back={calendar.current} />}
    </MainView>
  )
}

export const { bootstrap, mount, unmount } = defineReactApp(ScheduleCentre, english)
