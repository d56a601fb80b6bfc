import { defineReactApp } from '../kit/react/react-app'
import { ScheduleCentre } from './schedule-centre'

export const { bootstrap, mount, unmount } = defineReactApp(ScheduleCentre)
