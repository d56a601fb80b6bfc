import { defineReactApp } from '../kit/react/react-app'
import { OfficialApp } from './official-app'

export const { bootstrap, mount, unmount } = defineReactApp(OfficialApp)
