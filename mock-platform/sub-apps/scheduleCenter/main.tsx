import { defineReactApp } from '../kit/react'
import { ScheduleCentre } from './schedule-centre'

export const { bootstrap, mount, unmount } = defineReactApp(ScheduleCentre)
