import { defineReactApp } from '../kit/react/react-app'
import { Personnel } from './personnel'

export const { bootstrap, mount, unmount } = defineReactApp(Personnel)
