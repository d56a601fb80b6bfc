import { defineReactApp } from '../kit/react/react-app'
import { PlatformManagement } from './platform-management'

export const { bootstrap, mount, unmount } = defineReactApp(PlatformManagement)
