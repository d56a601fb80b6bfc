import { defineReactApp } from '../kit/react/react-app'
import { Forum } from './forum'

export const { bootstrap, mount, unmount } = defineReactApp(Forum)
