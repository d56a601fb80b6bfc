import { sayWhereToOpen } from '../kit/lifecycles'
import { defineReactApp } from '../kit/react/react-app'
import { Personnel } from './personnel'

export const { bootstrap, mount, unmount } = defineReactApp(Personnel)

sayWhereToOpen('#root')
