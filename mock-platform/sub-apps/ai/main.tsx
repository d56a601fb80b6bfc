import { defineReactApp } from '../kit/react/react-app'
import { Assistant } from './assistant'

export const { bootstrap, mount, unmount } = defineReactApp(Assistant)
