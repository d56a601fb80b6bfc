import { defineReactApp } from '../kit/react/react-app'
import { MeetingNotices } from './meeting-notices'

export const { bootstrap, mount, unmount } = defineReactApp(MeetingNotices)
