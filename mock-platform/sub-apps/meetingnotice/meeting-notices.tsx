import { useEffect } from 'react'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { MeetingDetail } from './meeting-detail'
import { MeetingList } from './meeting-list'

const home = '/noticeDetail'

/** The notices that concern a person; `?id=` shows one of them. */
export function MeetingNotices({ context, history }: ReactAppProps) {
  const place = usePlace(history)
  const id = place.query.get('id')
  useEffect(() => {
    if (place.path !== home) history.replace(home)
  }, [place, history])

  return id ? (
    <MeetingDetail key={id} id={id} context={context} history={history} />
  ) : (
    <MeetingList context={context} history={history} />
  )
}
