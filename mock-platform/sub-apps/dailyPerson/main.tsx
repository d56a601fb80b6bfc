import { defineReactApp } from '../kit/react'
import { WorkLog } from './work-log'

export const { bootstrap, mount, unmount } = defineReactApp(WorkLog)
