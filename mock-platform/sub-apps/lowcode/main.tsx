import { defineReactApp } from '../kit/react'
import { LowCode } from './low-code'

export const { bootstrap, mount, unmount } = defineReactApp(LowCode)
