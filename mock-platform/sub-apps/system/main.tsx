import { defineReactApp } from '../kit/react'
import { PlatformManagement } from './platform-management'

export const { bootstrap, mount, unmount } = defineReactApp(PlatformManagement)
