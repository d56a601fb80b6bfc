import { defineReactApp } from '../kit/react/react-app'
import { WorkLog } from './work-log'

export const { bootstrap, mount, unmount } = defineReactApp(WorkLog)
