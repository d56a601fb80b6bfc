import { defineReactApp } from '../kit/react'
import { MeetingNotices } from './meeting-notices'

export const { bootstrap, mount, unmount } = defineReactApp(MeetingNotices)
