import { defineReactApp } from '../kit/react'
import { OfficialApp } from './official-app'

export const { bootstrap, mount, unmount } = defineReactApp(OfficialApp)
