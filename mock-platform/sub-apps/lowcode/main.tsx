import { defineReactApp } from '../kit/react/react-app'
import { LowCode } from './low-code'

export const { bootstrap, mount, unmount } = defineReactApp(LowCode)
