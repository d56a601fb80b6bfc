import { defineReactApp, useHome, usePlace } from '../kit/react'
import english from './english.json'
import { MeetingDetail } from './meeting-detail'
import { MeetingList } from './meeting-list'

const home = '/noticeDetail'

/** The notices that concern a user; `?id=` shows one of them. */
function MeetingNotices() {
  const { path, query } = usePlace()
  const id = query.get('id')
  useHome(path === home, home)
  return id ? <MeetingDetail key={id} id={id} /> : <MeetingList />
}

export const { bootstrap, mount, unmount } = defineReactApp(MeetingNotices, english)
